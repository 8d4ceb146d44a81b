import type { SortColumn } from '@sightline/api-client/contract'
import type { Database } from '../store/relational/database.ts'
import type { Page } from '../store/relational/paging.ts'
import {
  listLedgerEntries,
  listLedgerWithTotals,
  type LedgerFilters,
  type PointTotals,
} from '../store/relational/membership/points.ts'
import { pointRowOf, type PointRow } from './point-row.ts'

/** A page of the ledger and the totals of what the filters find, as calls answer them. */
export async function listPointsWithTotals(
  db: Database,
  filters: LedgerFilters,
  page: Page<SortColumn<'points'>>,
): Promise<PointList & { totals: PointTotals }> {
  const { list, ...rest } = await listLedgerWithTotals(db, filters, page)
  return { list: list.map(pointRowOf), ...rest }
}

interface PointList {
  list: PointRow[]
  total: number
}

/** A page of a person's own ledger entries; reversed ones are left out. */
export const listPointsOf = async (
  db: Database,
  userId: number,
  page: Page<'id' | 'created_at'>,
): Promise<PointList> => {
  const { list, total } = await listLedgerEntries(db, { user_id: String(userId) }, page)
  return { list: list.map(pointRowOf), total }
}
