import type { WeekStart } from '@sightline/api-client/contract'
import { Refusal, invalidFields } from '../refusal.ts'
import type { Database } from '../store/database/database.ts'
import type { Seen } from '../store/database/seen.ts'
import { hasTheme } from '../store/database/themes.ts'
import {
  findWebsite,
  insertWebsite,
  mayOwnWebsites,
  transferWebsite,
  updateWebsite,
  type Website,
  type WebsiteChanges,
} from '../store/database/websites.ts'

/** The form of a new site. */
export interface WebsiteForm {
  name: string
  domain: string
  currency_type: string
  time_zone?: string | undefined
  week_start?: WeekStart | undefined
}

/** What became of a change: the site as it is now, which is another one than the caller saw where it is stale. */
export interface Changed {
  site: Website
  isStale: boolean
}

/** @throws {Refusal} domain_taken, or not_found where there is no such owner or theme */
export function addWebsite(
  db: Database,
  form: WebsiteForm,
  belongings: { ownerId: number; themeId?: number | null },
  now: Date,
): Promise<Website> {
  return db.transaction().execute(async (transaction) => {
    await requireOwner(transaction, belongings.ownerId)
    await requireTheme(transaction, belongings.themeId)
    const site = await insertWebsite(transaction, {
      ...belongings,
      name: form.name,
      domain: form.domain,
      currencyType: form.currency_type,
      timeZone: form.time_zone ?? 'Etc/UTC',
      weekStart: form.week_start ?? 'monday',
      now,
    })
    if (site === undefined) throw domainTaken()
    return site
  })
}

/** @throws {Refusal} not_found, domain_taken */
export function changeWebsite(db: Database, seen: Seen, changes: WebsiteChanges, now: Date): Promise<Changed> {
  return db.transaction().execute(async (transaction) => {
    await requireTheme(transaction, changes.theme_id)
    const site = await updateWebsite(transaction, seen, changes, now)
    if (site === 'domain_taken') throw domainTaken()
    return site === 'not_as_seen' ? stale(transaction, seen.id) : { site, isStale: false }
  })
}

/** Gives a site to another active account; its data and viewers stay. @throws {Refusal} not_found */
export function giveWebsite(db: Database, seen: Seen, ownerId: number, now: Date): Promise<Changed> {
  return db.transaction().execute(async (transaction) => {
    await requireOwner(transaction, ownerId)
    const site = await transferWebsite(transaction, seen, ownerId, now)
    return site === 'not_as_seen' ? stale(transaction, seen.id) : { site, isStale: false }
  })
}

async function requireOwner(transaction: Database, ownerId: number): Promise<void> {
  if (!(await mayOwnWebsites(transaction, ownerId))) throw invalidFields({ owner_id: 'not_found' }, 'not_found')
}

async function requireTheme(transaction: Database, themeId: number | null | undefined): Promise<void> {
  if (themeId === null || themeId === undefined) return
  if (!(await hasTheme(transaction, themeId))) throw invalidFields({ theme_id: 'not_found' }, 'not_found')
}

async function stale(transaction: Database, id: number): Promise<Changed> {
  const site = await findWebsite(transaction, id)
  if (site === undefined) throw new Refusal('not_found')
  return { site, isStale: true }
}

const domainTaken = (): Refusal => invalidFields({ domain: 'domain_taken' }, 'domain_taken')
