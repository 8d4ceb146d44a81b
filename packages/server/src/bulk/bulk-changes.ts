import { endpoints, type BulkAction, type Endpoint } from '@sightline/api-client/contract'
import { cancelOrder } from '../membership/change-order.ts'
import { reverseLedgerEntry } from '../points/ledger.ts'
import { deleteAiTasks } from '../store/relational/ai-tasks.ts'
import type { Database } from '../store/relational/database.ts'
import { inSavepoint } from '../store/relational/in-transaction.ts'
import { insertJob } from '../store/relational/jobs/jobs.ts'
import type { User } from '../store/relational/accounts/users.ts'
import { removeThemes } from '../themes/themes.ts'
import { deleteUserWithin } from '../users/delete-user.ts'
import { pushNotice } from '../users/push-notice.ts'
import { changeSiteAsItIs } from '../sites/change-site.ts'
import { removeSites } from '../sites/remove-sites.ts'
import { forEachRow, resultOf, type BulkResult } from './bulk-result.ts'

interface Rows {
  transaction: Database
  actor: User
  ids: readonly number[]
  /** The other input of the call, as the contract has parsed it. */
  given: Readonly<Record<string, unknown>>
  now: Date
}

interface BulkChange {
  /** The call whose level the caller needs. */
  endpoint: Endpoint
  /** Makes the change to a batch of rows, within a transaction. */
  change: (rows: Rows) => Promise<BulkResult>
  /** Whether the change may delete or disable sites, or enable them. */
  changesSites?: true
}

/** The change that each bulk call makes when a job runs it. */
export const bulkChanges: Readonly<Record<BulkAction, BulkChange>> = {
  'appUser.deleteAppUser': { endpoint: endpoints.appUser.deleteAppUser, change: deleteUsers, changesSites: true },
  'appUser.pushAppUser': {
    endpoint: endpoints.appUser.pushAppUser,
    change: async ({ transaction, ids, given, now }) =>
      resultOf(ids, await pushNotice(transaction, ids, given as { title: string; body: string }, now)),
  },
  'userOrder.del': {
    endpoint: endpoints.userOrder.del,
    change: (rows) => eachAlone(rows, (id) => cancelOrder(rows.transaction, id, rows.now)),
  },
  'userPoints.del': {
    endpoint: endpoints.userPoints.del,
    change: (rows) => eachAlone(rows, (id) => reverseLedgerEntry(rows.transaction, id, rows.actor.id, rows.now)),
  },
  'aitask.deleteAppAitask': {
    endpoint: endpoints.aitask.deleteAppAitask,
    change: async ({ transaction, ids }) => resultOf(ids, await deleteAiTasks(transaction, ids)),
  },
  'app.deleteAppWebsite': {
    endpoint: endpoints.app.deleteAppWebsite,
    change: async ({ transaction, actor, ids, now }) => {
      const jobs = { start: (job: Parameters<typeof insertJob>[1]) => insertJob(transaction, job, now) }
      // The job clears the collector's cache of sites once the deletion is committed.
      const collector = { forgetSites: () => {} }
      const { removed } = await removeSites({ db: transaction, jobs, collector }, ids, actor.id)
      return resultOf(ids, removed)
    },
    changesSites: true,
  },
  'app.updateAppWebsites': {
    endpoint: endpoints.app.updateAppWebsites,
    change: (rows) => eachAlone(rows, (id) => changeSiteAsItIs(rows.transaction, id, rows.given, rows.now)),
    changesSites: true,
  },
  'app.deleteThemes': {
    endpoint: endpoints.app.deleteThemes,
    change: async ({ transaction, ids, now }) => resultOf(ids, await removeThemes(transaction, ids, now)),
  },
}

/** Deletes the users, and starts one job that deletes the collected data of all their sites. */
async function deleteUsers(rows: Rows): Promise<BulkResult> {
  const { transaction, actor, now } = rows
  const site_ids: number[] = []
  const result = await eachAlone(rows, async (id) => {
    site_ids.push(...(await deleteUserWithin(transaction, actor, id, now)))
  })
  if (site_ids.length > 0) {
    await insertJob(transaction, { kind: 'delete_site_data', ownerId: actor.id, input: { site_ids } }, now)
  }
  return result
}

/** Changes each row in a savepoint of its own, so that a failure leaves nothing behind. */
const eachAlone = ({ transaction, ids }: Rows, work: (id: number) => Promise<unknown>): Promise<BulkResult> =>
  forEachRow(ids, (id) => inSavepoint(transaction, () => work(id)))
