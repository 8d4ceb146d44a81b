import { unwrap, type Result } from '@sightline/api-client'
import type { DataTableContent } from '@sightline/ui'
import { useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'

/**
 * The whole of a short list that belongs to a site, for a table, and what has it read again.
 * @param queryKey What the list is kept under.
 */
export function useEntries<Row extends { id: string }>(
  queryKey: QueryKey,
  fetch: (signal: AbortSignal) => Promise<Result<{ list: Row[] }>>,
): { content: DataTableContent<Row>; onChanged: () => void } {
  const text = useMessageText()
  const queries = useQueryClient()
  const answer = useQuery({ queryKey, queryFn: ({ signal }) => unwrap(fetch(signal)), select: ({ list }) => list })
  const content: DataTableContent<Row> =
    answer.data !== undefined
      ? { status: 'ready', rows: answer.data }
      : answer.isError
        ? { status: 'error', message: text(answer.error.message), onRetry: () => void answer.refetch() }
        : { status: 'loading' }
  return { content, onChanged: () => void queries.invalidateQueries({ queryKey }) }
}
