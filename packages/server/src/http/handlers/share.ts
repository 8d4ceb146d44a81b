import { shareLimits } from '@sightline/api-client/contract'
import { recordAuditChange } from '../../audit/audit.ts'
import { ApiError } from '../../errors.ts'
import { idOf } from '../../store/relational/ids.ts'
import {
  findShareLink,
  insertShareLink,
  listShareLinks,
  updateShareLink,
  type ShareLink,
} from '../../store/relational/sites/share-links.ts'
import { countEntries } from '../../store/relational/sites/site-entries.ts'
import { changeSiteFraming, readSiteFraming } from '../../store/relational/sites/site-framing.ts'
import { findPublishedTheme } from '../../store/relational/themes.ts'
import { removeEntry } from '../../sites/deleted-entries.ts'
import { changesOfLink, hasEnded, openShareLink } from '../../sites/share-links.ts'
import { addEntry, changeEntry } from '../../sites/site-entries.ts'
import type { Site } from '../../store/relational/sites/sites.ts'
import type { Handlers } from '../context.ts'
import type { Services } from '../services.ts'
import { lookOf } from '../theme-response.ts'

export const share: Handlers<'share'> = {
  async info({ site, shareLink, services }) {
    const { db } = services
    const { id, name, domain, currency_type, time_zone, week_start, public_id } = site
    const [{ hosts }, theme] = await Promise.all([readSiteFraming(db, id), findPublishedTheme(db, site.theme_id)])
    const facts = { name, domain, currency_type, time_zone, week_start, public_id }
    const look = theme === undefined ? null : lookOf(theme, services)
    return { site_id: id, ...facts, is_framing_limited: hosts.length > 0, theme: look, ...partsOf(shareLink) }
  },

  open: ({ input: { password }, origin: { network }, shareLink, services }) =>
    openShareLink(services, shareLink, { password, network, now: services.now() }),

  fetchShareLinks: async ({ site, services }) => ({
    list: (await listShareLinks(services.db, site.id)).map((link) => rowOf(link, site, services)),
  }),

  async createShareLink({ input, site, services }) {
    const { db, shareTokens, now } = services
    const { name, password = null, ends_on = null, filters = [], panels = null, has_annotations = false } = input
    const changes = await changesOfLink({ name, password, ends_on, filters, panels, has_annotations })
    const link = { password_hash: null, ...changes, website_id: site.id, public_id: shareTokens.newId() }
    const made = await addEntry(db, {
      siteId: site.id,
      most: shareLimits.linksPerSite,
      count: (transaction) => countEntries(transaction, 'share_link', site.id),
      insert: (transaction) => insertShareLink(transaction, link, now()),
    })
    return rowOf(made, site, services)
  },

  async updateShareLink({ input, site, services }) {
    const { id, version, site_id: _, ...given } = input
    const { db } = services
    const seen = { id: idOf(id), version }
    const changes = await changesOfLink(given)
    const toRow = (link: ShareLink) => rowOf(link, site, services)
    const before = await findShareLink(db, site.id, seen.id)
    const changed = await changeEntry(
      () => updateShareLink(db, site.id, seen, changes),
      () => findShareLink(db, site.id, seen.id),
      toRow,
    )
    if (before !== undefined) recordAuditChange(toRow(before), toRow(changed))
    return toRow(changed)
  },

  framing: ({ site, services: { db } }) => readSiteFraming(db, site.id),

  async updateFraming({ input, site, services: { db, now } }) {
    const isAsSeen = await changeSiteFraming(db, { id: site.id, version: input.version }, input.hosts, now())
    const row = await readSiteFraming(db, site.id)
    if (!isAsSeen) throw new ApiError('row_changed', row)
    return row
  },

  removeShareLink: ({ input, site, services: { db, now } }) =>
    removeEntry(db, 'share_link', site.id, idOf(input.id), now()),
}

const rowOf = (link: ShareLink, site: Site, { shareTokens, now }: Services) => {
  const { public_id, password_hash, website_id: _, ...row } = link
  return {
    ...row,
    ...partsOf(link),
    token: shareTokens.tokenOf(public_id),
    has_password: password_hash !== null,
    has_ended: hasEnded(link, site, now()),
  }
}

/** What a link shows, as copies of its lists. */
const partsOf = ({ filters, panels, has_annotations }: ShareLink) => ({
  filters: [...filters],
  panels: panels === null ? null : [...panels],
  has_annotations,
})
