import { from, token } from '@sightline/ui'
import styled from 'styled-components'
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
      <Pair>
        <DimensionCard {...shared} id="content" />
        <DimensionCard {...shared} id="sources" />
      </Pair>
      <Pair data-map={state.view.openTabs.places === 'country' || undefined}>
        <DimensionCard {...shared} id="places" />
        <DimensionCard {...shared} id="technology" />
      </Pair>
      <EventsCard {...shared} />
      <FunnelsCard {...{ siteId, statsQuery, dashboard, mayChange }} />
    </>
  )
}

const Pair = styled.div`
  display: grid;
  gap: ${token['layout-gutter']};
  ${from('lg')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    /* The map takes as much as its list. */
    &[data-map] {
      grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    }
  }
`
