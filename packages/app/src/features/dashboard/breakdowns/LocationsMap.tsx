import type { Dimension, Breakdown, Dashboard } from '@sightline/api-client'
import { useRef } from 'react'
import { styled } from 'styled-components'
import type { StatsQuery } from '../api.ts'
import { useWholeBreakdown } from '../dimensions/useBreakdown.ts'
import { CountriesMap } from './CountriesMap.tsx'
import { useIsLater } from './useIsLater.ts'
import { useWasSeen } from './useWasSeen.ts'

interface LocationsMapProps {
  siteId: string
  statsQuery: StatsQuery | undefined
  /** Countries that are known already; undefined while none are. */
  first: Breakdown['rows'] | undefined
  /** The days that are shown. */
  range: Dashboard['range'] | undefined
  /** Code of the country that stands out. */
  highlighted: string | undefined
  onHighlight: (code: string | undefined) => void
  onFilter: (dimension: Dimension, value: string) => void
}

/** More than there are. */
const allCountries = 300

/** Every country on a map: those of the list at once when it is near, all others when it comes in sight. */
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
  const wasSeen = useWasSeen(root)
  // The map’s code is loaded after the first metrics and the chart, which people come for.
  const isLater = useIsLater(first !== undefined)
  const isNear = useWasSeen(root, '100% 0px') && isLater
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
