import { weekStarts, type CallInput, type Website } from '@sightline/api-client'
import { changesIn } from '../../../lib/forms/versioned/changedFields.ts'

export type GeneralValues = Record<'name' | 'domain' | 'currency_type' | 'time_zone' | 'week_start', string>

export const valuesOf = ({ name, domain, currency_type, time_zone, week_start }: Website): GeneralValues => ({
  name,
  domain,
  currency_type,
  time_zone,
  week_start,
})

/** The input of the call: the fields that differ, with the version of the row that was seen. */
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

/** Whether the data of an error is the current site. */
export const isWebsite = (data: unknown): data is Website =>
  typeof data === 'object' && data !== null && 'public_id' in data && 'version' in data
