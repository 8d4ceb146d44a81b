import { listNotices, listUndelivered, markDelivered, markNotices } from '../../store/relational/accounts/notices.ts'
import type { Database } from '../../store/relational/database.ts'

/** More than a person of the demo has. */
const ALL = { current: 1, pageSize: 200 }

/** A person, and the last sign-in in milliseconds; null of a person who has not signed in yet. */
interface Reader {
  id: number
  lastSignIn: number | null
}

/** Marks the notices of the past as delivered, so that none is mailed, and those before the last sign-in as read. */
export async function markNoticesSeen(transaction: Database, readers: readonly Reader[]): Promise<void> {
  const undelivered = await listUndelivered(transaction, 10_000)
  for (let from = 0; from < undelivered.length; from += ALL.pageSize)
    await markDelivered(
      transaction,
      undelivered.slice(from, from + ALL.pageSize).map(({ id }) => id),
    )
  const informed = new Set(undelivered.map(({ user_id }) => user_id))
  for (const { id, lastSignIn } of readers) {
    if (!informed.has(id) || lastSignIn === null) continue
    const last = new Date(lastSignIn)
    const { list } = await listNotices(transaction, id, ALL)
    const seen = list.filter(({ created_at }) => created_at < last.toISOString()).map((notice) => notice.id)
    if (seen.length > 0) await markNotices(transaction, id, seen, last)
  }
}
