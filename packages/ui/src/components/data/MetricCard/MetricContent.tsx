import { msg } from '@lingui/core/macro'
import { CircleAlert, CircleCheck, CloudOff, Lock, TriangleAlert } from 'lucide-react'
import { useText } from '../../../format/useText.ts'
import { Delta } from '../Delta/index.ts'
import { Icon } from '../Icon/index.ts'
import { LiveDot } from '../LiveDot/index.ts'
import { Skeleton } from '../../feedback/Skeleton/index.ts'
import { VisuallyHidden } from '../../layout/VisuallyHidden/index.ts'
import type { Metric } from '../MetricStrip/Metric.types.ts'
import type { StrictOmit } from '../../props.ts'
import { Blurred, Failed, Label, Note, Picture, Text, Value } from './MetricContent.styles.ts'

interface MetricContentProps extends StrictOmit<Metric, 'id'> {
  /** Of the label, for what is named by it. */
  labelId?: string | undefined
  /** Where the label leads. */
  href?: string | undefined
}

/** Label, value, what it is compared with, and sparkline: what a card shows, whatever the card is. */
export function MetricContent(metric: MetricContentProps) {
  const { label, labelId, href, delta, note, fullNote, sparkline, isLive = false, status = 'ready' } = metric
  const hasTools = metric.actions !== undefined
  return (
    <>
      <Text>
        <Label data-before-tools={hasTools || undefined}>
          {isLive && <LiveDot />}
          {labelId === undefined ? (
            label
          ) : (
            <span id={labelId}>{href === undefined ? label : <a href={href}>{label}</a>}</span>
          )}
        </Label>
        <MetricValue {...metric} status={status} />
        <Note data-before-retry={(status === 'error' && metric.onRetry !== undefined) || undefined}>
          {status === 'ready' && delta !== undefined && <Delta {...delta} />}
          {(status === 'ready' || status === 'locked') && <Words note={note} fullNote={fullNote} />}
        </Note>
      </Text>
      {sparkline !== undefined && status === 'ready' && <Picture>{sparkline}</Picture>}
    </>
  )
}

const signs = { positive: CircleCheck, warning: TriangleAlert, negative: CircleAlert } as const

type MetricValueProps = Pick<Metric, 'value' | 'fullValue' | 'amount' | 'tone'> & {
  status: NonNullable<Metric['status']>
}

function MetricValue({ value, fullValue, amount, tone, status }: MetricValueProps) {
  const text = useText()
  switch (status) {
    case 'loading':
      return (
        <Value>
          <Skeleton inlineSize="5rem" blockSize="0.8em" />
        </Value>
      )
    case 'error':
      return (
        <Failed>
          <Icon icon={CloudOff} size={16} />
          {text(msg`Could not load`)}
        </Failed>
      )
    case 'locked':
      return (
        <Value>
          <Icon icon={Lock} size={16} />
          {/* A drawing: the value is not known here. */}
          <Blurred aria-hidden="true">00.0k</Blurred>
        </Value>
      )
    case 'ready':
      return (
        <Value title={tone?.reason ?? fullValue} data-tone={tone?.kind}>
          {amount === undefined ? <span>{value}</span> : <data value={amount}>{value}</data>}
          {fullValue !== undefined && fullValue !== value && <VisuallyHidden>{` (${fullValue})`}</VisuallyHidden>}
          {tone !== undefined && (
            <>
              <Icon icon={signs[tone.kind]} size={16} />
              <VisuallyHidden>{` ${tone.reason}`}</VisuallyHidden>
            </>
          )}
        </Value>
      )
  }
}

function Words({ note, fullNote }: { note: string | undefined; fullNote: string | undefined }) {
  if (fullNote === undefined) return note
  return (
    <span title={fullNote}>
      <span aria-hidden="true">{note}</span>
      <VisuallyHidden>{fullNote}</VisuallyHidden>
    </span>
  )
}
