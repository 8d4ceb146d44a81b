import { alwaysDeliveredNotices } from '@sightline/api-client/contract'
import { sql, type Selectable } from 'kysely'
import type { Database } from '../database.ts'
import { countOf, rowRangeOf, type Page } from '../paging.ts'
import type { NoticeTable } from '../schema/users.ts'

export type Notice = Selectable<NoticeTable>

export interface NewNotice {
  userId: number
  kind: Notice['kind']
  title: string
  body: string
  /** The values from which the texts of the kind are made. */
  data?: Readonly<Record<string, unknown>> | undefined
  /** An address in the app, such as `/vip`. */
  link?: string | undefined
  /** A key that keeps a notice from being added twice; null for a notice without one. */
  onceKey: string | null
}

/** The number of values of one statement, which databases limit. */
const AT_ONCE = 500

/** Inserts notices; those whose key exists are left out. @returns the number of inserted ones */
export async function insertNotices(db: Database, notices: readonly NewNotice[], now: Date): Promise<number> {
  let added = 0
  for (let from = 0; from < notices.length; from += AT_ONCE) {
    const rows = notices.slice(from, from + AT_ONCE).map(({ userId, kind, title, body, data, link, onceKey }) => ({
      user_id: userId,
      kind,
      title,
      body,
      data: data === undefined ? null : JSON.stringify(data),
      link: link ?? null,
      once_key: onceKey,
      is_delivered: 0 as const,
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
  const own = listedNotices(db, userId)
  const { column, direction, limit, offset } = rowRangeOf(page)
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
  countOf(listedNotices(db, userId).where('read_at', 'is', null))

/** The notices of a person, without kinds that they do not want in the app. */
const listedNotices = (db: Database, userId: number) =>
  db
    .selectFrom('notice')
    .where('user_id', '=', userId)
    .where((where) =>
      where.or([
        where('kind', 'in', alwaysDeliveredNotices),
        where(
          'kind',
          'not in',
          where
            .selectFrom('notice_setting')
            .select('notice_setting.kind')
            .where('notice_setting.user_id', '=', userId)
            .where('in_app', '=', 0),
        ),
      ]),
    )

/**
 * Marks a person's notices as read, or as unread where `now` is null: those of `ids`, or all. Ids of other people's
 * notices are ignored.
 */
export async function markNotices(
  db: Database,
  userId: number,
  ids: readonly number[] | undefined,
  now: Date | null,
): Promise<void> {
  const changed = db
    .updateTable('notice')
    .set({ read_at: now?.toISOString() ?? null })
    .where('user_id', '=', userId)
    .where('read_at', now === null ? 'is not' : 'is', null)
  await (ids === undefined ? changed : changed.where('id', 'in', ids)).execute()
}

export function findNotice(db: Database, id: number): Promise<Notice | undefined> {
  return db.selectFrom('notice').selectAll().where('id', '=', id).executeTakeFirst()
}

/** A notice that may still have to be mailed; without an address where nobody would read the mail. */
export type UndeliveredNotice = Pick<Notice, 'id' | 'user_id' | 'kind' | 'created_at'> & { email: string | null }

export function listUndelivered(db: Database, limit: number): Promise<UndeliveredNotice[]> {
  return (
    db
      .selectFrom('notice')
      .leftJoin('app_user', (join) =>
        join
          .onRef('app_user.id', '=', 'notice.user_id')
          .on('app_user.status', '=', 'active')
          .on('app_user.deleted_at', 'is', null),
      )
      .select(['notice.id', 'notice.user_id', 'notice.kind', 'notice.created_at', 'app_user.email'])
      // The value is a literal, because a partial index holds these rows; the database would not use it for a bound
      // value.
      .where('notice.is_delivered', '=', sql.lit<0>(0))
      .orderBy('notice.id')
      .limit(limit)
      .execute()
  )
}

export async function markDelivered(transaction: Database, ids: readonly number[]): Promise<void> {
  await transaction.updateTable('notice').set({ is_delivered: 1 }).where('id', 'in', ids).execute()
}
