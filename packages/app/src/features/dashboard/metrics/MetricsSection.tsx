import { useCurrentVisitors } from '../api.ts'
import { endsByConnecting } from '../notices/sourceNotices.ts'
import { useShownParts } from '../shownParts.ts'
import { OpenMetricStrip, type OpenMetricStripProps } from './OpenMetricStrip.tsx'

/** The metrics of the range, and the current visitors. */
export function MetricsSection(props: Omit<OpenMetricStripProps, 'current'>) {
  // Current visitors cannot be filtered.
  const hasCurrent = useShownParts().filters.length === 0
  const { data, isPending, isError, error, refetch } = useCurrentVisitors(props.siteId, hasCurrent)
  const loadingState = isPending ? ('loading' as const) : isError ? ('error' as const) : ('idle' as const)
  // Until an account is connected nobody knows, however often it is asked.
  const isUnknown = isError && endsByConnecting.has(error.message)
  const known = isUnknown ? {} : { ...data, loadingState, onRetry: () => void refetch() }
  return <OpenMetricStrip {...props} current={hasCurrent ? known : null} />
}
