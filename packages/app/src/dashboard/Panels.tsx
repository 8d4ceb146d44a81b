import type { Dashboard } from '@sightline/api-client'
import { from, token } from '@sightline/ui'
import styled from 'styled-components'
import type { Question } from '../session/figures.ts'
import { Panel } from './Panel.tsx'
import { panels, type PanelId } from './tabs.ts'
import type { ViewState } from './useView.ts'

interface PanelsProps {
  siteId: string
  state: ViewState
  question: Question | undefined
  /** The figures that came with the dashboard; undefined while the first load. */
  dashboard: Dashboard | undefined
  /** Whether these are still those of another question. */
  isOther: boolean
}

/** Everything that the visitors are broken down by. */
export function Panels({ state, ...rest }: PanelsProps) {
  const { view, replace, openList, closeList, toggleFilter } = state
  const panel = (id: PanelId) => (
    <Panel
      {...rest}
      id={id}
      tabs={panels[id]}
      open={view.openTabs[id]}
      onOpen={(dimension) => replace({ openTabs: { ...view.openTabs, [id]: dimension } })}
      isListOpen={view.all === view.openTabs[id]}
      onListOpenChange={(isOpen) => (isOpen ? openList(view.openTabs[id]) : closeList())}
      onFilter={toggleFilter}
    />
  )
  return (
    <>
      <Pair>
        {panel('content')}
        {panel('sources')}
      </Pair>
      <Pair data-map={view.openTabs.places === 'country' || undefined}>
        {panel('places')}
        {panel('technology')}
      </Pair>
      {panel('events')}
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
