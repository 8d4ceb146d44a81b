import { styled } from 'styled-components'
import { token } from '../../../theme/theme.ts'
import { Day, Month } from '../DateRangePicker/months/Months.styles.ts'

/** One day is chosen, not a band of days. */
export const Root = styled(Month)`
  inline-size: 15.75rem;
  max-inline-size: 100%;
  [data-rac][role='button'][data-selected] {
    background: transparent;
    ${Day} {
      font-weight: ${token['weight-strong']};
      color: ${token['on-accent']};
      background: ${token.accent};
      &::after {
        background: currentColor;
      }
      @media (forced-colors: active) {
        color: HighlightText;
        background: Highlight;
        forced-color-adjust: none;
      }
    }
  }
`
