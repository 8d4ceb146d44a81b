import { ApiError, invalidFields } from '../errors.ts'
import type { Database } from '../store/relational/database.ts'
import { deleteViewer, insertViewer, type Viewer } from '../store/relational/sites/site-viewers.ts'
import { findUserByEmail } from '../store/relational/accounts/users.ts'
import type { Site } from '../store/relational/sites/sites.ts'

/** Shares a site with somebody who has an account. @throws {ApiError} viewer_unknown, viewer_is_owner */
export async function shareSite(db: Database, site: Site, email: string, now: Date): Promise<Viewer> {
  const user = await findUserByEmail(db, email)
  if (user === undefined || user.deleted_at !== null) throw invalidFields({ email: 'viewer_unknown' }, 'viewer_unknown')
  if (user.id === site.owner_id) throw invalidFields({ email: 'viewer_is_owner' }, 'viewer_is_owner')
  return insertViewer(db, site.id, user.id, now)
}

/** @throws {ApiError} not_found where the site is not shared with this person */
export async function unshareSite(db: Database, site: Site, userId: number): Promise<void> {
  if (!(await deleteViewer(db, site.id, userId))) throw new ApiError('not_found')
}
