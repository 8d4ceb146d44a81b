import type { Database } from '../store/relational/database.ts'
import { existingUserIds } from '../store/relational/accounts/existing-users.ts'
import { inTransaction } from '../store/relational/in-transaction.ts'
import { insertNotices } from '../store/relational/accounts/notices.ts'

/** Sends the same notice to each of these users. @returns the ids of those who exist */
export async function pushNotice(
  db: Database,
  userIds: readonly number[],
  { title, body }: { title: string; body: string },
  now: Date,
): Promise<number[]> {
  const existing = [...(await existingUserIds(db, userIds))]
  const notices = existing.map((userId) => ({ userId, kind: 'message' as const, title, body, onceKey: null }))
  await inTransaction(db, (transaction) => insertNotices(transaction, notices, now))
  return existing
}
