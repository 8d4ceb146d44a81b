import { Trans } from '@lingui/react/macro'
import { Switch, TierBadge, token } from '@sightline/ui'
import type { Ref } from 'react'
import styled from 'styled-components'

interface ForecastSwitchProps {
  isOn: boolean
  onChange: (isOn: boolean) => void
  /** Why it cannot be turned on, in words; null where it can. */
  obstacle: string | null
  ref?: Ref<HTMLDivElement>
}

/** Lets the chart go on into the days to come. */
export function ForecastSwitch({ isOn, onChange, obstacle, ref }: ForecastSwitchProps) {
  return (
    <Root ref={ref} {...(obstacle !== null && { title: obstacle })}>
      <Switch isSelected={isOn && obstacle === null} isDisabled={obstacle !== null} onChange={onChange}>
        <Trans>Prediction</Trans>
      </Switch>
      <TierBadge tier="premium" />
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${token['space-4']};
`
