import { useEffect, useEffectEvent, useState } from 'react'
import type { FilterValue, LoadFilterValues } from './filters.ts'

/** The pause in typing after which values are requested, in ms. */
const pause = 200

interface Answer {
  /** The search that these values are the result of. */
  question: string
  field: string
  values: readonly FilterValue[]
  hasFailed: boolean
}

/** The values of a field that match the search text. The previous values stay until the next ones have loaded. */
export function useFieldValues(field: string, search: string, load: LoadFilterValues) {
  const [tries, setTries] = useState(0)
  const [answer, setAnswer] = useState<Answer>({ question: '', field: '', values: [], hasFailed: false })
  const question = JSON.stringify([field, search, tries])
  const ask = useEffectEvent((signal: AbortSignal) => load({ field, search, signal }))

  useEffect(() => {
    const abort = new AbortController()
    const put = (values: readonly FilterValue[], hasFailed: boolean) => {
      if (!abort.signal.aborted) setAnswer({ question, field, values, hasFailed })
    }
    const timer = setTimeout(
      () => {
        ask(abort.signal).then(
          (values) => put(values, false),
          () => put([], true),
        )
      },
      search === '' ? 0 : pause,
    )
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [question, field, search])

  const isLoading = answer.question !== question
  return {
    values: answer.field === field ? answer.values : none,
    isLoading,
    hasFailed: !isLoading && answer.hasFailed,
    retry: () => setTries((count) => count + 1),
  }
}

const none: readonly FilterValue[] = []
