import { isPropertyDimension, type Dimension, type FixedDimension } from '@sightline/api-client'

/** What stands below the chart of a value: where its visitors came from, where they went, who they are, what they did. */
export function panelsOf(dimension: Dimension): readonly FixedDimension[] {
  if (isPropertyDimension(dimension)) return ['source', 'page', 'country', 'goal']
  switch (dimension) {
    case 'page':
    case 'page_title':
    case 'hostname':
      return ['source', 'entry_page', 'exit_page', 'goal']
    case 'entry_page':
      return ['source', 'exit_page', 'country', 'goal']
    case 'exit_page':
      return ['source', 'entry_page', 'country', 'goal']
    case 'source':
    case 'utm_source':
      return ['referrer', 'entry_page', 'country', 'goal']
    case 'referrer':
    case 'channel':
    case 'utm_medium':
    case 'utm_campaign':
    case 'utm_content':
    case 'utm_term':
      return ['source', 'entry_page', 'country', 'goal']
    case 'country':
      return ['source', 'page', 'region', 'goal']
    case 'region':
      return ['source', 'page', 'city', 'goal']
    case 'goal':
      return ['source', 'page', 'country', 'event']
    case 'event':
    case 'city':
    case 'language':
    case 'browser':
    case 'browser_version':
    case 'os':
    case 'os_version':
    case 'device':
    case 'screen':
      return ['source', 'page', 'country', 'goal']
  }
}
