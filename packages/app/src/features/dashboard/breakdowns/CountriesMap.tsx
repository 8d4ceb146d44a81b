import { useLingui } from '@lingui/react/macro'
import type { Dimension, Breakdown, Dashboard } from '@sightline/api-client'
import { useFormat } from '@sightline/ui'
import { lazyInPlace } from '../../../lib/lazy-code/lazyCode.tsx'
import { useValueNames } from '../dimensions/useValueNames.ts'

const CountryMap = lazyInPlace(() => import('./LazyCountryMap.ts'))

interface CountriesMapProps {
  rows: Breakdown['rows']
  range: Dashboard['range'] | undefined
  /** The code of the highlighted country. */
  highlighted: string | undefined
  onHighlight: (code: string | undefined) => void
  onFilter: (dimension: Dimension, value: string) => void
}

/** Draws the visitors of each country on a map. */
export function CountriesMap({ rows, range, highlighted, onHighlight, onFilter }: CountriesMapProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { country } = useValueNames()
  return (
    <CountryMap
      aria-label={t`Visitors by country`}
      period={range === undefined ? undefined : format.days(range.from, range.to, range.time_zone)}
      items={rows
        .filter(({ value }) => value !== '')
        .map(({ value, visitors, percentage }) => ({ code: value, name: country(value), visitors, percentage }))}
      highlightedKey={highlighted}
      onHighlightChange={onHighlight}
      onAction={(code) => onFilter('country', code)}
    />
  )
}
