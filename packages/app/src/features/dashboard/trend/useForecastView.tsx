import { Trans, useLingui } from '@lingui/react/macro'
import { forecastLimits } from '@sightline/api-client'
import { useFormat } from '@sightline/ui'
import type { TrendForecast } from '@sightline/ui/charts'
import type { ReactNode } from 'react'
import { useForecast } from '../api.ts'
import { useSession } from '../../auth/index.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import type { MetricId } from '../query/metrics.ts'
import { canBeForecast, obstacleOf } from './forecast.ts'
import type { Period } from '../query/range.ts'
import type { View } from '../query/view.ts'

const { historyDays, perDay } = forecastLimits

interface ForecastView {
  /** Whether the person’s membership does not include forecasts. */
  isLocked: boolean
  /** The reason why the open view has no forecast, in words; null where it can have one. */
  obstacle: string | null
  forecast: TrendForecast | undefined
  /** The message about the requested forecast. */
  note: ReactNode
}

interface ForecastViewOptions {
  siteId: string
  view: View
  period: Period | undefined
  metric: MetricId
  /** The present day in the site’s time zone. */
  today: string
}

/** The forecast of the open metric. Nothing is requested for people who are not premium. */
export function useForecastView({ siteId, view, period, metric, today }: ForecastViewOptions): ForecastView {
  const { t } = useLingui()
  const format = useFormat()
  const text = useMessageText()
  const isLocked = useSession().userinfo?.vip_status !== 'premium'
  const found = period === undefined ? 'range' : obstacleOf(view, metric, period, today)
  const obstacles = {
    metric: t`Only visitors and views can be predicted`,
    range: t`A prediction needs a range of several days`,
    past: t`A prediction starts from today: choose a range that ends yesterday or today`,
    filters: t`A prediction covers all visitors: remove the filters`,
  }
  const isWanted = view.hasForecast && !isLocked && found === null
  const forecastAnswer = useForecast(
    siteId,
    isWanted && period !== undefined && canBeForecast(metric) ? { ...period, metric } : undefined,
  )
  const obstacle = found === null ? null : obstacles[found]
  const note = (): ReactNode => {
    // The forecast was requested before the view changed, or by a link.
    if (view.hasForecast && obstacle !== null) return obstacle
    if (!isWanted) return null
    if (forecastAnswer.isError) return text(forecastAnswer.error.message)
    const { reason, missing } = forecastAnswer.data ?? {}
    if (reason === 'too_short')
      return (
        <Trans>
          A prediction needs {historyDays} full days of data: {missing} are missing.
        </Trans>
      )
    if (reason === 'too_little')
      return (
        <Trans>
          A prediction needs an average of at least {perDay} a day: {missing} are missing.
        </Trans>
      )
    return null
  }
  const points = forecastAnswer.data?.points ?? []
  const total = points.reduce((sum, { value }) => sum + value, 0)
  return {
    isLocked,
    obstacle,
    forecast:
      isWanted && points.length > 0
        ? { level: forecastAnswer.data?.level ?? 80, total: format.compact(total), points }
        : undefined,
    note: note(),
  }
}
