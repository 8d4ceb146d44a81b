import { Refusal } from '../../refusal.ts'
import { readLastEvent } from '../../stats/current.ts'
import { insertWebsite, listWebsitesOf, type Website } from '../../store/database/websites.ts'
import type { Handlers } from '../context.ts'

export const website: Handlers<'website'> = {
  async fetchWebsiteList({ caller, services }) {
    const sites = await listWebsitesOf(services.db, caller.user.id)
    return { website_list: sites.map(rowOf), themes_list: [], github_list: [], cloudflare_list: [] }
  },

  async addWebsite({ input, caller, services }) {
    const site = await insertWebsite(services.db, {
      ownerId: caller.user.id,
      name: input.name,
      domain: input.domain,
      currencyType: input.currency_type,
      timeZone: input.time_zone ?? 'Etc/UTC',
      weekStart: input.week_start ?? 'monday',
      now: services.now(),
    })
    if (site === undefined) throw new Refusal(409, 'domain_taken', { fields: { domain: 'domain_taken' } })
    return rowOf(site)
  },

  async liveCheck({ site, services }) {
    const { acceptedAt, droppedAt, dropReason } = services.collector.activity(site.id)
    const lastEventAt = acceptedAt ?? (await readLastEvent(services.clickhouse, site.id))
    return {
      last_event_at: instantOf(lastEventAt),
      last_dropped_at: instantOf(droppedAt),
      drop_reason: dropReason ?? null,
    }
  },
}

const instantOf = (ms: number | undefined): string | null => (ms === undefined ? null : new Date(ms).toISOString())

const rowOf = ({ id, owner_id: _, ...site }: Website) => ({ id: String(id), ...site })
