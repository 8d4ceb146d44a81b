import type { LedgerEntryOfUser } from '../store/relational/membership/points.ts'

export type PointRow = LedgerEntryOfUser & { is_reversed: boolean }

/** A row of the ledger, and whether it was reversed. */
export const pointRowOf = (entry: LedgerEntryOfUser): PointRow => ({
  ...entry,
  is_reversed: entry.reversal_id !== null,
})
