import { useState } from 'react'
import type { FilterBarProps } from './FilterBar.types.ts'
import { isOnItsWay } from '../../props.ts'

/**
 * The announcement of the filters' result, once it is known after a change of the filters. Changes of the result alone
 * are not announced, and nothing is at first.
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
