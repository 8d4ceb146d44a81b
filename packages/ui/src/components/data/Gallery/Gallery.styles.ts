import { GridList, GridListItem } from 'react-aria-components/GridList'
import { styled } from 'styled-components'
import { focusRing, forcedEdge, reducedMotion, token } from '../../../theme/theme.ts'
import { typography } from '../../../theme/typography.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token['space-6']};
`

const columns = `
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  gap: ${token['space-6']};
`

export const Placeholders = styled.div`
  ${columns}
`

export const Cards = styled(GridList)`
  ${columns}
  outline: none;
  & > .react-aria-DropIndicator {
    position: relative;
    outline: none;
  }
  /** The line stands in the gap before a card, or after the last one. */
  & > .react-aria-DropIndicator[data-drop-target]::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: calc(${token['space-6']} / -2 - 1px);
    inline-size: 2px;
    border-radius: 1px;
    background: ${token.accent};
  }
` as typeof GridList

export const Item = styled(GridListItem)`
  position: relative;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  overflow: clip;
  border-radius: ${token['radius-lg']};
  background: ${token['bg-surface']};
  box-shadow:
    0 0 0 1px ${token['border-subtle']},
    ${token['shadow-xs']};
  ${forcedEdge}
  outline: none;
  cursor: default;
  transition: box-shadow ${token['duration-base']} ${token['ease-standard']};
  ${reducedMotion} {
    transition: none;
  }
  &[data-hovered] {
    cursor: pointer;
    box-shadow:
      0 0 0 1px ${token['border-default']},
      ${token['shadow-md']};
  }
  &[data-focus-visible] {
    ${focusRing}
  }
  &[data-dragging] {
    opacity: 0.5;
  }
`

/** Its lower end is cut off where there is more. */
export const Picture = styled.div`
  flex: none;
  aspect-ratio: 1;
  min-block-size: 0;
  overflow: clip;
  border-block-end: 1px solid ${token['border-subtle']};
  background: ${token['bg-canvas']};
  & > img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
`

export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${token['space-2']};
  padding: ${token['space-5']} ${token['space-4']} ${token['space-5']} ${token['space-6']};
`

export const Names = styled.div`
  flex: 1;
  min-inline-size: 0;
`

export const Title = styled.div`
  ${typography.headingSmall}
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const Text = styled.div`
  ${typography.caption}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token['space-2']} ${token['space-4']};
  margin-block-start: ${token['space-2']};
  color: ${token['text-secondary']};
`
