import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { LoadingProps, StrictOmit } from '../../props.ts'
import type { NameKind } from '../BreakdownPanel/BreakdownName.tsx'
import type { IconSource } from '../Icon/index.ts'

/** One more fact about an event: where it came from, on which device. */
export interface EventFeedDetail {
  /** The kind of fact, the same for all events. */
  id: string
  name: string
  /** A short code or an icon before the name. */
  tag?: string | IconSource | undefined
}

export interface EventFeedItem {
  id: string
  /** The time of the event, as ISO 8601. */
  time: string
  /** What it was about: a page, a file. */
  name: string
  /**
   * The kind of name: `path` runs left to right and is shortened in its middle, `text` is a person’s words in any
   * direction, `word` belongs to the page.
   * @default 'text'
   */
  kind?: NameKind | undefined
  /** What happened, where it is not the usual: the name of a custom event. */
  action?: string | undefined
  /** In the order of `columns`; a fact that is not known is left out. */
  details?: readonly EventFeedDetail[] | undefined
}

export interface EventFeedProps
  extends LoadingProps, StrictOmit<ComponentPropsWithRef<'div'>, 'children' | 'aria-label'> {
  'aria-label': string
  /** The events, the newest first. Those that are new since the last drawing come in at the top. */
  items?: readonly EventFeedItem[] | undefined
  /** The kinds of facts in the order in which they are shown, each in a column of its own. */
  columns?: readonly string[] | undefined
  /** Content where there are none: an EmptyState. */
  empty?: ReactNode | undefined
  /**
   * The milliseconds by which the clock of the events is ahead of this device’s.
   * @default 0
   */
  clockOffset?: number | undefined
}
