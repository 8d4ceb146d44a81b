import { dateRangePresets, dateRangeShortcuts } from '@sightline/ui'
import { useState } from 'react'
import { usePageRanges } from '../../commands/index.ts'
import type { Period } from '../query/range.ts'
import type { ViewState } from '../query/useView.ts'

/**
 * Lets the keys that the picker prints, and the commands of ranges, choose a range as the picker does.
 * @param period Undefined while no range can be chosen.
 * @returns whether the picker is open, which the key of days of one’s own opens
 */
export function useRangeKeys(
  period: Period | undefined,
  push: ViewState['push'],
): { isOpen: boolean; onOpenChange: (isOpen: boolean) => void } {
  const [isOpen, onOpenChange] = useState(false)
  usePageRanges(
    period === undefined
      ? null
      : {
          choose: (range) => push({ period: { range } }),
          onKey: (letter) => {
            const isKeyOf = (range: keyof typeof dateRangeShortcuts) =>
              dateRangeShortcuts[range]?.toLowerCase() === letter
            const range = dateRangePresets.find(isKeyOf)
            if (range !== undefined) push({ period: { range } })
            else if (isKeyOf('custom')) onOpenChange(true)
            return range !== undefined || isKeyOf('custom')
          },
        },
  )
  return { isOpen, onOpenChange }
}
