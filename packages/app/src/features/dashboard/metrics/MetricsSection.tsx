import { useCurrentVisitors } from '../api.ts'
import { OpenMetricStrip, type OpenMetricStripProps } from './OpenMetricStrip.tsx'

/** The metrics of the range, and the current visitors. */
export function MetricsSection(props: Omit<OpenMetricStripProps, 'current'>) {
  const { data, isPending, isError, refetch } = useCurrentVisitors(props.siteId)
  const loadingState = isPending ? 'loading' : isError ? 'error' : 'idle'
  return <OpenMetricStrip {...props} current={{ ...data, loadingState, onRetry: () => void refetch() }} />
}
