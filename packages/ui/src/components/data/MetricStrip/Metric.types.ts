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
  /** The formatted value, for example `86.4k`, `2:47` or `–`. */
  value: string
  /** The unabbreviated value, shown on hover and read by screen readers. */
  fullValue?: string | undefined
  /** The raw value, for machines that read the page. */
  amount?: number | undefined
  /** The change from the comparison period; without it nothing is compared. Its `title` is shown on hover. */
  delta?: DeltaProps | undefined
  /** The note below the value, after the delta, such as the comparison. */
  note?: string | undefined
  /** The note in full, shown on hover and said in its place: with which days, and with the exact value. */
  fullNote?: string | undefined
  /** A Sparkline. */
  sparkline?: ReactNode | undefined
  /** The judgement of the value by a threshold. */
  tone?: MetricTone | undefined
  /** Icon buttons, for example the trigger of a Popover that explains the value, or of a Menu of actions. */
  actions?: ReactNode | undefined
  /** Reloads a value that failed to load; shown as a button. */
  onRetry?: (() => void) | undefined
  /**
   * Whether the viewer may not see the value: a placeholder replaces it, and the note says who can see it.
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
   * Whether the value is live: it gets the live dot, and where the cards do not form a row, it is only shown while it
   * is selected.
   * @default false
   */
  isLive?: boolean | undefined
  /** Makes the change a button, for example one that explains it. */
  deltaAction?: MetricDeltaAction | undefined
}

/** What a press on a change does. */
export interface MetricDeltaAction {
  /** Accessible name, with that of the metric: “Explain the change of Views”. */
  label: string
  onPress: () => void
}
