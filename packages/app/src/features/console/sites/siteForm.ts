import type { CallInput } from '@sightline/api-client'
import { changesIn } from '../../../lib/forms/versioned/changedFields.ts'
import type { ManagedSite } from './useSiteList.ts'

/** The texts of a website’s form; no template is an empty text. */
export type SiteValues = Record<'name' | 'domain' | 'currency_type' | 'time_zone' | 'theme_id', string>

export const valuesOf = ({ name, domain, currency_type, time_zone, theme_id }: ManagedSite): SiteValues => ({
  name,
  domain,
  currency_type,
  time_zone,
  theme_id: theme_id ?? '',
})

/** The input of the call: the fields that differ, with the version of the row that was seen. */
export const changeOf = (values: SiteValues, seen: ManagedSite): CallInput<'app', 'updateAppWebsite'> => ({
  ...changesIn(values, valuesOf(seen)),
  id: seen.id,
  version: seen.version,
})

/** Whether the data of an error is the current row. */
export const isSiteRow = (data: unknown): data is ManagedSite =>
  typeof data === 'object' && data !== null && 'public_id' in data && 'owner' in data
