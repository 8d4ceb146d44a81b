import { shareLimits } from '@sightline/api-client/contract'
import { ApiError } from '../../errors.ts'
import { idOf } from '../../store/relational/ids.ts'
import { insertShareLink, listShareLinks, type ShareLink } from '../../store/relational/sites/share-links.ts'
import { countEntries } from '../../store/relational/sites/site-entries.ts'
import { changeSiteFraming, readSiteFraming } from '../../store/relational/sites/site-framing.ts'
import { findPublishedTheme } from '../../store/relational/themes.ts'
import { removeEntry } from '../../sites/deleted-entries.ts'
import { addEntry } from '../../sites/site-entries.ts'
import type { Handlers } from '../context.ts'
import type { Services } from '../services.ts'
import { lookOf } from '../theme-response.ts'

export const share: Handlers<'share'> = {
  async info({ site, services }) {
    const { db } = services
    const { id, name, domain, currency_type, time_zone, week_start, public_id } = site
    const [{ hosts }, theme] = await Promise.all([readSiteFraming(db, id), findPublishedTheme(db, site.theme_id)])
    const facts = { name, domain, currency_type, time_zone, week_start, public_id }
    const look = theme === undefined ? null : lookOf(theme, services)
    return { site_id: id, ...facts, is_framing_limited: hosts.length > 0, theme: look }
  },

  fetchShareLinks: async ({ site, services }) => ({
    list: (await listShareLinks(services.db, site.id)).map((link) => rowOf(link, services)),
  }),

  async createShareLink({ input, site, services }) {
    const { db, shareTokens, now } = services
    const link = { website_id: site.id, name: input.name, public_id: shareTokens.newId() }
    const made = await addEntry(db, {
      siteId: site.id,
      most: shareLimits.linksPerSite,
      count: (transaction) => countEntries(transaction, 'share_link', site.id),
      insert: (transaction) => insertShareLink(transaction, link, now()),
    })
    return rowOf(made, services)
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

const rowOf = (link: ShareLink, { shareTokens }: Services) => ({
  ...link,
  token: shareTokens.tokenOf(link.public_id),
})
