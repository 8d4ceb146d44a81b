import type { noticeData } from '@sightline/api-client/contract'
import type { z } from 'zod'
import { mailTexts } from '../mail/texts/mail-texts.ts'
import type { Database } from '../store/relational/database.ts'
import { insertNotices, type NewNotice } from '../store/relational/accounts/notices.ts'
import { listCountedSites, type Site } from '../store/relational/sites/sites.ts'

const HOUR_MS = 60 * 60 * 1000
/** The number of values of one statement, which databases limit. */
const AT_ONCE = 500

/** A site whose events have stopped. */
export interface SilentSite {
  siteId: number
  /** The time of the last event, in milliseconds since 1970. */
  lastEventAt: number
}

/**
 * Informs owners of the sites whose events have stopped. Several calls, and several servers at once, report each
 * silence once.
 * @returns the number of added notices
 */
export async function sendSilentSiteNotices(db: Database, silent: readonly SilentSite[], now: Date): Promise<number> {
  let added = 0
  for (let from = 0; from < silent.length; from += AT_ONCE) {
    const part = new Map(silent.slice(from, from + AT_ONCE).map(({ siteId, lastEventAt }) => [siteId, lastEventAt]))
    const sites = await listCountedSites(db, [...part.keys()])
    const notices = sites.map((site) => noticeOf(site, part.get(site.id) ?? 0, now))
    added += await insertNotices(db, notices, now)
  }
  return added
}

function noticeOf({ id, owner_id, domain }: Site, lastEventAt: number, now: Date): NewNotice {
  const hours = Math.floor((now.getTime() - lastEventAt) / HOUR_MS)
  const data: z.output<typeof noticeData.site_without_data> = { domain, hours }
  const { subject, body } = mailTexts('en-US').siteWithoutData(domain, hours)
  return {
    userId: owner_id,
    kind: 'site_without_data',
    title: subject,
    body: body.join(' '),
    data,
    link: `/sites/${id}/settings/snippet`,
    onceKey: `site_without_data:${id}:${lastEventAt}`,
  }
}
