import { useLingui } from '@lingui/react/macro'
import { CalendarIcon, type Command } from '@sightline/ui'
import { useLocation, useSearchParams } from 'wouter'
import { hrefOf } from '../../lib/navigation/hash.ts'
import { withParams } from '../../lib/search-params/withParams.ts'

/** A command for each range of the open dashboard: a link to its address with another range. */
export function useRangeCommands(): readonly Command[] {
  const { t } = useLingui()
  const [location] = useLocation()
  const [search] = useSearchParams()
  if (!/^\/sites\/\d+$/.test(location)) return []
  const names = {
    realtime: t`Realtime`,
    today: t`Today`,
    yesterday: t`Yesterday`,
    '7d': t`Last 7 days`,
    '28d': t`Last 28 days`,
    '30d': t`Last 30 days`,
    '90d': t`Last 90 days`,
    week: t`This week`,
    month: t`This month`,
    year: t`This year`,
    last_month: t`Last month`,
    '12mo': t`Last 12 months`,
  }
  return Object.entries(names).map(([range, label]) => {
    const next = withParams(search, { range, from: null, to: null })
    return { id: `range ${range}`, label, icon: CalendarIcon, href: hrefOf(`${location}?${next}`) }
  })
}
