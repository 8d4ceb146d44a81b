import { isPropertyDimension, type FixedDimension, type Dimension } from '@sightline/api-client'
import type { Defined } from '../../../lib/definitions/definitions.ts'

const ofDimensions: Record<FixedDimension, Defined> = {
  page: 'viewed',
  page_title: 'viewed',
  hostname: 'viewed',
  entry_page: 'entered',
  exit_page: 'entered',
  event: 'done',
  goal: 'goals',
  source: 'visited',
  referrer: 'visited',
  channel: 'visited',
  utm_source: 'visited',
  utm_medium: 'visited',
  utm_campaign: 'visited',
  utm_content: 'visited',
  utm_term: 'visited',
  country: 'visited',
  region: 'visited',
  city: 'visited',
  language: 'visited',
  browser: 'visited',
  browser_version: 'visited',
  os: 'visited',
  os_version: 'visited',
  device: 'visited',
  screen: 'visited',
}

/** The name of the definition of a breakdown’s rows. */
export const definedByDimension = (dimension: Dimension): Defined =>
  isPropertyDimension(dimension) ? 'properties' : ofDimensions[dimension]
