import { weekStarts, type CallInput, type Website } from '@sightline/api-client'
import { changesIn } from '../../../lib/forms/versioned/changed.ts'

export type GeneralValues = Record<'name' | 'domain' | 'currency_type' | 'time_zone' | 'week_start', string>

export const valuesOf = ({ name, domain, currency_type, time_zone, week_start }: Website): GeneralValues => ({
  name,
  domain,
  currency_type,
  time_zone,
  week_start,
})

/** The change as the service takes it: only what differs, on the row that was seen. */
export function changeOf(values: GeneralValues, seen: Website): CallInput<'website', 'updateWebsite'> {
  const { week_start, ...texts } = changesIn(values, valuesOf(seen))
  const weekStart = weekStarts.find((day) => day === week_start)
  return {
    ...texts,
    ...(weekStart !== undefined && { week_start: weekStart }),
    site_id: seen.id,
    version: seen.version,
  }
}

/** Whether what an error has with it is the site as it is now. */
export const isWebsite = (data: unknown): data is Website =>
  typeof data === 'object' && data !== null && 'public_id' in data && 'version' in data
