import type { Dimension, Dashboard } from '@sightline/api-client'

export type SourceNotice = NonNullable<Dashboard['source']['notices']>[number]
type NoticesOfSource = Pick<Dashboard['source'], 'notices'> | undefined

/** What holds for the whole page, whichever metric is open. */
const ofPage: readonly SourceNotice['kind'][] = ['stale', 'time_zone']

/** What is said once, above everything. */
export const noticesOfPage = (source: NoticesOfSource): SourceNotice[] =>
  source?.notices?.filter(({ kind }) => ofPage.includes(kind)) ?? []

/**
 * What is said beside the figures that it is about.
 * @param dimension Of a breakdown; absent for the metrics of the range
 */
export const noticesOfCard = (source: NoticesOfSource, dimension?: Dimension): SourceNotice[] =>
  source?.notices?.filter((notice) => !ofPage.includes(notice.kind) && notice.dimension === dimension) ?? []
