import { msg } from '@lingui/core/macro'
import { CircleAlert, CircleCheck, CloudOff, Lock, TriangleAlert } from 'lucide-react'
import { useText } from '../../../format/useText.ts'
import { Delta } from '../Delta/index.ts'
import { Icon } from '../Icon/index.ts'
import { LiveDot } from '../LiveDot/index.ts'
import { Skeleton } from '../../feedback/Skeleton/index.ts'
import { VisuallyHidden } from '../../layout/VisuallyHidden/index.ts'
import type { Metric } from '../MetricStrip/Metric.types.ts'
import { hasData, type LoadingState, type StrictOmit } from '../../props.ts'
import { Blurred, Failed, Label, Note, Picture, Text, Value } from './MetricContent.styles.ts'

interface MetricContentProps extends StrictOmit<Metric, 'id'> {
  /** The id of the label, for elements that it names. */
  labelId?: string | undefined
  /** The address of the label's link. */
  href?: string | undefined
}

/** The content of a metric card: label, value, comparison and sparkline, independent of the card's element. */
export function MetricContent(metric: MetricContentProps) {
  const { label, labelId, href, delta, note, fullNote, sparkline, isLive = false } = metric
  const { loadingState = 'idle', isLocked = false } = metric
  const isKnown = hasData(loadingState) && !isLocked
  const isStale = loadingState === 'filtering' || undefined
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
        <MetricValue {...metric} {...{ loadingState, isLocked }} />
        <Note
          data-stale={isStale}
          data-before-retry={(loadingState === 'error' && metric.onRetry !== undefined) || undefined}
        >
          {isKnown && delta !== undefined && <Delta {...delta} />}
          {hasData(loadingState) && <Words note={note} fullNote={fullNote} />}
        </Note>
      </Text>
      {sparkline !== undefined && isKnown && <Picture data-stale={isStale}>{sparkline}</Picture>}
    </>
  )
}

const signs = { positive: CircleCheck, warning: TriangleAlert, negative: CircleAlert } as const

type MetricValueProps = Pick<Metric, 'value' | 'fullValue' | 'amount' | 'tone'> & {
  loadingState: LoadingState
  isLocked: boolean
}

function MetricValue({ value, fullValue, amount, tone, loadingState, isLocked }: MetricValueProps) {
  const text = useText()
  if (loadingState === 'loading')
    return (
      <Value>
        <Skeleton inlineSize="5rem" blockSize="0.8em" />
      </Value>
    )
  if (loadingState === 'error')
    return (
      <Failed>
        <Icon icon={CloudOff} size={16} />
        {text(msg`Could not load`)}
      </Failed>
    )
  if (isLocked)
    return (
      <Value>
        <Icon icon={Lock} size={16} />
        {/** A placeholder: the value is not known here. */}
        <Blurred aria-hidden="true">00.0k</Blurred>
      </Value>
    )
  return (
    <Value
      title={tone?.reason ?? fullValue}
      data-tone={tone?.kind}
      data-stale={loadingState === 'filtering' || undefined}
    >
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

function Words({ note, fullNote }: { note: string | undefined; fullNote: string | undefined }) {
  if (fullNote === undefined) return note
  return (
    <span title={fullNote}>
      <span aria-hidden="true">{note}</span>
      <VisuallyHidden>{fullNote}</VisuallyHidden>
    </span>
  )
}
