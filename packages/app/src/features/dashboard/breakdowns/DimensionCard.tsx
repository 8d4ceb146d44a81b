import { BreakdownCard, type BreakdownSource } from './BreakdownCard.tsx'
import { dimensionsOfBreakdowns, type BreakdownId } from '../query/tabs.ts'
import { useBreakdownTexts } from './useBreakdownTexts.ts'
import type { ViewState } from '../query/useView.ts'

interface DimensionCardProps extends BreakdownSource {
  id: Exclude<BreakdownId, 'events'>
  state: ViewState
}

/** A breakdown whose tabs are dimensions. */
export function DimensionCard({ id, state, ...source }: DimensionCardProps) {
  const { breakdownNames, tabsOf } = useBreakdownTexts()
  const { view, replace, openList, closeList } = state
  const open = view.openTabs[id]
  return (
    <BreakdownCard
      {...source}
      name={breakdownNames[id]}
      tabs={tabsOf(dimensionsOfBreakdowns[id])}
      selected={open}
      onSelect={(next) => {
        const dimension = dimensionsOfBreakdowns[id].find((one) => one === next)
        if (dimension !== undefined) replace({ openTabs: { ...view.openTabs, [id]: dimension } })
      }}
      openDimension={open}
      isListOpen={view.all === open}
      onListOpenChange={(isOpen) => (isOpen ? openList(open) : closeList())}
    />
  )
}
