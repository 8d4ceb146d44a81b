import { css } from 'styled-components'
import { from } from '../../theme/theme.ts'

/** Height of the drawing: 190, 240 or 288 px depending on the viewport, the same before and after the data arrive. */
export const chartHeight = css`
  block-size: 11.875rem;
  ${from('md')} {
    block-size: 15rem;
  }
  ${from('lg')} {
    block-size: 18rem;
  }
`
