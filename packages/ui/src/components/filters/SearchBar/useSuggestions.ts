import { useEffect, useEffectEvent, useState } from 'react'
import type { SearchField } from './SearchBar.types.ts'

/** The pause in typing after which values are requested, in ms. */
const pauseMs = 150

const none: readonly string[] = []

/**
 * Values to suggest for what is typed. Those of the text before stay until others have come.
 * @param typed Undefined while nobody is in the field: then nobody is asked.
 */
export function useSuggestions(typed: string | undefined, suggest: NonNullable<SearchField<string>['suggest']>) {
  const [answer, setAnswer] = useState<{ of: string | undefined; values: readonly string[] }>({
    of: undefined,
    values: none,
  })
  const ask = useEffectEvent(async (text: string, signal: AbortSignal) => {
    const values = await suggest(text.trim(), signal).catch(() => none)
    if (!signal.aborted) setAnswer({ of: text, values })
  })
  useEffect(() => {
    if (typed === undefined) return
    const stop = new AbortController()
    const timer = setTimeout(() => void ask(typed, stop.signal), pauseMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [typed])
  return { values: answer.values, isLoading: typed !== undefined && answer.of !== typed }
}
