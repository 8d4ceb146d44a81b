import { msg } from '@lingui/core/macro'
import { Sparkles } from 'lucide-react'
import { useCallback } from 'react'
import { useText } from '../../format/useText.ts'
import { Badge, type BadgeProps } from '../../components/data/Badge/index.ts'
import type { StrictOmit } from '../../components/props.ts'
import { oneOf } from '../../theme/wrongProps.ts'

export type TierName = 'trial' | 'standard' | 'premium' | 'expired'

export interface TierBadgeProps extends StrictOmit<BadgeProps, 'tone' | 'icon' | 'children'> {
  /** The tier of the membership. */
  tier: TierName
}

/** The tier of a membership. */
export function TierBadge({ tier: given, ...rest }: TierBadgeProps) {
  const tier = oneOf(given, tones, 'TierBadge: tier')
  const nameOf = useTierName()
  return (
    <Badge {...rest} tone={tones[tier]} icon={tier === 'premium' ? Sparkles : undefined}>
      {nameOf(tier)}
    </Badge>
  )
}

/** The name of a tier, where there is no room for a badge. */
export function useTierName(): (tier: TierName) => string {
  const text = useText()
  return useCallback((tier) => text(names[tier]), [text])
}

const tones = { trial: 'info', standard: 'neutral', premium: 'premium', expired: 'negative' } as const

const names = { trial: msg`Trial`, standard: msg`Standard`, premium: msg`Premium`, expired: msg`Expired` }
