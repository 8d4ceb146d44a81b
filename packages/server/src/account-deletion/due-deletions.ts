import type { Collector } from '../collector/collector.ts'
import { ApiError } from '../errors.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { listConnections, type Connection } from '../store/relational/accounts/connections.ts'
import { listDueDeletions, postponeDeletion } from '../store/relational/accounts/deletions.ts'
import { findUser, type User } from '../store/relational/accounts/users.ts'
import type { Database } from '../store/relational/database.ts'
import { cancelJobsOf } from '../store/relational/jobs/jobs.ts'
import { lockUser } from '../store/relational/lock.ts'
import { assertDeletable, deleteAccountWithin } from './delete-account.ts'

const EVERY_MS = 60 * 60 * 1000
const DAY_MS = 24 * EVERY_MS

interface Parts {
  db: Database
  jobs: Pick<Jobs, 'start'>
  collector: Pick<Collector, 'forgetSites'>
  /** Revokes a connection at the provider, and deletes it. */
  disconnect: (connection: Connection) => Promise<unknown>
  log: { warn(message: string): void }
}

/** Deletes the accounts that are due: now, and once an hour. */
export function startDeletionClock(parts: Parts): { stop: () => Promise<void> } {
  let running: Promise<void> = Promise.resolve()
  const tick = () => {
    running = running
      .then(() => deleteDueAccounts(parts, new Date()))
      .catch((error: Error) => parts.log.warn(`Accounts were not deleted: ${error.message}`))
  }
  const timer = setInterval(tick, EVERY_MS)
  tick()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

/**
 * Deletes each account that is due. A deletion that is cut short is repeated: connections that were revoked are gone,
 * and all else happens in one transaction. An account that cannot be deleted is tried again the next day.
 */
export async function deleteDueAccounts(parts: Parts, now: Date): Promise<void> {
  for (const user of await listDueDeletions(parts.db, now)) {
    try {
      await deleteDueAccount(parts, user, now)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      parts.log.warn(`Account ${user.id} is not deleted today: ${error.key}`)
      await postponeDeletion(parts.db, user.id, new Date(now.getTime() + DAY_MS))
    }
  }
}

/** A deletion that is due cannot be cancelled, so the account does not change between these steps. */
async function deleteDueAccount({ db, jobs, collector, disconnect }: Parts, user: User, now: Date): Promise<void> {
  await db.transaction().execute((transaction) => assertDeletable(transaction, user))
  for (const connection of await listConnections(db, user.id)) await disconnect(connection)
  await db.transaction().execute(async (transaction) => {
    // Another server may have deleted it.
    if (!(await lockUser(transaction, user.id))) return
    const current = await findUser(transaction, user.id)
    if (current === undefined) return
    await assertDeletable(transaction, current)
    await cancelJobsOf(transaction, user.id, now)
    const siteIds = await deleteAccountWithin(transaction, user.id, now)
    if (siteIds.length === 0) return
    await jobs.start({ kind: 'delete_site_data', ownerId: user.id, input: { site_ids: siteIds } }, transaction)
  })
  collector.forgetSites()
}
