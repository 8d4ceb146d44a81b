import { ApiError } from '../errors.ts'
import type { Database } from '../store/relational/database.ts'
import { deleteViewer } from '../store/relational/sites/site-viewers.ts'
import type { Site } from '../store/relational/sites/sites.ts'

/** @throws {ApiError} not_found where the site is not shared with this person */
export async function unshareSite(db: Database, site: Site, userId: number): Promise<void> {
  if (!(await deleteViewer(db, site.id, userId))) throw new ApiError('not_found')
}
