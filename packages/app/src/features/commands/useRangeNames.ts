import { useLingui } from '@lingui/react/macro'
import type { DateRangePreset } from '@sightline/ui'

/** The names of the ranges of a dashboard. */
export function useRangeNames(): Readonly<Record<DateRangePreset, string>> {
  const { t } = useLingui()
  return {
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
    all: t`All time`,
  }
}
