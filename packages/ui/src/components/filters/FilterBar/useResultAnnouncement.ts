import { useState } from 'react'
import type { FilterBarProps } from './FilterBar.types.ts'

/**
 * What there is to say about the filters: what they leave, once that is known after they were changed. What changes by itself
 * is not said, and nothing is at first.
 */
export function useResultAnnouncement({
  value,
  result,
  isLoading = false,
}: Pick<FilterBarProps, 'value' | 'result' | 'isLoading'>): string {
  const applied = JSON.stringify(value)
  const [said, setSaid] = useState({ applied, text: '' })
  if (said.applied !== applied && !isLoading && result !== undefined) setSaid({ applied, text: result })
  return said.text
}
