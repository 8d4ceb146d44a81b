import { msg } from '@lingui/core/macro'
import { useId, type ComponentPropsWithRef } from 'react'
import { useText } from '../../../format/useText.ts'
import { Button } from '../../actions/Button/index.ts'
import { isOnItsWay, type StrictOmit } from '../../props.ts'
import type { MetricFacts } from '../MetricStrip/Metric.types.ts'
import { Actions, Retry, Root } from './MetricCard.styles.ts'
import { MetricContent } from './MetricContent.tsx'

export interface MetricCardProps extends MetricFacts, StrictOmit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The address of the card; the whole card is the link. */
  href?: string | undefined
  /**
   * Whether the value is live and gets the live dot.
   * @default false
   */
  isLive?: boolean | undefined
}

/** A card with one metric: its label, value, change and sparkline. The ref and all other props go to the root. */
export function MetricCard(props: MetricCardProps) {
  const { label, value, fullValue, amount, delta, note, fullNote, sparkline, tone, href, actions, ...other } = props
  const { isLive, isLocked = false, loadingState = 'idle', onRetry, ...rest } = other
  const text = useText()
  const labelId = useId()
  const canRetry = loadingState === 'error' && onRetry !== undefined
  const content = { label, value, fullValue, amount, delta, note, fullNote, sparkline, tone, actions, isLive, href }
  return (
    <Root
      role="group"
      aria-labelledby={labelId}
      {...rest}
      aria-busy={isOnItsWay(loadingState) || undefined}
      data-part="metric-card"
    >
      <MetricContent {...content} labelId={labelId} {...{ loadingState, isLocked }} />
      {actions !== undefined && <Actions data-part="actions">{actions}</Actions>}
      {canRetry && (
        <Retry>
          <Button variant="quiet" size="sm" onPress={onRetry} aria-label={text(msg`Try again: ${label}`)}>
            {text(msg`Try again`)}
          </Button>
        </Retry>
      )}
    </Root>
  )
}
