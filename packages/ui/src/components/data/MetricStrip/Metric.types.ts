import type { ReactNode } from 'react'
import type { LoadingState } from '../../props.ts'
import type { DeltaProps } from '../Delta/index.ts'

/** The judgement of a value by a threshold. */
export interface MetricTone {
  kind: 'positive' | 'warning' | 'negative'
  /** The reason in words: above the limit of 70%. The colour alone says nothing. */
  reason: string
}

/** The content of a metric's card. */
export interface MetricFacts {
  /** Name of the metric. */
  label: string
  /** The value as it is read: `86.4k`, `2:47`, `–`. */
  value: string
  /** The value in full, shown on hover and said after one that is shortened. */
  fullValue?: string | undefined
  /** The value itself, for what reads the page. */
  amount?: number | undefined
  /**
   * The change against another period; without it nothing is compared. Its `title` is shown on hover: the points that a rate went up
   * or down.
   */
  delta?: DeltaProps | undefined
  /** The note below the value, after the delta, such as the comparison. */
  note?: string | undefined
  /** The note in full, shown on hover and said in its place: with which days, and with the exact value. */
  fullNote?: string | undefined
  /** A Sparkline. */
  sparkline?: ReactNode | undefined
  /** The judgement of the value by a threshold. */
  tone?: MetricTone | undefined
  /** Icon buttons: the trigger of a Popover that explains the value, of a Menu with what can be done about it. */
  actions?: ReactNode | undefined
  /** Asks once more for a value that could not be loaded; with it the card has a button for that. */
  onRetry?: (() => void) | undefined
  /**
   * Whether the value is kept from who looks: a drawing stands in its place, and the note says who has it.
   * @default false
   */
  isLocked?: boolean | undefined
  /**
   * The loading state of the value: `loading` before it has arrived, `filtering` while another one replaces it.
   * @default 'idle'
   */
  loadingState?: LoadingState | undefined
}

/** One of the metrics of a strip. */
export interface Metric extends MetricFacts {
  id: string
  /**
   * Whether the value is about now: it gets the live dot, and where the cards are no row it is in the strip only while it is open.
   * @default false
   */
  isLive?: boolean | undefined
}
