import { Panel, type PanelSource } from './Panel.tsx'
import { panels, type PanelId } from './tabs.ts'
import { usePanelTexts } from './usePanelTexts.ts'
import type { ViewState } from './useView.ts'

interface DimensionPanelProps extends PanelSource {
  id: Exclude<PanelId, 'events'>
  state: ViewState
}

/** A panel whose tabs are dimensions. */
export function DimensionPanel({ id, state, ...source }: DimensionPanelProps) {
  const { panelNames, tabsOf } = usePanelTexts()
  const { view, replace, openList, closeList } = state
  const open = view.openTabs[id]
  return (
    <Panel
      {...source}
      name={panelNames[id]}
      tabs={tabsOf(panels[id])}
      selected={open}
      onSelect={(next) => {
        const dimension = panels[id].find((one) => one === next)
        if (dimension !== undefined) replace({ openTabs: { ...view.openTabs, [id]: dimension } })
      }}
      open={open}
      isListOpen={view.all === open}
      onListOpenChange={(isOpen) => (isOpen ? openList(open) : closeList())}
    />
  )
}
