import { styled } from 'styled-components'
import { token } from '../../theme/theme.ts'
import { tabular, typography } from '../../theme/typography.ts'

/** The scale is not mirrored: its smallest value is at the left, as on an axis. */
export const Scale = styled.div`
  direction: ltr;
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  row-gap: ${token['space-1']};
  inline-size: 9rem;
`

const shades = [1, 2, 3, 4, 5] as const

export const Bar = styled.span`
  grid-column: 1 / -1;
  block-size: 0.5rem;
  border-radius: 2px;
  background: linear-gradient(to right in oklab, ${shades.map((shade) => token[`map-${shade}`]).join(', ')});
  /** Forced colours do not change the canvas, so the legend keeps its colours too. */
  forced-color-adjust: none;
`

export const Tick = styled.span`
  ${typography.micro}
  ${tabular}
  grid-row: 2;
  font-weight: ${token['weight-regular']};
  color: ${token['text-tertiary']};
  white-space: nowrap;
  &[data-place='start'] {
    grid-column: 1;
  }
  &[data-place='middle'] {
    grid-column: 2;
    justify-self: center;
  }
  &[data-place='end'] {
    grid-column: 3;
    justify-self: end;
  }
`
