import { Trans } from '@lingui/react/macro'
import { Inline, Switch, TierBadge } from '@sightline/ui'
import type { Ref } from 'react'

interface ForecastSwitchProps {
  isOn: boolean
  onChange: (isOn: boolean) => void
  /** The reason why it cannot be turned on, in words; null where it can. */
  obstacle: string | null
  ref?: Ref<HTMLDivElement>
}

/** The switch that adds a forecast to the chart. */
export function ForecastSwitch({ isOn, onChange, obstacle, ref }: ForecastSwitchProps) {
  return (
    <Inline ref={ref} {...(obstacle !== null && { title: obstacle })}>
      <Switch isSelected={isOn && obstacle === null} isDisabled={obstacle !== null} onChange={onChange}>
        <Trans>Prediction</Trans>
      </Switch>
      <TierBadge tier="premium" />
    </Inline>
  )
}
