import type { Input, Schemas } from '@sightline/api-client/contract'
import type { PasswordLinks } from '../accounts/passwords/password-links.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { resetMembership } from '../membership/reset-membership.ts'
import { ApiError } from '../errors.ts'
import { deleteApiKeysOf } from '../store/relational/accounts/api-keys.ts'
import type { Database } from '../store/relational/database.ts'
import { lockUser } from '../store/relational/lock.ts'
import { removePassword } from '../store/relational/accounts/user-changes.ts'
import { endSessionsOf } from '../store/relational/accounts/user-sessions.ts'
import { deleteImportsOfSites } from '../store/relational/jobs/event-imports.ts'
import { findUser, type User } from '../store/relational/accounts/users.ts'
import { listSitesOf } from '../store/relational/sites/sites.ts'
import { endTwoFactors } from '../two-factors/two-factors.ts'
import type { Actor } from './staff-rules.ts'

type Resettable = Input<Schemas['appUser']['resetUser']>['what']

interface Services {
  db: Database
  links: Pick<PasswordLinks, 'passwordLink'>
  jobs: Pick<Jobs, 'start'>
}

interface Reset {
  /** The one-time link that sets a new password. */
  link: string | null
  /** The job that deletes collected data. */
  job_id: string | null
}

/** Resets one part of another person's account. @throws {ApiError} not_found, own_account */
export async function resetUser(
  services: Services,
  actor: Actor,
  { userId, what }: { userId: number; what: Resettable },
  now: Date,
): Promise<Reset> {
  if (userId === actor.id) throw new ApiError('own_account')
  switch (what) {
    case 'password': {
      return { link: await services.links.passwordLink(await resetPassword(services.db, userId, now)), job_id: null }
    }
    case 'two_factors': {
      if ((await findUser(services.db, userId)) === undefined) throw new ApiError('not_found')
      await endTwoFactors(services.db, userId, now)
      return { link: null, job_id: null }
    }
    case 'membership': {
      await resetMembershipOf(services.db, userId, now)
      return { link: null, job_id: null }
    }
    case 'data': {
      return { link: null, job_id: await resetData(services, actor, userId) }
    }
  }
}

/** Invalidates the password and the API keys, and ends every session. */
const resetPassword = (db: Database, userId: number, now: Date): Promise<User> =>
  db.transaction().execute(async (transaction) => {
    const user = await removePassword(transaction, userId)
    if (user === undefined) throw new ApiError('not_found')
    await deleteApiKeysOf(transaction, userId)
    await endSessionsOf(transaction, userId, now)
    return user
  })

const resetMembershipOf = (db: Database, userId: number, now: Date): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    if (!(await lockUser(transaction, userId))) throw new ApiError('not_found')
    await resetMembership(transaction, userId, now)
  })

/** Deletes the collected data of a user's sites; the sites stay. @returns the job's id; null where there are none */
async function resetData({ db, jobs }: Services, actor: Actor, userId: number): Promise<string | null> {
  if ((await findUser(db, userId)) === undefined) throw new ApiError('not_found')
  const sites = await listSitesOf(db, userId)
  if (sites.length === 0) return null
  const site_ids = sites.map((site) => site.id)
  return db.transaction().execute(async (transaction) => {
    await deleteImportsOfSites(transaction, site_ids)
    const job = { kind: 'delete_site_data', ownerId: actor.id, input: { site_ids } } as const
    return String(await jobs.start(job, transaction))
  })
}
