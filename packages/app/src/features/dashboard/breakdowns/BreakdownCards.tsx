import { Columns } from '@sightline/ui'
import { DimensionCard } from './DimensionCard.tsx'
import { EventsCard } from './EventsCard.tsx'
import { FunnelsCard } from './FunnelsCard.tsx'
import type { BreakdownSource } from './BreakdownCard.tsx'
import type { ViewState } from '../query/useView.ts'

interface BreakdownCardsProps extends Omit<BreakdownSource, 'onFilter'> {
  state: ViewState
  /** Whether the site is theirs to change. */
  mayChange: boolean
}

/** Everything that the visitors are broken down by, and the steps that they took. */
export function BreakdownCards({ state, mayChange, ...rest }: BreakdownCardsProps) {
  const shared = { ...rest, state, onFilter: state.toggleFilter }
  const { siteId, statsQuery, dashboard } = rest
  return (
    <>
      <Columns gap="gutter">
        <DimensionCard {...shared} id="content" />
        <DimensionCard {...shared} id="sources" />
      </Columns>
      {/* The map takes as much as its list. */}
      <Columns gap="gutter" ratio={state.view.openTabs.places === 'country' ? '2:1' : '1:1'}>
        <DimensionCard {...shared} id="places" />
        <DimensionCard {...shared} id="technology" />
      </Columns>
      <EventsCard {...shared} />
      <FunnelsCard {...{ siteId, statsQuery, dashboard, mayChange }} />
    </>
  )
}
