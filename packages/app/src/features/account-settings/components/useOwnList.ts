import { unwrap, type Result } from '@sightline/api-client'
import type { LoadingProps } from '@sightline/ui'
import { useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { loadingPropsOf } from '../../../lib/api/loadingPropsOf.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'

/** The whole of a short list of one’s own, for a table, and what has it read again. */
export function useOwnList<Row extends { id: string }>(
  queryKey: QueryKey,
  fetch: (signal: AbortSignal) => Promise<Result<{ list: Row[] }>>,
): { rows: LoadingProps & { items: readonly Row[] | undefined }; onChanged: () => void } {
  const text = useMessageText()
  const queries = useQueryClient()
  const answer = useQuery({ queryKey, queryFn: ({ signal }) => unwrap(fetch(signal)), select: ({ list }) => list })
  return {
    rows: { items: answer.data, ...loadingPropsOf(answer, text) },
    onChanged: () => void queries.invalidateQueries({ queryKey }),
  }
}
