import { styled } from 'styled-components'
import { forcedEdge, token } from '../../theme/theme.ts'
import { tabular, typography } from '../../theme/typography.ts'

/** The aspect ratio of the world, so that nothing moves when the map has loaded. */
export const Content = styled.div`
  position: relative;
  aspect-ratio: 2.15;
  min-inline-size: 0;
`

/** The message in place of the map. */
export const Message = styled.div`
  ${typography.body}
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${token['space-4']};
  block-size: 100%;
  text-align: center;
  color: ${token['text-secondary']};
  p {
    margin: 0;
  }
`

/** The map is not mirrored in right-to-left languages. */
export const Canvas = styled.div`
  position: absolute;
  inset: 0;
  direction: ltr;
  &[data-pointed] {
    cursor: pointer;
  }
`

export const ChartTooltip = styled.div`
  ${typography.caption}
  ${tabular}
  position: absolute;
  z-index: ${token['z-sticky']};
  inset-block-start: 0;
  inset-inline-start: 0;
  min-inline-size: 9rem;
  padding: ${token['space-4']} 0.625rem;
  border-radius: ${token['radius-md']};
  line-height: 1.5;
  color: ${token['tooltip-text']};
  background: ${token['tooltip-bg']};
  box-shadow: ${token['shadow-md']};
  pointer-events: none;
  ${forcedEdge}
`

export const ChartTooltipRow = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${token['space-5']};
  font-weight: ${token['weight-semibold']};
  white-space: nowrap;
  & + & {
    font-weight: ${token['weight-regular']};
    color: ${token['tooltip-muted']};
  }
`
