import { css } from 'styled-components'
import { token } from './theme.ts'

const style = (px: number, line: number, weight: string, tracking = 0) => css`
  font-size: ${px / 16}rem;
  line-height: ${line / px};
  font-weight: ${weight};
  letter-spacing: calc(${tracking}em * ${token.tracking});
`

/** The design’s text styles, each for use inside a styled component. */
export const typography = {
  micro: style(11, 16, token['weight-micro']),
  caption: style(12, 16, token['weight-caption']),
  body: css`
    font-size: 0.8125rem;
    line-height: ${token['line-body']};
    font-weight: ${token['weight-regular']};
    letter-spacing: 0;
  `,
  bodyLarge: style(14, 20, token['weight-regular']),
  lead: style(15, 24, token['weight-regular']),
  headingSmall: style(14, 20, token['weight-strong']),
  heading: style(16, 24, token['weight-strong'], -0.012),
  title: style(20, 28, token['weight-bold'], -0.018),
  titleLarge: style(24, 32, token['weight-bold'], -0.022),
  display: style(32, 40, token['weight-bold'], -0.028),
  price: style(40, 48, token['weight-strong'], -0.035),
  metricSmall: style(22, 28, token['weight-semibold'], -0.025),
  metricCard: style(24, 32, token['weight-semibold'], -0.025),
  metric: style(28, 34, token['weight-semibold'], -0.028),
  code: css`
    font-family: ${token['font-mono']};
    font-size: 0.8125rem;
    line-height: 1.6923;
    font-weight: 400;
    letter-spacing: -0.01em;
  `,
} as const

/** The digits of numbers that change or stand in a column. */
export const tabular = css`
  font-variant-numeric: tabular-nums;
`
