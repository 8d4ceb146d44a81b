import { useLingui } from '@lingui/react/macro'
import type { Dimension, Breakdown, Dashboard } from '@sightline/api-client'
import { useFormat } from '@sightline/ui'
import { CountryMap } from '@sightline/ui/charts'
import type { StatsQuery } from '../api.ts'
import { useValueNames } from '../dimensions/useValueNames.ts'
import { withoutComparison } from '../query/withoutComparison.ts'
import { useWholeBreakdown } from '../dimensions/useWholeBreakdown.ts'

/** The number of rows to request, more than there are countries. */
const allCountries = 300

interface CountriesMapProps {
  siteId: string
  statsQuery: StatsQuery | undefined
  /** The rows of the countries that the list has. */
  first: Breakdown['rows']
  /** Whether the map was in sight, so that all countries are wanted. */
  wasSeen: boolean
  range: Dashboard['range'] | undefined
  /** The code of the highlighted country. */
  highlighted: string | undefined
  onHighlight: (code: string | undefined) => void
  onFilter: (dimension: Dimension, value: string) => void
}

/** Draws the visitors of each country on a map. */
export default function CountriesMap({
  siteId,
  statsQuery,
  first,
  wasSeen,
  range,
  highlighted,
  onHighlight,
  onFilter,
}: CountriesMapProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { country } = useValueNames()
  // A map shows no change.
  const query = statsQuery && withoutComparison(statsQuery)
  const all = useWholeBreakdown(siteId, query, { dimension: 'country', pageSize: allCountries }, wasSeen)
  const rows = all.data?.pages.flatMap((page) => page.rows) ?? first
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
