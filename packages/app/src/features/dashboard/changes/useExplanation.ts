import { unwrap, type CallInput, type CallOutput } from '@sightline/api-client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { isUnfinished } from '../../summaries/index.ts'

export type ChangeInput = Omit<CallInput<'aitask', 'explainChange'>, 'site_id' | 'action_id'>
export type Explanation = CallOutput<'aitask', 'getExplanation'>

/** How often an unfinished explanation is looked for. */
const LOOK_MS = 1000

/** Asks for the explanation of a change, and follows it until it is there. What one drawer asks for is one action. */
export function useExplanation(siteId: string, input: ChangeInput) {
  const api = useApi()
  const queries = useQueryClient()
  const [isCancelling, setIsCancelling] = useState(false)
  // Browsers make such ids on secure pages only; without one each question is an action of its own.
  const [actionId] = useState(() => ('randomUUID' in crypto ? crypto.randomUUID() : undefined))
  const question = useQuery({
    queryKey: ['explain change', siteId, input],
    queryFn: () =>
      unwrap(
        api.aitask.explainChange({
          site_id: siteId,
          ...input,
          ...(actionId !== undefined && { action_id: actionId }),
        }),
      ),
    staleTime: Infinity,
    refetchOnMount: false,
    retry: false,
  })
  const id = question.data?.id
  const queryKey = ['explanation', siteId, id]
  const followed = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      unwrap(api.aitask.getExplanation({ site_id: siteId, id: id ?? '' }, { signal, progress: false })),
    enabled: id !== undefined && question.data !== undefined && isUnfinished(question.data),
    refetchInterval: ({ state: { data } }) => (data === undefined || isUnfinished(data) ? LOOK_MS : false),
  })
  const explanation: Explanation | undefined = followed.data ?? question.data
  return {
    explanation,
    error: question.error ?? (explanation === undefined ? followed.error : null),
    isAsking: question.isFetching,
    askAgain: () => void question.refetch(),
    isCancelling,
    cancel: async () => {
      setIsCancelling(true)
      if (id !== undefined) await api.aitask.cancelTask({ site_id: siteId, id })
      setIsCancelling(false)
      await queries.invalidateQueries({ queryKey })
    },
  }
}
