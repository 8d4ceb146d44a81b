import type { OwnedJob } from '@sightline/api-client'

/** The seconds from the start of a job to its end, or to its last progress. */
export const durationOf = ({
  created_at,
  updated_at,
  finished_at,
}: Pick<OwnedJob, 'created_at' | 'updated_at' | 'finished_at'>): number =>
  Math.max(0, Math.round((Date.parse(finished_at ?? updated_at) - Date.parse(created_at)) / 1000))
