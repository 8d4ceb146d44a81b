import type { SortColumn } from '@sightline/api-client/contract'
import type { Database } from '../store/relational/database.ts'
import type { Page } from '../store/relational/paging.ts'
import { listBookings, type BookingFilters } from '../store/relational/membership/points.ts'
import { pointRowOf, type PointRow } from './point-row.ts'

interface PointList {
  list: PointRow[]
  total: number
}

/** A page of the ledger, as calls answer it. */
export async function listPoints(
  db: Database,
  filters: BookingFilters,
  page: Page<SortColumn<'points'>>,
): Promise<PointList> {
  const { list, total } = await listBookings(db, filters, page)
  return { list: list.map(pointRowOf), total }
}

/** A page of a person's own bookings; reversed ones are left out. */
export const listPointsOf = (db: Database, userId: number, page: Page<'id' | 'created_at'>): Promise<PointList> =>
  listPoints(db, { user_id: String(userId) }, page)
