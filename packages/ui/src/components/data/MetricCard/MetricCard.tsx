import { msg } from '@lingui/core/macro'
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { useText } from '../../../format/useText.ts'
import { Button } from '../../actions/Button/index.ts'
import { isOnItsWay, type LoadingState, type StrictOmit } from '../../props.ts'
import type { DeltaProps } from '../Delta/index.ts'
import type { MetricTone } from '../MetricStrip/index.ts'
import { Actions, Retry, Root } from './MetricCard.styles.ts'
import { MetricContent } from './MetricContent.tsx'

export interface MetricCardProps extends StrictOmit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Name of the metric. */
  label: string
  /** The value as it is read: `86.4k`, `2:47`, `–`. */
  value: string
  /** The value in full, shown on hover and said after one that is shortened. */
  fullValue?: string | undefined
  /** The value itself, for what reads the page. */
  amount?: number | undefined
  /** The change against another period; without it nothing is compared. */
  delta?: DeltaProps | undefined
  /** What stands below the value, after the delta: what it is compared with. */
  note?: string | undefined
  /** The note in full, shown on hover and said in its place. */
  fullNote?: string | undefined
  /** A Sparkline. */
  sparkline?: ReactNode | undefined
  /** What a threshold makes of the value. */
  tone?: MetricTone | undefined
  /** Where the card leads; the whole of it is the link. */
  href?: string | undefined
  /** Icon buttons in its corner, beside that link. */
  actions?: ReactNode | undefined
  /**
   * Whether the value is about now: it gets the live dot.
   * @default false
   */
  isLive?: boolean | undefined
  /**
   * Whether the value is kept from who looks: a drawing stands in its place, and the note says who has it.
   * @default false
   */
  isLocked?: boolean | undefined
  /**
   * What is known of the value: `loading` before it has come, `filtering` while another one comes in its place.
   * @default 'idle'
   */
  loadingState?: LoadingState | undefined
  /** Asks once more for a value that could not be loaded; with it the card has a button for that. */
  onRetry?: (() => void) | undefined
}

/** One metric in a card: what it is called, its value, how that changed, and its course. The root takes the ref and all other props. */
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
