import { useLocation, useSearchParams } from 'wouter'
import { hrefOf } from '../../../lib/navigation/hash.ts'
import { searchOf, viewIn } from '../query/view.ts'

/** Address of the last half hour of the dashboard that is open, under the same filters and with the same tabs. */
export function useRealtimeHref(): string {
  const [path] = useLocation()
  const [search] = useSearchParams()
  const now = searchOf(
    {
      ...viewIn(search),
      period: { range: 'realtime' },
      comparison: null,
      interval: undefined,
      metric: 'current',
      hasForecast: false,
      all: null,
    },
    search,
  )
  return hrefOf(`${path}?${now}`)
}
