import { useLingui } from '@lingui/react/macro'
import { useFormat, type LoadingProps } from '@sightline/ui'
import { TrendChartPlaceholder } from '@sightline/ui/charts'
import { lazyInPlace } from '../../../lib/lazy-code/lazyCode.tsx'
import { endOfDay } from '../reports/period.ts'
import type { DayBalance } from './balances.ts'

const TrendChart = lazyInPlace(() => import('../reports/TrendChart.ts'), TrendChartPlaceholder)

interface BalanceChartProps extends LoadingProps {
  days: readonly DayBalance[]
}

/** What one user had day by day. */
export function BalanceChart({ days, ...loading }: BalanceChartProps) {
  const { t } = useLingui()
  const format = useFormat()
  const [first, last] = [days[0], days.at(-1)]
  return (
    <TrendChart
      {...loading}
      name={t`Balance`}
      total={format.full(last?.balance)}
      period={first === undefined || last === undefined ? '' : format.days(first.day, endOfDay(last.day), 'UTC')}
      interval="day"
      timeZone="UTC"
      points={days.map(({ day, balance }) => ({ start: `${day}T00:00:00.000Z`, value: balance, isPartial: false }))}
    />
  )
}
