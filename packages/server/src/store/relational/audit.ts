import type { FilterValues, SortColumn } from '@sightline/api-client/contract'
import { sql, type Selectable, type SqlBool } from 'kysely'
import type { IndexUse } from './index-use.ts'
import type { Database } from './database.ts'
import { idsOfPage, SORTED_AT_ONCE } from './ids-of-page.ts'
import { inTransaction } from './in-transaction.ts'
import { equals, filterBy, hasId, isSinceDay, isUntilDay, type FilterConditions } from './list-filters.ts'
import { countOf, rowRangeOf, type Page, type RowRange } from './paging.ts'
import type { AuditEntryTable } from './schema/audit.ts'

export interface NewAuditEntry {
  actor: { id: number; email: string }
  /** The name of the call, such as `appUser.updateAppUser`. */
  action: string
  details: Readonly<Record<string, unknown>>
  targetIds: readonly string[]
  now: Date
}

/**
 * Records a call before it runs, so that it is known even if the server ends in the middle. @returns the id of the
 * entry
 */
export function insertAuditEntry(db: Database, entry: NewAuditEntry): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const { id } = await transaction
      .insertInto('audit_entry')
      .values({
        at: entry.now.toISOString(),
        actor_id: entry.actor.id,
        actor_email: entry.actor.email,
        action: entry.action,
        details: JSON.stringify(entry.details),
        outcome: 'started',
        message: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await addAuditTargets(transaction, id, entry.targetIds)
    return id
  })
}

/** Adds rows to the objects of an entry; those that it names already stay. */
export async function addAuditTargets(db: Database, entryId: number, targetIds: readonly string[]): Promise<void> {
  const targets = [...new Set(targetIds)].map((target_id) => ({ entry_id: entryId, target_id }))
  if (targets.length === 0) return
  await db
    .insertInto('audit_target')
    .values(targets)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function finishAuditEntry(
  db: Database,
  id: number,
  end: Pick<Selectable<AuditEntryTable>, 'outcome' | 'message'> & { changes?: string | null },
): Promise<void> {
  await db.updateTable('audit_entry').set(end).where('id', '=', id).execute()
}

/** Whether somebody has made a call about an object since an instant, the name of which begins with a text. */
export async function hasAuditEntry(
  db: Database,
  { actorId, actions, targetId, since }: { actorId: number; actions: string; targetId: string; since: string },
): Promise<boolean> {
  const entry = await db
    .selectFrom('audit_entry')
    .innerJoin('audit_target', 'audit_target.entry_id', 'audit_entry.id')
    .select('audit_entry.id')
    .where('audit_target.target_id', '=', targetId)
    .where('audit_entry.actor_id', '=', actorId)
    .where('audit_entry.at', '>=', since)
    .where('audit_entry.action', 'like', `${actions}%`)
    .limit(1)
    .executeTakeFirst()
  return entry !== undefined
}

/** Some of the rows that an entry is about, in the order of their ids, and the number of all. */
export async function targetsOfEntry(
  db: Database,
  entryId: number,
  limit: number,
): Promise<{ ids: string[]; count: number }> {
  const targets = db.selectFrom('audit_target').where('entry_id', '=', entryId)
  const [rows, count] = await Promise.all([
    targets.select('target_id').orderBy('target_id').limit(limit).execute(),
    countOf(targets),
  ])
  return { ids: rows.map(({ target_id }) => target_id), count }
}

export type AuditEntry = Selectable<AuditEntryTable>

export type AuditFilters = FilterValues<'auditEntries'>

// The `id` of a call about users is a user's, except in one whose `id` is an address; in other calls the name of the
// field tells the kind. A quotation mark inside a text is escaped in JSON, so it cannot look like a field.
const addressRemoval = 'appUser.delAddress'
const userFields = ['user_id', 'owner_id', 'viewed_user_id'] as const

export async function listAuditEntries(
  db: Database,
  { current, pageSize, columnKey, order, ...named }: Page<SortColumn<'auditEntries'>> & AuditFilters,
): Promise<{ list: AuditEntry[]; total: number }> {
  const filters = await withIds(db, named)
  const { ids, total } = await idsOfEntries(db, filters, rowRangeOf({ current, pageSize, columnKey, order }))
  if (ids.length === 0) return { list: [], total }
  const entries = await db.selectFrom('audit_entry').selectAll().where('id', 'in', ids).execute()
  const rows = new Map(entries.map((entry) => [entry.id, entry]))
  return { list: ids.flatMap((id) => rows.get(id) ?? []), total }
}

async function idsOfEntries(
  db: Database,
  filters: ResolvedFilters,
  range: RowRange<SortColumn<'auditEntries'>>,
): Promise<{ ids: number[]; total: number }> {
  if (filters.search !== undefined) {
    // Every entry is read for it: once where few are found, instead of once to count them and once for the page.
    const found = await filteredEntries(db, filters)
      .select(['audit_entry.id', 'audit_entry.at'])
      .limit(SORTED_AT_ONCE + 1)
      .execute()
    if (found.length <= SORTED_AT_ONCE) return { ids: idsInRange(found, range), total: found.length }
  }
  const total = await countOf(filteredEntries(db, filters))
  const query = filteredEntries(db, filters, total > SORTED_AT_ONCE ? 'walked' : 'indexed').select('audit_entry.id')
  return { ids: await idsOfPage(query, 'audit_entry', range, total), total }
}

function idsInRange(
  entries: readonly Pick<AuditEntry, 'id' | 'at'>[],
  { column, direction, offset, limit }: RowRange<SortColumn<'auditEntries'>>,
): number[] {
  const sign = direction === 'asc' ? 1 : -1
  const compare = (one: Pick<AuditEntry, 'id' | 'at'>, other: Pick<AuditEntry, 'id' | 'at'>): number => {
    if (column === 'at' && one.at !== other.at) return one.at < other.at ? -sign : sign
    return sign * (one.id - other.id)
  }
  return entries
    .toSorted(compare)
    .slice(offset, offset + limit)
    .map(({ id }) => id)
}

type ResolvedFilters = Awaited<ReturnType<typeof withIds>>

/** The filters with the ids of the user and of the site that they name by address and domain; 0, which none has, for nobody. */
async function withIds(db: Database, { user_email: email, site_domain: domain, ...filters }: AuditFilters) {
  const [user, site] = await Promise.all([
    email === undefined
      ? undefined
      : db.selectFrom('app_user').select('id').where('email', '=', email.toLowerCase()).executeTakeFirst(),
    domain === undefined
      ? undefined
      : db.selectFrom('website').select('id').where('domain', '=', domain.toLowerCase()).executeTakeFirst(),
  ])
  return {
    ...filters,
    ...(email !== undefined && { user_email: String(user?.id ?? 0) }),
    ...(domain !== undefined && { site_domain: String(site?.id ?? 0) }),
  }
}

const conditions: FilterConditions<AuditFilters> = {
  actor_id: hasId('audit_entry.actor_id'),
  actor_email: (email) => equals('audit_entry.actor_email')(email.toLowerCase()),
  action: equals('audit_entry.action'),
  outcome: equals('audit_entry.outcome'),
  search: holds,
  from: isSinceDay('audit_entry.at'),
  to: isUntilDay('audit_entry.at'),
  target_id: isAbout,
  user_id: (id) => sql<SqlBool>`(${isAbout(id)} and ${isOfUser(id)})`,
  site_domain: (id) => sql<SqlBool>`(${isAbout(id)} and ${isOfSite(id)})`,
  user_email: (id) => sql<SqlBool>`(${isAbout(id)} and ${isOfUser(id)})`,
}

const filteredEntries = (db: Database, filters: AuditFilters, use: IndexUse = 'indexed') =>
  filterBy(db.selectFrom('audit_entry'), filters, conditions, use)

function isAbout(id: string) {
  return sql<SqlBool>`audit_entry.id in (select entry_id from audit_target where target_id = ${id})`
}

function isOfUser(id: string) {
  const named = userFields.map(
    (name) => sql<SqlBool>`details like ${`%${JSON.stringify(name)}:${JSON.stringify(id)}%`}`,
  )
  return sql<SqlBool>`(action like 'appUser.%' and action <> ${addressRemoval} or ${sql.join(named, sql` or `)})`
}

/** The calls whose `id` may be a site’s; those about templates have another one. */
const ofSites = sql<SqlBool>`(action like 'website.%' or action like 'stats.%' or action like 'app.%AppWebsite%')`

function isOfSite(id: string) {
  return sql<SqlBool>`(${ofSites} or details like ${`%"site_id":${JSON.stringify(id)}%`})`
}

/** Whether an entry holds a text somewhere, as JSON has it. */
function holds(text: string) {
  const written = JSON.stringify(text).slice(1, -1).toLowerCase()
  const pattern = `%${written.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const columns = ['details', 'changes', 'action', 'actor_email'] as const
  const matches = columns.map(
    (column) => sql<SqlBool>`lower(coalesce(${sql.ref(column)}, '')) like ${pattern} escape '\\'`,
  )
  return sql<SqlBool>`(${sql.join(matches, sql` or `)})`
}
