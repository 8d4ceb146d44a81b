import { TrendChartPlaceholder } from '@sightline/ui/charts'
import { lazyInPlace } from '../../../lib/lazy-code/lazyCode.tsx'
import type { TrendProps } from './Trend.tsx'

const LazyNotedTrend = lazyInPlace(
  async () => ({ default: (await import('./MemberTrend.tsx')).NotedTrend }),
  TrendChartPlaceholder,
)

export const renderNotedTrend = (props: TrendProps) => <LazyNotedTrend {...props} />
