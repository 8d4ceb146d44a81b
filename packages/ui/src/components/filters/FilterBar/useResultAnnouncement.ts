import { useState } from 'react'
import type { FilterBarProps } from './FilterBar.types.ts'
import { isOnItsWay } from '../../props.ts'

/**
 * What there is to say about the filters: what they leave, once that is known after they were changed. What changes by itself
 * is not said, and nothing is at first.
 */
export function useResultAnnouncement({
  value,
  result,
  loadingState = 'idle',
}: Pick<FilterBarProps, 'value' | 'result' | 'loadingState'>): string {
  const applied = JSON.stringify(value)
  const [said, setSaid] = useState({ applied, text: '' })
  if (said.applied !== applied && !isOnItsWay(loadingState) && result !== undefined) setSaid({ applied, text: result })
  return said.text
}
