import { resultOf } from '../../bulk/bulk-result.ts'
import { ApiError } from '../../errors.ts'
import { idOf } from '../../store/relational/ids.ts'
import { countSites, listSites, siteIds, type SiteFilters } from '../../store/relational/sites/sites.ts'
import { addSite, changeSite, transferOwnership, type ChangeResult } from '../../sites/change-site.ts'
import { newConsoleSite, readConsoleSite, withMetrics, type ConsoleSite } from '../../sites/console-site.ts'
import { removeSites } from '../../sites/remove-sites.ts'
import type { Handlers } from '../context.ts'
import { answerBulk } from '../selection.ts'
import type { Services } from '../services.ts'

type WebsiteCall =
  | 'fetchAppWebsiteList'
  | 'createAppWebsite'
  | 'updateAppWebsite'
  | 'deleteAppWebsite'
  | 'transferAppWebsite'

export const appWebsite: Pick<Handlers<'app'>, WebsiteCall> = {
  async fetchAppWebsiteList({ input, services: { db, statsSources, now } }) {
    const { sites, total } = await listSites(db, input, input)
    return { list: (await withMetrics(statsSources, sites, now())).map(siteRowOf), total }
  },

  async createAppWebsite({ input, services: { db, settings, now } }) {
    const { owner_id, theme_id, ...given } = input
    const form = { ...given, time_zone: given.time_zone ?? (await settings.timeZone()) }
    const belongings = { ownerId: idOf(owner_id), themeId: theme_id === undefined ? null : idOf(theme_id) }
    return siteRowOf(await newConsoleSite(db, await addSite(db, form, belongings, now())))
  },

  async updateAppWebsite({ input, services }) {
    const { id, version, theme_id, ...rest } = input
    const changes = { ...rest, theme_id: typeof theme_id === 'string' ? idOf(theme_id) : theme_id }
    const row = await changedRow(services, idOf(id), () =>
      changeSite(services.db, { id: idOf(id), version }, changes, services.now()),
    )
    // The collector may know it as it was.
    if (changes.status !== undefined) services.collector.forgetSites()
    return row
  },

  deleteAppWebsite: ({ input, principal, services }) =>
    answerBulk({
      action: 'app.deleteAppWebsite',
      selection: input,
      found: {
        count: (filters: SiteFilters) => countSites(services.db, filters),
        idsOf: (filters, limit) => siteIds(services.db, filters, limit),
      },
      principal,
      services,
      work: async (ids) => resultOf(ids, (await removeSites(services, ids, principal.user.id)).removed),
    }),

  async transferAppWebsite({ input, services }) {
    const rowVersion = { id: idOf(input.id), version: input.version }
    const row = await changedRow(services, rowVersion.id, () =>
      transferOwnership(services.db, rowVersion, idOf(input.owner_id), services.now()),
    )
    services.mail?.wake()
    return row
  },
}

/** Makes a change and answers the row. Where its statistics cannot be read, nothing is changed. @throws {ApiError} */
async function changedRow({ db, statsSources, now }: Services, id: number, change: () => Promise<ChangeResult>) {
  await readConsoleSite(db, statsSources, id, now())
  const { isStale } = await change()
  const row = siteRowOf(await readConsoleSite(db, statsSources, id, now()))
  if (isStale) throw new ApiError('row_changed', row)
  return row
}

const siteRowOf = ({ site: { owner_email, ...site }, metrics }: ConsoleSite) => ({
  ...site,
  owner: { id: site.owner_id, email: owner_email },
  ...metrics,
})
