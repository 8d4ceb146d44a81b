import { useLingui } from '@lingui/react/macro'
import type { FixedDimension, Range } from '@sightline/api-client'

interface Choice<Value extends string> {
  value: Value
  label: string
}

/** The ranges and the breakdowns from which support chooses one each to ask for a site’s metrics. */
export function useSiteMetricsChoices(): { ranges: Choice<Range>[]; dimensions: Choice<FixedDimension>[] } {
  const { t } = useLingui()
  return {
    ranges: [
      { value: 'realtime', label: t`Realtime` },
      { value: 'today', label: t`Today` },
      { value: 'yesterday', label: t`Yesterday` },
      { value: '7d', label: t`Last 7 days` },
      { value: '28d', label: t`Last 28 days` },
      { value: '30d', label: t`Last 30 days` },
      { value: '90d', label: t`Last 90 days` },
      { value: 'week', label: t`This week` },
      { value: 'month', label: t`This month` },
      { value: 'year', label: t`This year` },
      { value: 'last_month', label: t`Last month` },
      { value: '12mo', label: t`Last 12 months` },
      { value: 'all', label: t`All time` },
    ],
    dimensions: [
      { value: 'page', label: t`Pages` },
      { value: 'page_title', label: t`Page titles` },
      { value: 'entry_page', label: t`Entry pages` },
      { value: 'exit_page', label: t`Exit pages` },
      { value: 'hostname', label: t`Host names` },
      { value: 'source', label: t`Referrers` },
      { value: 'channel', label: t`Channels` },
      { value: 'country', label: t`Countries` },
      { value: 'browser', label: t`Browsers` },
      { value: 'os', label: t`OS` },
      { value: 'device', label: t`Devices` },
      { value: 'event', label: t`Events` },
    ],
  }
}
