import { useCurrentVisitors } from '../api.ts'
import { endsByConnecting } from '../notices/sourceNotices.ts'
import { OpenMetricStrip, type OpenMetricStripProps } from './OpenMetricStrip.tsx'

/** The metrics of the range, and the current visitors. */
export function MetricsSection(props: Omit<OpenMetricStripProps, 'current'>) {
  const { data, isPending, isError, error, refetch } = useCurrentVisitors(props.siteId)
  const loadingState = isPending ? 'loading' : isError ? 'error' : 'idle'
  // Until an account is connected nobody knows, however often it is asked.
  if (isError && endsByConnecting.has(error.message)) return <OpenMetricStrip {...props} current={{}} />
  return <OpenMetricStrip {...props} current={{ ...data, loadingState, onRetry: () => void refetch() }} />
}
