import {
  keptComparisons,
  keptRangeIn,
  type ApiClient,
  type CallInput,
  type CallOutput,
  type Website,
} from '@sightline/api-client'
import type { QueryClient } from '@tanstack/react-query'
import { siteKeys } from '../../sites/index.ts'
import { formatCards, usualCardsParam } from '../query/cards.ts'
import { chosenColumns } from './chosenColumns.ts'
import { tabsWithoutFilters } from '../query/tabsAfterFilter.ts'
import { formatView, parseView, type View } from '../query/view.ts'

type Choices = Omit<CallInput<'website', 'saveDashboardSetting'>, 'site_id'>

/** The part of a changed view that the dashboard opens with again. */
export function keptPartOf(view: View, changed: Partial<View>): Choices {
  const range = keptRangeIn(view.period?.range)
  const compare = keptComparisons.find((one) => one === (view.comparison?.kind ?? 'none'))
  // A forecast chooses its interval itself.
  const hasRange = 'period' in changed || ('interval' in changed && !changed.hasForecast)
  return {
    ...(hasRange && range !== undefined && { range, interval: view.interval ?? null }),
    ...('comparison' in changed && compare !== undefined && { compare }),
    ...('cards' in changed && { cards: isUsual(view.cards) ? null : [...view.cards] }),
    ...('columns' in changed && { columns: chosenColumns(view.columns) }),
    // Without those that a filter has opened.
    ...('openTabs' in changed && { tabs: tabsWithoutFilters(view, view.filters, []).openTabs }),
  }
}

const isUsual = (chosen: View['cards']) => formatCards({ cards: chosen, invalidCards: [] }) === usualCardsParam

interface Place {
  api: ApiClient
  queries: QueryClient
  siteId: string
}

/** Stores what was chosen on the dashboard of a site; where that fails, the next opening is as before. */
export async function keepChoices({ api, queries, siteId }: Place, view: View, changed: Partial<View>): Promise<void> {
  // As the address has it: without an interval that the new days cannot be shown in.
  const choices = keptPartOf(parseView(formatView(view, new URLSearchParams())), changed)
  if (Object.keys(choices).length === 0) return
  const result = await api.website.saveDashboardSetting({ site_id: siteId, ...choices }, { progress: false })
  if (result.code !== 200) return
  const withSetting = <Site extends Pick<Website, 'id' | 'dashboard_setting'>>(site: Site): Site =>
    site.id === siteId ? { ...site, dashboard_setting: result.data } : site
  queries.setQueryData<CallOutput<'website', 'fetchWebsiteList'>>(
    siteKeys.all,
    (lists) => lists && { ...lists, website_list: lists.website_list.map(withSetting) },
  )
  queries.setQueryData<Website | null>(siteKeys.one(siteId), (site) => site && withSetting(site))
}
