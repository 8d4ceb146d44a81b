import type { ChartRootProps } from '../ChartFrame/index.ts'

export interface CountryMetric {
  /** Two letters, ISO 3166-1. */
  code: string
  /** The displayed name. */
  name: string
  /** Visitors. */
  visitors: number
  /** The share of all visitors, 0 to 100. */
  percentage: number
}

export interface CountryMapProps extends ChartRootProps {
  /** Accessible name: what the map shows. */
  'aria-label': string
  /** The dates of the period, as people read them: they are in the title of the table and the picture. */
  period?: string | undefined
  /** The countries with values; those without any visit may be left out. */
  items: readonly CountryMetric[]
  /** Code of the country that stands out, because its row of the list is pointed at. */
  highlightedKey?: string | undefined
  /** Called with the country that is pointed at, undefined when there is none any more: its row of the list should stand out. */
  onHighlightChange?: ((code: string | undefined) => void) | undefined
  /** Called with the country that was pressed. */
  onAction?: ((code: string) => void) | undefined
}
