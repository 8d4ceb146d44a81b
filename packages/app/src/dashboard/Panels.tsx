import { from, token } from '@sightline/ui'
import styled from 'styled-components'
import { DimensionPanel } from './DimensionPanel.tsx'
import { EventsPanel } from './EventsPanel.tsx'
import { FunnelsPanel } from './FunnelsPanel.tsx'
import type { PanelSource } from './Panel.tsx'
import type { ViewState } from './useView.ts'

interface PanelsProps extends Omit<PanelSource, 'onFilter'> {
  state: ViewState
  /** Whether the site is theirs to change. */
  mayChange: boolean
}

/** Everything that the visitors are broken down by, and the steps that they took. */
export function Panels({ state, mayChange, ...rest }: PanelsProps) {
  const shared = { ...rest, state, onFilter: state.toggleFilter }
  const { siteId, question, dashboard } = rest
  return (
    <>
      <Pair>
        <DimensionPanel {...shared} id="content" />
        <DimensionPanel {...shared} id="sources" />
      </Pair>
      <Pair data-map={state.view.openTabs.places === 'country' || undefined}>
        <DimensionPanel {...shared} id="places" />
        <DimensionPanel {...shared} id="technology" />
      </Pair>
      <EventsPanel {...shared} />
      <FunnelsPanel {...{ siteId, question, dashboard, mayChange }} />
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
