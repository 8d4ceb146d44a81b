import { useCurrentVisitors } from '../api.ts'
import { OpenMetricStrip, type OpenMetricStripProps } from './OpenMetricStrip.tsx'

/** The metrics of the range, and who is there now. */
export function MetricsSection(props: Omit<OpenMetricStripProps, 'current'>) {
  const { data, isPending, isError, refetch } = useCurrentVisitors(props.siteId)
  const status = isPending ? 'loading' : isError ? 'error' : 'ready'
  return <OpenMetricStrip {...props} current={{ ...data, status, onRetry: () => void refetch() }} />
}
