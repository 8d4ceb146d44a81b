import type { DateRangePreset } from '@sightline/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSession } from '../../auth/index.ts'
import type { Period } from '../query/range.ts'
import type { ViewState } from '../query/useView.ts'

/**
 * Lets single keys and commands choose a range and a comparison, for people who are signed in: only they can turn such keys off. Their code comes after the
 * page.
 * @param period Undefined while no range can be chosen.
 * @returns whether the picker is open, which the key of days of one’s own opens
 */
export function useRangeKeys(period: Period | undefined, push: ViewState['push']) {
  const [isOpen, onOpenChange] = useState(false)
  const choose = useEffectEvent((range: DateRangePreset | 'custom') => {
    if (range === 'custom') onOpenChange(true)
    else push({ period: { range } })
  })
  const compare = useEffectEvent((kind: 'previous' | 'year' | null) => push({ comparison: kind && { kind } }))
  const isOn = useSession().userinfo !== null && period !== undefined
  useEffect(() => {
    if (!isOn) return undefined
    let stop: (() => void) | null = () => {}
    import('./rangeKeys.ts').then(({ listenForRanges }) => {
      if (stop !== null) stop = listenForRanges({ choose: (range) => choose(range), compare: (kind) => compare(kind) })
    }, ignore)
    return () => {
      stop?.()
      stop = null
    }
  }, [isOn])
  return { isOpen, onOpenChange }
}

/** Without a network the keys do nothing. */
const ignore = (): void => {}
