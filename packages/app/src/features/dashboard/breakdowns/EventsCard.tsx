import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { loadingPropsOf } from '../../../lib/api/loadingPropsOf.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { isLacking } from '../api.ts'
import { BreakdownCard, type BreakdownCardProps, type BreakdownSource } from './BreakdownCard.tsx'
import { LazySelect } from './LazySelect.tsx'
import { openTabOf, shownTabs, type OpenTabs } from '../query/tabs.ts'
import { useShownParts } from '../shownParts.ts'
import { textParam, useSearchParam } from '../../../lib/search-params/useSearchParam.ts'
import { withParams } from '../../../lib/search-params/withParams.ts'
import { useBreakdownTexts } from './useBreakdownTexts.ts'
import { useProperties } from './useProperties.ts'
import { formatView, parseView } from '../query/view.ts'

/** The id of the tab of properties, in which a select chooses the property. */
const properties = 'properties'

/** The actions of visitors: events, goals, and the values of one property. */
export function EventsCard(source: BreakdownSource) {
  const { t } = useLingui()
  const { breakdownNames, tabsOf } = useBreakdownTexts()
  const { view, openList, closeList } = source.state
  const { isShown } = useShownParts()
  const shown = shownTabs('events', isShown)
  const hasProperties = isShown('properties')
  const property = useProperty(source, hasProperties, shown.length === 0)
  const leaveProperties = useLeaveProperties()
  const [isListOpen, setIsListOpen] = useState(false)
  const isProperties = property.isOpen
  const dimension = openTabOf('events', view.openTabs, isShown)
  const [first, ...others] = [
    ...shown.flatMap((one) => tabsOf([one])),
    ...(hasProperties ? [{ id: properties, label: t`Properties`, column: property.key ?? t`Property` }] : []),
  ]
  if (first === undefined) return null
  return (
    <BreakdownCard
      {...source}
      id="events"
      name={breakdownNames.events}
      layout="table"
      tabs={[first, ...others]}
      selected={isProperties || dimension === undefined ? properties : dimension}
      onSelect={(next) => {
        if (next === properties) return property.choose('')
        const chosen = shown.find((one) => one === next)
        if (chosen !== undefined) leaveProperties({ ...view.openTabs, events: chosen })
      }}
      openDimension={isProperties ? property.open : dimension}
      isLacking={isProperties && property.isLacking}
      toolbar={isProperties ? property.select : undefined}
      isListOpen={isProperties ? isListOpen : view.all === dimension}
      onListOpenChange={(isOpen) => {
        if (isProperties) setIsListOpen(isOpen)
        else if (isOpen && dimension !== undefined) openList(dimension)
        else closeList()
      }}
    />
  )
}

/** Opens the tab of a dimension in one step: both parameters of the address change together. */
function useLeaveProperties() {
  const [, setSearch] = useSearchParams()
  return (openTabs: OpenTabs) =>
    setSearch((now) => withParams(formatView({ ...parseView(now), openTabs }, now), { property: null }), {
      replace: true,
    })
}

/**
 * The property that is open, once the names of all properties have loaded.
 * @param isAlone Whether the tab of properties is the only one.
 */
function useProperty(
  { siteId, statsQuery }: Pick<BreakdownSource, 'siteId' | 'statsQuery'>,
  isShown: boolean,
  isAlone: boolean,
) {
  const { t } = useLingui()
  const text = useMessageText()
  const [chosen, choose] = useSearchParam('property', textParam)
  const isOpen = isShown && (isAlone || chosen !== null)
  const names = useProperties(siteId, statsQuery, isOpen)
  const found = names.data?.find(({ key }) => key === chosen) ?? names.data?.[0]
  const key = found?.key
  const open: BreakdownCardProps['openDimension'] =
    key !== undefined
      ? `prop:${key}`
      : names.data !== undefined || isLacking(names.error)
        ? undefined
        : loadingPropsOf(names, text)
  return {
    isOpen,
    key,
    isLacking: names.data === undefined && isLacking(names.error),
    open,
    choose,
    select:
      key === undefined ? undefined : (
        <LazySelect
          size="sm"
          aria-label={t`Property`}
          items={(names.data ?? []).map((name) => ({ value: name.key, label: name.key }))}
          value={key}
          onChange={choose}
          isSearchable={(names.data?.length ?? 0) > 10}
        />
      ),
  }
}
