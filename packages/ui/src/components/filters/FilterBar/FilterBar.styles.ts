import { Button as AriaButton } from 'react-aria-components/Button'
import { styled } from 'styled-components'
import { coarsePointer, focusRing, forcedEdge, from, token } from '../../../theme/theme.ts'
import { tabular, typography } from '../../../theme/typography.ts'

export const Root = styled.div`
  display: flex;
  flex: 1;
  align-items: flex-start;
  gap: ${token['space-4']};
  min-inline-size: 0;
  ${from('md')} {
    flex-wrap: wrap;
    gap: ${token['space-4']} ${token['space-6']};
  }
`

/** The filters wrap within their own box, so that the end of the bar keeps its position. */
export const Line = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token['space-4']};
  min-inline-size: min(12rem, 100%);
  /** The line is as high as the content at the end, even where the chips take several lines. */
  padding-block: calc((${token['control-height']} - ${token['control-sm']}) / 2);
  ${coarsePointer} {
    padding-block: 0;
  }
`

export const End = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${token['space-5']};
  min-inline-size: 0;
  ${from('md')} {
    flex: 0 1 auto;
    flex-wrap: wrap;
    justify-content: flex-end;
    margin-inline-start: auto;
  }
`

export const Add = styled(AriaButton)`
  ${typography.body}
  display: inline-flex;
  align-items: center;
  gap: ${token['space-3']};
  min-block-size: ${token['control-sm']};
  padding-block: 0;
  padding-inline: ${token['space-4']};
  border: 1px dashed ${token['border-control']};
  border-radius: 7px;
  font-family: inherit;
  font-weight: ${token['weight-medium']};
  color: ${token['text-secondary']};
  background: transparent;
  cursor: pointer;
  outline: none;
  ${coarsePointer} {
    min-block-size: ${token['control-lg']};
  }
  &[data-disabled] {
    color: ${token['text-disabled']};
    cursor: not-allowed;
  }
  &[data-hovered],
  &[aria-expanded='true'] {
    color: ${token['text-primary']};
    background: ${token['bg-hover']};
  }
  &[data-focus-visible] {
    ${focusRing}
  }
`

export const Opener = styled.div`
  position: relative;
  display: flex;
`

export const Badge = styled.span`
  ${typography.micro}
  ${tabular}
  position: absolute;
  inset-block-start: -0.375rem;
  inset-inline-end: -0.375rem;
  display: grid;
  place-items: center;
  min-inline-size: 1.125rem;
  block-size: 1.125rem;
  padding-inline: ${token['space-2']};
  border-radius: ${token['radius-full']};
  color: ${token['on-accent']};
  background: ${token.accent};
  pointer-events: none;
  ${forcedEdge}
`

/** The filters in a column, in the sheet for phones. */
export const Stack = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${token['space-5']};
`
