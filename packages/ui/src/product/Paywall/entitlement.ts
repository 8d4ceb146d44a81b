import { msg, plural } from '@lingui/core/macro'
import { CircleAlert, Clock, Lock } from 'lucide-react'
import type { BadgeProps } from '../../components/data/Badge/index.ts'
import { useFormat } from '../../format/useFormat.ts'
import { useText } from '../../format/useText.ts'
import type { IconSource } from '../../components/data/Icon/index.ts'

/**
 * The reason why a feature is not available now. Days are `2026-01-31`, the last one on which it is still available.
 */
export type Entitlement =
  /** The feature belongs to another plan. */
  | { kind: 'locked' }
  /** Only an administrator can grant it: no plans are offered. */
  | { kind: 'admin_only' }
  | { kind: 'limit_reached' }
  | { kind: 'trial'; daysLeft: number }
  | { kind: 'past_due' }
  | { kind: 'grace'; until: string }

/** The card's text and tone, and whether it leads to the plans. */
interface Look {
  tone: NonNullable<BadgeProps['tone']>
  icon: IconSource
  label: string
  /** The label of the button; undefined where another component has it. */
  way: string | undefined
}

export function useEntitlementLook(): (entitlement: Entitlement) => Look {
  const text = useText()
  const format = useFormat()
  return (entitlement) => {
    const plans = text(msg`View plans`)
    switch (entitlement.kind) {
      case 'locked':
        return { tone: 'premium', icon: Lock, label: text(msg`Premium`), way: plans }
      case 'admin_only':
        return { tone: 'premium', icon: Lock, label: text(msg`Premium`), way: undefined }
      case 'limit_reached':
        return { tone: 'warning', icon: CircleAlert, label: text(msg`Limit reached`), way: plans }
      case 'trial': {
        const { daysLeft } = entitlement
        const label = text(msg`${plural(daysLeft, { one: 'Trial, # day left', other: 'Trial, # days left' })}`)
        return { tone: 'info', icon: Clock, label, way: plans }
      }
      case 'past_due':
        return { tone: 'negative', icon: CircleAlert, label: text(msg`Payment is due`), way: text(msg`Renew`) }
      case 'grace': {
        // Bidi isolates keep the parts of the date in order in right-to-left text.
        const day = `\u2066${format.isoDay(`${entitlement.until}T00:00:00.000Z`, 'UTC')}\u2069`
        return { tone: 'warning', icon: Clock, label: text(msg`Until ${day}`), way: text(msg`Renew`) }
      }
    }
  }
}
