import type { SortColumn } from '@sightline/api-client/contract'
import type { Database } from '../store/relational/database.ts'
import type { Page } from '../store/relational/paging.ts'
import { listBookings, type BookingFilters } from '../store/relational/membership/points.ts'
import { pointRowOf, type PointRow } from './point-row.ts'

interface PointList {
  list: PointRow[]
  total: number
}

/** Rows of the ledger, as they go out. */
export async function listPoints(
  db: Database,
  filters: BookingFilters,
  page: Page<SortColumn<'points'>>,
): Promise<PointList> {
  const { list, total } = await listBookings(db, filters, page)
  return { list: list.map(pointRowOf), total }
}

/** One's own; what was taken back is left out. */
export const listPointsOf = (db: Database, userId: number, page: Page<'id' | 'created_at'>): Promise<PointList> =>
  listPoints(db, { user_id: String(userId) }, page)
