import {
  annotationLimits,
  deletedEntryLimits,
  funnelLimits,
  goalLimits,
  savedViewLimits,
  shareLimits,
  type DeletedKind,
  type EntryKind,
} from '@sightline/api-client/contract'
import { ApiError } from '../errors.ts'
import type { User } from '../store/relational/accounts/users.ts'
import type { Database } from '../store/relational/database.ts'
import { lockSite } from '../store/relational/lock.ts'
import { countSavedViews } from '../store/relational/sites/saved-views.ts'
import {
  insertDeletedEntry,
  listDeletedEntries,
  putEntryBack,
  removeDeletedEntriesBefore,
  takeDeletedEntry,
  takeEntry,
  type DeletedEntry,
  type EntryRow,
  type VisibleEntries,
} from '../store/relational/sites/deleted-entries.ts'
import { countEntries } from '../store/relational/sites/site-entries.ts'
import type { Site } from '../store/relational/sites/sites.ts'
import { restoreExclusions } from './exclusions.ts'
import { accessOf } from './personal-site.ts'
import { unlessNameTaken } from './site-entries.ts'

const HOUR_MS = 60 * 60 * 1000
const RESTORABLE_MS = deletedEntryLimits.hours * HOUR_MS

/** The site, and who deletes or restores its entries. */
interface EntryContext {
  site: Pick<Site, 'id' | 'owner_id'>
  user: Pick<User, 'id' | 'level'>
}

/** Deletes an entry, which can be restored for a day. @throws {ApiError} not_found */
export async function removeEntry(
  db: Database,
  kind: EntryKind,
  siteId: number,
  id: number,
  now: Date,
): Promise<{ deletion_id: number }> {
  return db.transaction().execute(async (transaction) => {
    const row = await takeEntry(transaction, kind, siteId, id)
    if (row === undefined) throw new ApiError('not_found')
    const deleted = {
      website_id: siteId,
      user_id: isPersonal(kind, row) ? Number(row['user_id']) : null,
      kind,
      name: String(kind === 'annotation' ? row['text'] : row['name']),
      row,
      deleted_at: now.toISOString(),
    }
    return { deletion_id: await insertDeletedEntry(transaction, deleted, deletedEntryLimits.perSite) }
  })
}

/** A saved view of one person; all else belongs to the site. */
const isPersonal = (kind: EntryKind, row: EntryRow): boolean => kind === 'saved_view' && row['is_shared'] !== 1

/** What a person can restore, newest first, each with the instant until which it can be. */
export async function listRestorable(
  db: Database,
  context: EntryContext,
  now: Date,
): Promise<(DeletedEntry & { restorable_until: string })[]> {
  const entries = await listDeletedEntries(db, visibleTo(context, now))
  return entries.map((entry) => ({
    ...entry,
    restorable_until: new Date(Date.parse(entry.deleted_at) + RESTORABLE_MS).toISOString(),
  }))
}

/**
 * Restores a deleted entry under its former id.
 * @throws {ApiError} not_found where it is restored already, or was deleted a day ago; name_taken, too_many_entries, row_changed
 */
export async function restoreEntry(
  db: Database,
  context: EntryContext,
  id: number,
  now: Date,
): Promise<{ kind: DeletedKind; id: number }> {
  return unlessNameTaken(() =>
    db.transaction().execute(async (transaction) => {
      if (!(await lockSite(transaction, context.site.id))) throw new ApiError('site_no_permission')
      const deleted = await takeDeletedEntry(transaction, id, visibleTo(context, now))
      if (deleted === undefined) throw new ApiError('not_found')
      const { kind, row } = deleted
      if (kind === 'exclusions') {
        await restoreExclusions(transaction, context.site.id, row, now)
        return { kind, id: context.site.id }
      }
      if ((await countLike(transaction, kind, row)) >= most[kind]) throw new ApiError('too_many_entries')
      await putEntryBack(transaction, kind, row)
      return { kind, id: Number(row['id']) }
    }),
  )
}

const visibleTo = ({ site, user }: EntryContext, now: Date): VisibleEntries => ({
  siteId: site.id,
  userId: user.id,
  isOwner: accessOf(site, user) === 'owner',
  since: new Date(now.getTime() - RESTORABLE_MS).toISOString(),
})

const most: Record<EntryKind, number> = {
  goal: goalLimits.perSite,
  funnel: funnelLimits.perSite,
  annotation: annotationLimits.perSite,
  saved_view: savedViewLimits.perPerson,
  share_link: shareLimits.linksPerSite,
}

/** How many there are of those whose number is limited together with an entry. */
const countLike = (db: Database, kind: EntryKind, row: EntryRow): Promise<number> => {
  const siteId = Number(row['website_id'])
  return kind === 'saved_view' ? countSavedViews(db, siteId, Number(row['user_id'])) : countEntries(db, kind, siteId)
}

/** Forgets deleted entries when they cannot be restored any more, now and once an hour. */
export function startForgettingDeletedEntries(
  db: Database,
  log: { warn(message: string): void },
): { stop: () => Promise<void> } {
  let running: Promise<void> = Promise.resolve()
  const forget = () => {
    running = removeDeletedEntriesBefore(db, new Date(Date.now() - RESTORABLE_MS).toISOString()).catch((error: Error) =>
      log.warn(`Deleted entries of sites were not forgotten: ${error.message}`),
    )
  }
  forget()
  const timer = setInterval(forget, HOUR_MS)
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
