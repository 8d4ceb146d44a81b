import type { ChartRootProps } from '../ChartFrame/index.ts'

export interface CountryMetric {
  /** Country code of two letters, ISO 3166-1. */
  code: string
  /** The displayed name. */
  name: string
  /** Number of visitors. */
  visitors: number
  /** The share of all visitors, 0 to 100. */
  percentage: number
}

/** Something that happens in a country at this moment. */
export interface CountryPulse {
  /** Of this pulse alone. */
  id: string
  /** Country code of two letters, ISO 3166-1. */
  code: string
}

export interface CountryMapProps extends ChartRootProps {
  /** Accessible name of the map. */
  'aria-label': string
  /** The dates of the period as text, for the title of the table and of the picture. */
  period?: string | undefined
  /** The countries with values; countries without visits may be left out. */
  items: readonly CountryMetric[]
  /**
   * Points that pulse once in their country when they are new and are gone two seconds later, for a live page. Those of
   * countries that the map does not have are left out.
   */
  pulses?: readonly CountryPulse[] | undefined
  /** Code of the highlighted country, for example because its row in the list is hovered. */
  highlightedKey?: string | undefined
  /**
   * Called with the hovered country, undefined when no country is hovered any more, so that its row in the list can be
   * highlighted.
   */
  onHighlightChange?: ((code: string | undefined) => void) | undefined
  /** Called with the pressed country. */
  onAction?: ((code: string) => void) | undefined
}
