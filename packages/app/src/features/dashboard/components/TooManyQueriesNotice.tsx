import { Trans } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { isTooManyQueries } from '../../../lib/api/queryClient.ts'
import { NoticeLine } from './NoticeLine.tsx'

interface TooManyQueriesNoticeProps {
  query: Pick<UseQueryResult, 'failureReason' | 'fetchStatus'>
}

/** Says that the service has too many queries to answer, while the client waits before it asks again. */
export function TooManyQueriesNotice({ query: { failureReason, fetchStatus } }: TooManyQueriesNoticeProps) {
  if (fetchStatus !== 'fetching' || !isTooManyQueries(failureReason)) return null
  const seconds = failureReason.retryAfter ?? 1
  return (
    <NoticeLine>
      <Trans>Too many queries at once. Trying again in {seconds} s.</Trans>
    </NoticeLine>
  )
}
