import type { StatsSourceName } from '@sightline/api-client/contract'
import { ApiError } from '../errors.ts'
import type { OpenGoogleSource } from './google-analytics/google-analytics-sources.ts'
import type { StatsSources } from './source.ts'

interface SiteSourcesOptions {
  builtIn: StatsSources
  openGoogleSource: OpenGoogleSource
  hasProperty: (siteId: number) => Promise<boolean>
}

/** Opens the source that a call names, otherwise the one that the site shows first. */
export function createSiteSources({ builtIn, openGoogleSource, hasProperty }: SiteSourcesOptions): StatsSources {
  async function openGoogle(site: Parameters<StatsSources['openFor']>[0], wanted: StatsSourceName | undefined) {
    if ((wanted ?? site.source) !== 'google_analytics') return undefined
    const source = await openGoogleSource(site)
    if (source === undefined && wanted !== undefined) throw new ApiError('property_missing')
    return source
  }

  return {
    ...builtIn,
    listNames: async ({ id }) => ((await hasProperty(id)) ? ['built_in', 'google_analytics'] : ['built_in']),
    openFor: async (site, caller, wanted) => (await openGoogle(site, wanted)) ?? (await builtIn.openFor(site, caller)),
    openForSite: async (site, caller, wanted) =>
      (await openGoogle(site, wanted)) ?? builtIn.openWithoutGoals(caller, site),
  }
}
