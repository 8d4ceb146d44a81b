import type { Schemas } from '@sightline/api-client/contract'
import type { z } from 'zod'
import { forEachRow, resultOf } from '../../bulk/bulk-result.ts'
import { ApiError } from '../../errors.ts'
import { idOf } from '../../store/relational/ids.ts'
import {
  countSites,
  listSites,
  previewSiteChange,
  siteIds,
  type SiteFilters,
} from '../../store/relational/sites/site-list.ts'
import { findUser } from '../../store/relational/accounts/users.ts'
import { countSitesOf, type SiteBulkChange } from '../../store/relational/sites/sites.ts'
import {
  addSite,
  changeSite,
  changeSiteAsItIs,
  requireOwner,
  requireTheme,
  transferOwnership,
  type ChangeResult,
} from '../../sites/change-site.ts'
import {
  listSitesBySum,
  newConsoleSite,
  readConsoleSite,
  withMetrics,
  type ConsoleSite,
} from '../../sites/console-site.ts'
import { removeSites } from '../../sites/remove-sites.ts'
import type { Handlers } from '../context.ts'
import { answerBulk, namedBy } from '../bulk-selection.ts'
import type { Services } from '../services.ts'

type WebsiteCall =
  | 'fetchAppWebsiteList'
  | 'createAppWebsite'
  | 'updateAppWebsite'
  | 'updateAppWebsites'
  | 'previewAppWebsites'
  | 'deleteAppWebsite'
  | 'transferAppWebsite'

export const appWebsite: Pick<Handlers<'app'>, WebsiteCall> = {
  async fetchAppWebsiteList({ input, services: { db, statsSources, siteSums, now } }) {
    const { columnKey, order, ...page } = input
    if ((columnKey === 'pageviews' || columnKey === 'visitors') && order !== undefined) {
      const { sites, total } = await listSitesBySum(db, siteSums, input, { ...page, column: columnKey, order })
      return { list: sites.map(siteRowOf), total }
    }
    const column = columnKey === 'pageviews' || columnKey === 'visitors' ? undefined : columnKey
    const { sites, total } = await listSites(db, input, { ...page, columnKey: column, order })
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
    // The collector may know it as it was, and its owner gets a mail.
    if (changes.status !== undefined) {
      services.collector.forgetSites()
      services.mail?.wake()
    }
    return row
  },

  async updateAppWebsites({ input, principal, services }) {
    const { ids, filters, total, ...given } = input
    const change = bulkChangeOf(given)
    await requireBelongings(services.db, change)
    const result = await answerBulk({
      action: 'app.updateAppWebsites',
      given: { ...change },
      selection: { ids, filters, total },
      rowSource: sitesSource(services),
      principal,
      services,
      work: (rows) => forEachRow(rows, (id) => changeSiteAsItIs(services.db, id, change, services.now())),
    })
    if (change.status !== undefined) services.collector.forgetSites()
    services.mail?.wake()
    return result
  },

  async previewAppWebsites({ input, services }) {
    const { db } = services
    const { ids, filters, total, ...given } = input
    const change = bulkChangeOf(given)
    await requireBelongings(db, change)
    const named = namedBy({ ids, filters, total })
    const preview = await previewSiteChange(db, named, change, EXAMPLES)
    const found = preview.changing + preview.unchanged
    if ('filters' in named && named.total !== found) throw new ApiError('total_changed', { total: found })
    return { ...preview, new_owner: await newOwnerOf(services, change.owner_id, preview.changing) }
  },

  deleteAppWebsite: ({ input, principal, services }) =>
    answerBulk({
      action: 'app.deleteAppWebsite',
      selection: input,
      rowSource: sitesSource(services),
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

/** The websites that a preview names. */
const EXAMPLES = 5

/** How many websites the new owner of some has then. Staff have no limit. */
async function newOwnerOf({ db, settings }: Services, ownerId: number | undefined, gained: number) {
  const owner = ownerId === undefined ? undefined : await findUser(db, ownerId)
  if (owner === undefined) return null
  const limit = owner.level === 'member' ? await settings.limit('sites_per_member') : 0
  return { sites: (await countSitesOf(db, owner.id)) + gained, limit: limit === 0 ? null : limit }
}

const sitesSource = ({ db }: Services) => ({
  count: (filters: SiteFilters) => countSites(db, filters),
  idsOf: (filters: SiteFilters, limit: number) => siteIds(db, filters, limit),
})

function bulkChangeOf({ theme_id, owner_id, ...rest }: BulkInput): SiteBulkChange {
  return {
    ...rest,
    theme_id: typeof theme_id === 'string' ? idOf(theme_id) : theme_id,
    owner_id: owner_id === undefined ? undefined : idOf(owner_id),
  }
}

type BulkInput = Pick<
  z.output<Schemas['app']['updateAppWebsites']['input']>,
  'status' | 'status_reason' | 'theme_id' | 'owner_id'
>

/** A theme or an owner that is not there is told before any row is changed. @throws {ApiError} not_found */
async function requireBelongings(db: Services['db'], { theme_id, owner_id }: SiteBulkChange): Promise<void> {
  await requireTheme(db, theme_id)
  if (owner_id !== undefined) await requireOwner(db, owner_id)
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
