import { Trans } from '@lingui/react/macro'
import { useIsFetching } from '@tanstack/react-query'
import { isTooManyQueries } from '../../../lib/api/queryClient.ts'
import { NoticeLine } from '../notices/NoticeLine.tsx'

/** Says that the service is busy, as long as a refused query waits to be sent again. */
export function TooManyQueriesNotice() {
  const waiting = useIsFetching({ predicate: ({ state }) => isTooManyQueries(state.fetchFailureReason) })
  if (waiting === 0) return null
  return (
    <NoticeLine>
      <Trans>Too many queries at once. The statistics will appear in a moment.</Trans>
    </NoticeLine>
  )
}
