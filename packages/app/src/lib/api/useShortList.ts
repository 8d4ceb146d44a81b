import { unwrap, type Result } from '@sightline/api-client'
import type { LoadingProps } from '@sightline/ui'
import { useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useMessageText } from '../i18n/messageTexts.ts'
import { loadingPropsOf } from './loadingPropsOf.ts'

/** Loads a short list as a whole: the props of its table, and a function that reloads it. */
export function useShortList<Row extends { id: string }>(
  queryKey: QueryKey,
  load: (signal: AbortSignal) => Promise<Result<{ list: Row[] }>>,
): { tableProps: LoadingProps & { items: readonly Row[] | undefined }; refresh: () => void } {
  const text = useMessageText()
  const queries = useQueryClient()
  const answer = useQuery({ queryKey, queryFn: ({ signal }) => unwrap(load(signal)), select: ({ list }) => list })
  return {
    tableProps: { items: answer.data, ...loadingPropsOf(answer, text) },
    refresh: () => void queries.invalidateQueries({ queryKey }),
  }
}
