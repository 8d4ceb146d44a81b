import { useState } from 'react'
import type { FilterBarProps } from './FilterBar.types.ts'

/**
 * What there is to say about the filters: what they leave, once that is known after they were changed. What changes by itself
 * is not said, and nothing is at first.
 */
export function useResultAnnouncement({
  filters,
  result,
  isLoading = false,
}: Pick<FilterBarProps, 'filters' | 'result' | 'isLoading'>): string {
  const asked = JSON.stringify(filters)
  const [said, setSaid] = useState({ asked, text: '' })
  if (said.asked !== asked && !isLoading && result !== undefined) setSaid({ asked, text: result })
  return said.text
}
