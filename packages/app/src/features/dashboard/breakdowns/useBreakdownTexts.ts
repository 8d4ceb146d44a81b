import { useLingui } from '@lingui/react/macro'
import type { BreakdownTab } from '@sightline/ui'
import type { BreakdownDimension, BreakdownId } from '../query/tabs.ts'
import { useDimensionTexts } from '../dimensions/useDimensionTexts.ts'

/** The names of the breakdowns and of their tabs. */
export function useBreakdownTexts() {
  const { t } = useLingui()
  const { labelOf, nameOf } = useDimensionTexts()
  const breakdownNames: Record<BreakdownId, string> = {
    content: t`Content`,
    sources: t`Sources`,
    places: t`Places`,
    technology: t`Technology`,
    events: t`Events`,
  }
  const tab = (dimension: BreakdownDimension): BreakdownTab => ({
    id: dimension,
    label: labelOf(dimension),
    column: nameOf(dimension),
  })
  const tabsOf = ([first, ...others]: readonly [BreakdownDimension, ...BreakdownDimension[]]): [
    BreakdownTab,
    ...BreakdownTab[],
  ] => [tab(first), ...others.map(tab)]
  return { breakdownNames, tabsOf }
}
