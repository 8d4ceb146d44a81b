import { useEffect, useState } from 'react'

export type CopyOutcome = 'copied' | 'failed' | null

const shownMs = 2000

/** Copies a text to the clipboard and reports success or failure for two seconds. */
export function useCopy(value: string, onCopy: (() => void) | undefined): [CopyOutcome, () => Promise<void>] {
  const [outcome, setOutcome] = useState<CopyOutcome>(null)
  useEffect(() => {
    if (outcome === null) return
    const timer = setTimeout(() => setOutcome(null), shownMs)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setOutcome('copied')
      onCopy?.()
    } catch {
      setOutcome('failed')
    }
  }
  return [outcome, copy]
}
