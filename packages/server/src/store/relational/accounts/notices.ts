import type { Selectable } from 'kysely'
import type { Database } from '../database.ts'
import { countOf, stretchOf, type Page } from '../paging.ts'
import type { NoticeTable } from '../schema/people.ts'

export type Notice = Selectable<NoticeTable>

export interface NewNotice {
  userId: number
  kind: Notice['kind']
  title: string
  body: string
  /** Two notices with the same key are one; null for a notice that stands for itself. */
  onceKey: string | null
}

/** Databases take only so many values with one statement. */
const AT_ONCE = 500

/** Leaves out those whose key is there already. @returns how many were added */
export async function insertNotices(db: Database, notices: readonly NewNotice[], now: Date): Promise<number> {
  let added = 0
  for (let from = 0; from < notices.length; from += AT_ONCE) {
    const rows = notices.slice(from, from + AT_ONCE).map(({ userId, kind, title, body, onceKey }) => ({
      user_id: userId,
      kind,
      title,
      body,
      once_key: onceKey,
      read_at: null,
      created_at: now.toISOString(),
    }))
    const inserted = await db
      .insertInto('notice')
      .values(rows)
      .onConflict((conflict) => conflict.column('once_key').doNothing())
      .executeTakeFirst()
    added += Number(inserted.numInsertedOrUpdatedRows ?? 0)
  }
  return added
}

export async function listNotices(
  db: Database,
  userId: number,
  page: Page<'id' | 'created_at'>,
): Promise<{ list: Notice[]; total: number }> {
  const own = db.selectFrom('notice').where('user_id', '=', userId)
  const { column, direction, limit, offset } = stretchOf(page)
  const list = await own
    .selectAll()
    .orderBy(column, direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset(offset)
    .execute()
  return { list, total: await countOf(own) }
}

export const countUnreadNotices = (db: Database, userId: number): Promise<number> =>
  countOf(db.selectFrom('notice').where('user_id', '=', userId).where('read_at', 'is', null))

/** Marks a person's notices as read: those of `ids`, or all. Ids of other people's are passed over. */
export async function markNoticesRead(
  db: Database,
  userId: number,
  ids: readonly number[] | undefined,
  now: Date,
): Promise<void> {
  const unread = db
    .updateTable('notice')
    .set({ read_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
  await (ids === undefined ? unread : unread.where('id', 'in', ids)).execute()
}
