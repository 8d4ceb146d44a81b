import type { OwnedJob } from '@sightline/api-client'

/**
 * The seconds of work on a job, without the time that it waited: from its start to its end, or to its last progress.
 * Null while nothing is known of a start.
 */
export const durationOf = ({
  started_at,
  updated_at,
  finished_at,
}: Pick<OwnedJob, 'started_at' | 'updated_at' | 'finished_at'>): number | null =>
  started_at === null
    ? null
    : Math.max(0, Math.round((Date.parse(finished_at ?? updated_at) - Date.parse(started_at)) / 1000))
