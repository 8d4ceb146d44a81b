import type { Dimension, Dashboard } from '@sightline/api-client'

export type SourceNotice = NonNullable<Dashboard['source']['notices']>[number]
type NoticesOfSource = Pick<Dashboard['source'], 'notices'> | undefined

/** The kinds of notices that hold for the whole page, whichever metric is open. */
const ofPage: readonly SourceNotice['kind'][] = ['stale', 'time_zone']

/** The notices that are shown once, above the dashboard. */
export const noticesOfPage = (source: NoticesOfSource): SourceNotice[] =>
  source?.notices?.filter(({ kind }) => ofPage.includes(kind)) ?? []

/**
 * The notices that are shown on the card whose metrics they are about.
 * @param dimension The dimension of a breakdown; absent for the metrics of the range
 */
export const noticesOfCard = (source: NoticesOfSource, dimension?: Dimension): SourceNotice[] =>
  source?.notices?.filter((notice) => !ofPage.includes(notice.kind) && notice.dimension === dimension) ?? []

/** The failures of Google Analytics that end once an account is connected. */
export const endsByConnecting: ReadonlySet<string> = new Set([
  'google_disconnected',
  'connection_reconnect',
  'scope_missing',
])
