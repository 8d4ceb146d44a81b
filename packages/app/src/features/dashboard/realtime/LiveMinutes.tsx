import { useLingui } from '@lingui/react/macro'
import { realtimeLimits } from '@sightline/api-client'
import { useFormat } from '@sightline/ui'
import { BarChart } from '@sightline/ui/charts'

interface LiveMinutesProps {
  /** The visitors of each of the last 30 minutes, the present one last. */
  minutes: readonly number[]
  /** The different visitors of all of them; undefined where they are not known. */
  visitors: number | undefined
  /** The time of the answer, in milliseconds since 1970. */
  at: number
  timeZone: string
}

const minuteMs = 60_000

/** The visitors of the last half hour, by the minute. */
export default function LiveMinutes({ minutes, visitors, at, timeZone }: LiveMinutesProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { chartMinutes } = realtimeLimits
  const present = Math.floor(at / minuteMs)
  return (
    <BarChart
      name={t`Visitors`}
      total={format.full(visitors)}
      period={t`Last ${chartMinutes} minutes`}
      interval="minute"
      timeZone={timeZone}
      points={minutes.map((value, index) => ({
        start: new Date((present - minutes.length + 1 + index) * minuteMs).toISOString(),
        value,
        isPartial: index === minutes.length - 1,
      }))}
    />
  )
}
