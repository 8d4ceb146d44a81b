import { recordAuditChange } from '../audit/audit.ts'
import { writeExpiry } from '../membership/expiry.ts'
import { ApiError } from '../errors.ts'
import { replaceAddresses, type GivenAddress } from '../store/relational/accounts/addresses.ts'
import type { Database } from '../store/relational/database.ts'
import { lockUser } from '../store/relational/lock.ts'
import type { RowVersion } from '../store/relational/row-version.ts'
import { unlessEmailTaken, updateUser, type UserFields } from '../store/relational/accounts/user-changes.ts'
import { endSessionsOf } from '../store/relational/accounts/user-sessions.ts'
import { findOwnerOfCode, findUser, type User } from '../store/relational/accounts/users.ts'
import { checkChange, keepAdministrator, type Actor } from './staff-rules.ts'
import { appUserRow, type AppUserRow } from './user-row.ts'

export interface GivenUserChange extends UserFields {
  addresses?: readonly GivenAddress[] | undefined
}

/**
 * Updates the given fields of a user. Disabling a user signs them out everywhere. A referral code that is somebody's
 * invitation code names the inviter.
 * @throws {ApiError} not_found, row_changed, staff_protected, level_too_low, own_account, last_admin, email_taken
 */
export async function changeUser(
  db: Database,
  actor: Actor,
  rowVersion: RowVersion,
  given: GivenUserChange,
  now: Date,
): Promise<AppUserRow> {
  const change = () =>
    db.transaction().execute((transaction) => changeWithin(transaction, actor, rowVersion, given, now))
  const row = await unlessEmailTaken(change)
  if (row === undefined) throw new ApiError('email_taken', { fields: { email: 'email_taken' } })
  return row
}

async function changeWithin(
  transaction: Database,
  actor: Actor,
  rowVersion: RowVersion,
  { addresses, ...fields }: GivenUserChange,
  now: Date,
): Promise<AppUserRow> {
  const target = await findUser(transaction, rowVersion.id)
  if (target === undefined) throw new ApiError('not_found')
  const { level = target.level, status = target.status } = fields
  checkChange(actor, target, fields)
  await keepAdministrator(transaction, actor, target, { level, status })
  await lockUser(transaction, target.id)
  // The checks hold only for the version that they were made for.
  const locked = await findUser(transaction, target.id)
  if (locked?.version !== target.version) throw await conflict(transaction, target.id, now)

  const inviterId = await findOwnerOfCode(transaction, fields.ref_code)
  const inviter = inviterId !== null && inviterId !== target.id && { inviter_id: inviterId }
  const changed = await updateUser(transaction, rowVersion, { ...fields, ...inviter }, now)
  if (changed === undefined) throw await conflict(transaction, rowVersion.id, now)
  if (addresses !== undefined) await replaceAddresses(transaction, target.id, addresses, now)
  if (level !== target.level) await writeExpiry(transaction, target.id)
  if (status === 'disabled' && target.status !== 'disabled') await endSessionsOf(transaction, target.id, now)
  recordAuditChange(auditedOf(target), auditedOf(changed))
  return appUserRow(transaction, changed, now)
}

/** The fields of a user that the log records: no personal data, no secrets. */
const auditedOf = ({ id, level, status, region, ref_code, union_code, utm_source, utm_medium, inviter_id }: User) => ({
  id,
  level,
  status,
  region,
  ref_code,
  union_code,
  utm_source,
  utm_medium,
  inviter_id,
})

async function conflict(transaction: Database, id: number, now: Date): Promise<ApiError> {
  const current = await findUser(transaction, id)
  if (current === undefined) return new ApiError('not_found')
  return new ApiError('row_changed', await appUserRow(transaction, current, now))
}
