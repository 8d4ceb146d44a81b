import { BreakdownCard, type BreakdownSource } from './BreakdownCard.tsx'
import { shownTabs, type BreakdownId } from '../query/tabs.ts'
import { useShownParts } from '../shownParts.ts'
import { useBreakdownTexts } from './useBreakdownTexts.ts'

interface DimensionCardProps extends BreakdownSource {
  id: Exclude<BreakdownId, 'events'>
}

/** A breakdown whose tabs are dimensions. */
export function DimensionCard({ id, ...source }: DimensionCardProps) {
  const { breakdownNames, tabsOf } = useBreakdownTexts()
  const { view, replace, openList, closeList } = source.state
  const hidden = source.dashboard?.hidden
  const { isShown } = useShownParts()
  const [first, ...others] = shownTabs(id, isShown).filter((dimension) => !hidden?.some((one) => one === dimension))
  if (first === undefined) return null
  const shown = [first, ...others] as const
  const open = shown.find((dimension) => dimension === view.openTabs[id]) ?? first
  return (
    <BreakdownCard
      {...source}
      id={id}
      name={breakdownNames[id]}
      tabs={tabsOf(shown)}
      selected={open}
      onSelect={(next) => {
        const dimension = shown.find((one) => one === next)
        if (dimension !== undefined) replace({ openTabs: { ...view.openTabs, [id]: dimension } })
      }}
      openDimension={open}
      isListOpen={view.all === open}
      onListOpenChange={(isOpen) => (isOpen ? openList(open) : closeList())}
    />
  )
}
