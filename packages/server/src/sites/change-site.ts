import type { WeekStart } from '@sightline/api-client/contract'
import { recordAuditChange } from '../audit/audit.ts'
import { ApiError, invalidFields } from '../errors.ts'
import { mailTexts } from '../mail/texts/mail-texts.ts'
import { insertNotices, type NewNotice } from '../store/relational/accounts/notices.ts'
import type { Database } from '../store/relational/database.ts'
import { inTransaction } from '../store/relational/in-transaction.ts'
import { lockUser } from '../store/relational/lock.ts'
import type { RowVersion } from '../store/relational/row-version.ts'
import { findGoogleProperty } from '../store/relational/sites/google-properties.ts'
import { hasTheme } from '../store/relational/themes.ts'
import {
  countSitesOf,
  findSite,
  insertSite,
  mayOwnSites,
  updateOwner,
  updateSite,
  type NewSite,
  type Site,
  type SiteBulkChange,
  type SiteChanges,
} from '../store/relational/sites/sites.ts'

/** The form of a new site. */
export interface SiteForm {
  name: string
  domain: string
  currency_type: string
  time_zone?: string | undefined
  week_start?: WeekStart | undefined
}

/** What became of a change: the site as it is now, which is another one than the caller saw where it is stale. */
export interface ChangeResult {
  site: Site
  isStale: boolean
}

/**
 * @param maxSites How many the owner may have; 0 is no limit
 * @throws {ApiError} domain_taken, too_many_entries, or not_found where there is no such owner or theme
 */
export function addSite(
  db: Database,
  form: SiteForm,
  belongings: Pick<NewSite, 'ownerId' | 'themeId' | 'source'>,
  now: Date,
  maxSites = 0,
): Promise<Site> {
  return inTransaction(db, async (transaction) => {
    if (maxSites > 0) await lockUser(transaction, belongings.ownerId)
    await requireOwner(transaction, belongings.ownerId)
    await requireTheme(transaction, belongings.themeId)
    if (maxSites > 0) {
      if ((await countSitesOf(transaction, belongings.ownerId)) >= maxSites) throw new ApiError('too_many_entries')
    }
    const site = await insertSite(transaction, {
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

/** @throws {ApiError} not_found, domain_taken, property_missing where figures of a property are to be shown that the site lacks */
export function changeSite(
  db: Database,
  rowVersion: RowVersion,
  changes: SiteChanges,
  now: Date,
): Promise<ChangeResult> {
  return inTransaction(db, async (transaction) => {
    await requireTheme(transaction, changes.theme_id)
    if (changes.source === 'google_analytics') await requireProperty(transaction, rowVersion.id)
    const before = await findSite(transaction, rowVersion.id)
    const site = await updateSite(transaction, rowVersion, withReason(changes, before), now)
    if (site === 'domain_taken') throw domainTaken()
    if (site === 'stale' || before === undefined) return stale(transaction, rowVersion.id)
    recordAuditChange(before, site)
    if (before.status !== site.status) await insertNotices(transaction, [statusNotice(site)], now)
    return { site, isStale: false }
  })
}

/** The reason belongs to the status: a site that is enabled has none, and one that was disabled already keeps its own. */
function withReason(changes: SiteChanges, before: Site | undefined): SiteChanges {
  const { status, status_reason: reason } = changes
  if (status === undefined) return changes
  if (status !== 'disabled') return { ...changes, status_reason: null }
  return before?.status === 'disabled' && reason === undefined ? changes : { ...changes, status_reason: reason ?? null }
}

/**
 * Makes a change to a site as it is now; where it is so already, nothing is changed: a disabled site keeps its reason.
 * @throws {ApiError} not_found
 */
export async function changeSiteAsItIs(db: Database, id: number, change: SiteBulkChange, now: Date): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const site = await findSite(transaction, id)
    if (site === undefined) throw new ApiError('not_found')
    const { owner_id, ...changes } = change
    const { status = site.status, theme_id = site.theme_id } = changes
    if (status === site.status && theme_id === site.theme_id && (owner_id ?? site.owner_id) === site.owner_id) return
    const { isStale } =
      owner_id === undefined
        ? await changeSite(transaction, site, changes, now)
        : await transferOwnership(transaction, site, owner_id, now)
    if (isStale) throw new ApiError('row_changed')
  })
}

/** Gives a site to another active account; its data and viewers stay. @throws {ApiError} not_found */
export function transferOwnership(
  db: Database,
  rowVersion: RowVersion,
  ownerId: number,
  now: Date,
): Promise<ChangeResult> {
  return inTransaction(db, async (transaction) => {
    await requireOwner(transaction, ownerId)
    const before = await findSite(transaction, rowVersion.id)
    const site = await updateOwner(transaction, rowVersion, ownerId, now)
    if (site === 'stale' || before === undefined) return stale(transaction, rowVersion.id)
    recordAuditChange(before, site)
    if (before.owner_id !== ownerId) await insertNotices(transaction, transferNotices(before, site), now)
    return { site, isStale: false }
  })
}

/** Notices to the former owner of a site and to the new one. */
const transferNotices = (before: Site, after: Site): NewNotice[] =>
  [before, after].map(({ id, owner_id, domain }) => {
    const isReceived = owner_id === after.owner_id
    // Shown where the notice's own texts are not: it is put into words from its kind and data.
    const { subject, body } = mailTexts('en-US').siteTransferred(domain, isReceived)
    return {
      userId: owner_id,
      kind: 'site_transferred',
      title: subject,
      body: body.join(' '),
      data: { domain, is_received: isReceived },
      link: isReceived ? `/sites/${id}` : undefined,
      onceKey: null,
    }
  })

/** A notice to the owner that events of the site are not counted any more and why, or that they are again. */
function statusNotice({ id, owner_id, domain, status, status_reason: reason }: Site): NewNotice {
  const { subject, body } =
    status === 'disabled' ? mailTexts('en-US').siteDisabled(domain, reason) : mailTexts('en-US').siteEnabled(domain)
  return {
    userId: owner_id,
    kind: 'site_status',
    title: subject,
    body: body.join(' '),
    data: { domain, is_disabled: status === 'disabled', reason },
    link: `/sites/${id}`,
    onceKey: null,
  }
}

/** @throws {ApiError} not_found where the account cannot own sites */
export async function requireOwner(transaction: Database, ownerId: number): Promise<void> {
  if (!(await mayOwnSites(transaction, ownerId))) throw invalidFields({ owner_id: 'not_found' }, 'not_found')
}

/** @throws {ApiError} not_found where owners of sites cannot choose it */
export async function requirePublished(db: Database, themeId: number): Promise<void> {
  if (!(await hasTheme(db, themeId, 'published'))) throw invalidFields({ theme_id: 'not_found' }, 'not_found')
}

/** @throws {ApiError} not_found */
export async function requireTheme(transaction: Database, themeId: number | null | undefined): Promise<void> {
  if (themeId === null || themeId === undefined) return
  if (!(await hasTheme(transaction, themeId))) throw invalidFields({ theme_id: 'not_found' }, 'not_found')
}

async function requireProperty(transaction: Database, siteId: number): Promise<void> {
  if ((await findGoogleProperty(transaction, siteId)) !== undefined) return
  throw invalidFields({ source: 'property_missing' }, 'property_missing')
}

async function stale(transaction: Database, id: number): Promise<ChangeResult> {
  const site = await findSite(transaction, id)
  if (site === undefined) throw new ApiError('not_found')
  return { site, isStale: true }
}

const domainTaken = (): ApiError => invalidFields({ domain: 'domain_taken' }, 'domain_taken')
