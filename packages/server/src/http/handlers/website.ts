import { resourcesOf } from '../../connections/resources.ts'
import { ApiError } from '../../errors.ts'
import { idOf } from '../../store/relational/ids.ts'
import { excludeAddress, includeAddress, readSiteExclusions } from '../../store/relational/sites/site-exclusions.ts'
import { storeDashboardSetting } from '../../store/relational/sites/dashboard-settings.ts'
import { listViewers } from '../../store/relational/sites/site-viewers.ts'
import { listPublishedThemes, type Theme } from '../../store/relational/themes.ts'
import type { Site } from '../../store/relational/sites/sites.ts'
import { addSite, changeSite, requirePublished } from '../../sites/change-site.ts'
import { changeExclusions, reportDropped } from '../../sites/exclusions.ts'
import { personalSite, type PersonalSite } from '../../sites/personal-site.ts'
import { confirmDomain, removeSites } from '../../sites/remove-sites.ts'
import { nameOf } from '../../users/name-of.ts'
import { inviteViewer } from '../../sites/invitations.ts'
import { unshareSite } from '../../sites/unshare-site.ts'
import { listSitesFor } from '../access.ts'
import type { Handlers, Origin } from '../context.ts'
import type { Services } from '../services.ts'
import { importCalls } from './event-import.ts'
import { lookOf, previewsOf } from '../theme-response.ts'

export const website: Handlers<'website'> = {
  async fetchWebsiteList({ principal, services }) {
    const { db } = services
    const [sites, themes, { github, cloudflare }] = await Promise.all([
      listSitesFor(principal, services),
      listPublishedThemes(db),
      // Connected resources belong to no site, so a key for some sites does not see them.
      principal.key?.siteIds === undefined ? resourcesOf(db, principal.user.id) : { github: [], cloudflare: [] },
    ])
    return {
      website_list: sites.map(rowOf),
      themes_list: themes.map((theme) => themeOf(theme, services)),
      github_list: github,
      cloudflare_list: cloudflare,
    }
  },

  get: async ({ site, principal, services: { db, now } }) => rowOf(await personalSite(db, site, principal.user, now())),

  async addWebsite({ input, principal, services: { db, settings, now } }) {
    const maxSites = principal.user.level === 'member' ? await settings.limit('sites_per_member') : 0
    const form = { ...input, time_zone: input.time_zone ?? (await settings.timeZone()) }
    const site = await addSite(db, form, { ownerId: principal.user.id }, now(), maxSites)
    return rowOf(await personalSite(db, site, principal.user, now()))
  },

  async updateWebsite({ input, site: before, principal, services: { db, now } }) {
    const { site_id, version, theme_id, ...rest } = input
    const themeId = typeof theme_id === 'string' ? idOf(theme_id) : theme_id
    // One that is a draft by now stays with the sites that have it.
    const isNew = typeof themeId === 'number' && themeId !== before.theme_id
    if (isNew) await requirePublished(db, themeId)
    const changes = { ...rest, theme_id: themeId }
    const { site, isStale } = await changeSite(db, { id: idOf(site_id), version }, changes, now())
    const row = rowOf(await personalSite(db, site, principal.user, now()))
    if (isStale) throw new ApiError('row_changed', row)
    return row
  },

  async deleteWebsite({ input, principal, site, services }) {
    confirmDomain(site, input.domain)
    const { jobId } = await removeSites(services, [site.id], principal.user.id)
    if (jobId === undefined) throw new ApiError('site_no_permission')
    return { job_id: jobId }
  },

  saveDashboardSetting: ({ input: { site_id: _, ...setting }, site, principal, services: { db, now } }) =>
    storeDashboardSetting(db, { userId: principal.user.id, siteId: site.id }, setting, now()),

  async liveCheck({ site, origin, services }) {
    const { acceptedAt, droppedAt, dropReason } = services.collector.activity(site.id)
    const lastEventAt =
      acceptedAt ?? (await services.statsSources.openWithoutGoals(origin, site).readLastEvent?.(site.id))
    return {
      last_event_at: instantOf(lastEventAt),
      last_dropped_at: instantOf(droppedAt),
      drop_reason: dropReason ?? null,
    }
  },

  checkInstallation: ({ input, site, services }) => services.installation.check(site, input.url),

  collection: ({ site, origin, services }) => exclusionsOf(services, site, origin),

  async updateCollection({ input, site, origin, services }) {
    const { site_id: _, version, ...changes } = input
    const rowVersion = { id: site.id, version }
    const isCurrent = await changeExclusions(services.db, rowVersion, changes, services.now())
    services.collector.forgetSites()
    const row = await exclusionsOf(services, site, origin)
    if (!isCurrent) throw new ApiError('row_changed', row)
    return row
  },

  async excludeMyAddress({ input, site, origin, services }) {
    const addressHash = services.addressHash(site.id, origin.network)
    await (input.is_excluded
      ? excludeAddress(services.db, site.id, addressHash, services.now())
      : includeAddress(services.db, site.id, addressHash))
    services.collector.forgetSites()
    return exclusionsOf(services, site, origin)
  },

  dropped: ({ input, site, services: { db, drops, now } }) => reportDropped(db, drops, site.id, input.days, now()),

  viewers: async ({ site, services }) => ({ list: await listViewers(services.db, site.id) }),

  async addViewer({ input, site, principal, services: { db, invitationLimit, mail, now } }) {
    const { user: inviter } = principal
    if (invitationLimit.wait(String(inviter.id), now().getTime()) > 0) throw new ApiError('too_many_invitations')
    const words = mail && { inviter: nameOf(inviter), locale: inviter.locale }
    const given = { site, inviterId: inviter.id, email: input.email, mail: words }
    const invited = await inviteViewer(db, given, now())
    mail?.wake()
    return invited
  },

  async leave({ site, principal, services }) {
    await unshareSite(services.db, site, principal.user.id)
    return {}
  },

  importEvents: async ({ input: { file, needs_confirmation: isCheck }, site, principal, services }) => ({
    job_id: String(
      await services.importExport.importFile(
        site,
        principal.user.id,
        { name: file.name, bytes: file.stream() },
        { isCheck },
      ),
    ),
  }),

  ...importCalls,

  exportEvents: async ({ input, site, principal, services }) => ({
    job_id: String(await services.importExport.exportSite(site, principal.user.id, input)),
  }),

  async removeViewer({ input, site, services }) {
    await unshareSite(services.db, site, idOf(input.user_id))
    return {}
  },
}

async function exclusionsOf({ db, addressHash }: Services, site: Site, { network }: Origin) {
  const { address_hashes, ...settings } = await readSiteExclusions(db, site.id)
  return {
    ...settings,
    excluded_addresses: address_hashes.length,
    is_my_address_excluded: address_hashes.includes(addressHash(site.id, network)),
  }
}

const instantOf = (ms: number | undefined): string | null => (ms === undefined ? null : new Date(ms).toISOString())

const rowOf = ({ site, access, isBlocked, ownerEmail, dashboardSetting }: PersonalSite) => ({
  ...site,
  status_reason: access === 'owner' ? site.status_reason : null,
  access,
  is_blocked: isBlocked,
  owner_email: ownerEmail,
  dashboard_setting: dashboardSetting ?? null,
})

const themeOf = (theme: Theme, services: Services) => ({
  ...theme,
  ...lookOf(theme, services),
  ...previewsOf(theme, services),
})
