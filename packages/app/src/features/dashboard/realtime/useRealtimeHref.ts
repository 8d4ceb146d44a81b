import { useLocation, useSearchParams } from 'wouter'
import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { formatView, parseView } from '../query/view.ts'

/** Link to the realtime range of the open dashboard; keeps filters, comparison and tabs, drops the forecast. */
export function useRealtimeHref(): string {
  const [path] = useLocation()
  const [search] = useSearchParams()
  const realtimeSearch = formatView(
    {
      ...parseView(search),
      period: { range: 'realtime' },
      interval: undefined,
      metric: 'current',
      second: null,
      hasForecast: false,
      all: null,
    },
    search,
  )
  return hrefOf(`${path}?${realtimeSearch}`)
}
