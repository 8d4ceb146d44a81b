import type { ComponentPropsWithRef } from 'react'
import type { StrictOmit } from '../../components/props.ts'

export interface CountryMetric {
  /** Two letters, ISO 3166-1. */
  code: string
  /** What people call it. */
  name: string
  /** Visitors. */
  visitors: number
  /** Of all visitors, 0 to 100. */
  percentage: number
}

export interface CountryMapProps extends StrictOmit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Accessible name: what the map shows. */
  'aria-label': string
  /** The countries with values; those without any visit may be left out. */
  items: readonly CountryMetric[]
  /** Code of the country that stands out, because its row of the list is pointed at. */
  highlightedKey?: string | undefined
  /** Called with the country that is pointed at, undefined when there is none any more: its row of the list should stand out. */
  onHighlightChange?: ((code: string | undefined) => void) | undefined
  /** Called with the country that was pressed. */
  onAction?: ((code: string) => void) | undefined
}
