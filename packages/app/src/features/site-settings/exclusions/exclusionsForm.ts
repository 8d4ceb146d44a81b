import type { CallInput, CallOutput } from '@sightline/api-client'
import { changedIn } from '../../../lib/forms/versioned/changedFields.ts'

export type SiteExclusions = CallOutput<'website', 'collection'>

/** The texts of the form: lists with one entry a line, countries with spaces between, and `yes` or an empty text. */
export type ExclusionsValues = Record<
  'drops_bots' | 'allowed_hostnames' | 'excluded_paths' | 'excluded_countries',
  string
>

export const valuesOfExclusions = (exclusions: SiteExclusions): ExclusionsValues => ({
  drops_bots: exclusions.drops_bots ? 'yes' : '',
  allowed_hostnames: exclusions.allowed_hostnames.join('\n'),
  excluded_paths: exclusions.excluded_paths.join('\n'),
  excluded_countries: exclusions.excluded_countries.join(' '),
})

/** The non-empty lines of a text. */
export const linesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

export const countriesIn = (text: string): string[] => text.split(' ').filter((code) => code !== '')

/** The input of the call: the fields that differ, with the version that was seen. */
export function changeOfExclusions(
  siteId: string,
  values: ExclusionsValues,
  seen: SiteExclusions,
): CallInput<'website', 'updateCollection'> {
  const changed = changedIn(values, valuesOfExclusions(seen))
  return {
    site_id: siteId,
    version: seen.version,
    ...(changed.includes('drops_bots') && { drops_bots: values.drops_bots === 'yes' }),
    ...(changed.includes('allowed_hostnames') && { allowed_hostnames: linesIn(values.allowed_hostnames) }),
    ...(changed.includes('excluded_paths') && { excluded_paths: linesIn(values.excluded_paths) }),
    ...(changed.includes('excluded_countries') && { excluded_countries: countriesIn(values.excluded_countries) }),
  }
}

/** Whether the data of an error is the current settings. */
export const isExclusions = (data: unknown): data is SiteExclusions =>
  typeof data === 'object' && data !== null && 'excluded_paths' in data && 'version' in data
