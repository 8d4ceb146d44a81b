import type { Dimension, Breakdown, Dashboard } from '@sightline/api-client'
import { useRef } from 'react'
import { styled } from 'styled-components'
import type { StatsQuery } from '../api.ts'
import { useWholeBreakdown } from '../dimensions/useBreakdown.ts'
import { CountriesMap } from './CountriesMap.tsx'
import { useAfterDelay } from './useAfterDelay.ts'
import { useWasInView } from './useWasInView.ts'

interface LocationsMapProps {
  siteId: string
  statsQuery: StatsQuery | undefined
  /** The rows of the countries that the list already has; undefined while it loads. */
  first: Breakdown['rows'] | undefined
  /** The days of the rows. */
  range: Dashboard['range'] | undefined
  /** The code of the highlighted country. */
  highlighted: string | undefined
  onHighlight: (code: string | undefined) => void
  onFilter: (dimension: Dimension, value: string) => void
}

/** The number of rows to request, more than there are countries. */
const allCountries = 300

/** The map of all countries: those of the list when it is scrolled near, all others when it is in sight. */
export function LocationsMap({
  siteId,
  statsQuery,
  first,
  range,
  highlighted,
  onHighlight,
  onFilter,
}: LocationsMapProps) {
  const root = useRef<HTMLDivElement>(null)
  const wasSeen = useWasInView(root)
  // The map’s code is loaded after the first metrics and the chart, which people come for.
  const isLater = useAfterDelay(first !== undefined)
  const isNear = useWasInView(root, '100% 0px') && isLater
  const all = useWholeBreakdown(siteId, statsQuery, { dimension: 'country', pageSize: allCountries }, wasSeen)
  const rows = all.data?.pages.flatMap((page) => page.rows) ?? first
  return (
    <Root ref={root}>
      {rows !== undefined && (isNear || wasSeen) && (
        <CountriesMap {...{ rows, range, highlighted, onHighlight, onFilter }} />
      )}
    </Root>
  )
}

/** The placeholder is as high as the map with its scale will be. */
const Root = styled.div`
  &:empty {
    aspect-ratio: 1.7;
  }
`
