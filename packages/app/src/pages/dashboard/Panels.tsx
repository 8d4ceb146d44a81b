import type { Dashboard } from '@sightline/api-client'
import { from, token } from '@sightline/ui'
import styled from 'styled-components'
import { Panel } from './Panel.tsx'
import type { Range } from './range.ts'
import { panels, type Dimension, type OpenTabs, type PanelId } from './tabs.ts'

interface PanelsProps {
  siteId: string
  range: Range | undefined
  /** The figures that came with the dashboard; undefined while the first load. */
  dashboard: Dashboard | undefined
  /** Whether these are still those of another range. */
  isOtherRange: boolean
  openTabs: OpenTabs
  onOpen: (panel: PanelId, dimension: Dimension) => void
  /** The dimension whose whole list is open. */
  list: Dimension | null
  onListOpen: (dimension: Dimension) => void
  onListClose: () => void
}

/** Everything that the visitors are broken down by. */
export function Panels({ openTabs, onOpen, list, onListOpen, onListClose, ...rest }: PanelsProps) {
  const panel = (id: PanelId) => (
    <Panel
      {...rest}
      id={id}
      tabs={panels[id]}
      open={openTabs[id]}
      onOpen={(dimension) => onOpen(id, dimension)}
      isListOpen={list === openTabs[id]}
      onListOpenChange={(isOpen) => (isOpen ? onListOpen(openTabs[id]) : onListClose())}
    />
  )
  return (
    <>
      <Pair>
        {panel('content')}
        {panel('sources')}
      </Pair>
      <Pair>
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
  }
`
