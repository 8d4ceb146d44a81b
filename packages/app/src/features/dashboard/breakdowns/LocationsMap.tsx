import type { Dimension, Breakdown, Dashboard } from '@sightline/api-client'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { lazyInPlace } from '../../../lib/lazy-code/lazyCode.tsx'
import type { StatsQuery } from '../api.ts'
import { useAfterDelay } from './useAfterDelay.ts'
import { useWasInView } from './useWasInView.ts'

const CountriesMap = lazyInPlace(() => import('./CountriesMap.tsx'))

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
  return (
    <Root ref={root}>
      {first !== undefined && (isNear || wasSeen) && (
        <CountriesMap {...{ siteId, statsQuery, first, wasSeen, range, highlighted, onHighlight, onFilter }} />
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
