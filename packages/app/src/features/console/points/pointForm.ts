import type { CallInput, PointReason } from '@sightline/api-client'
import { changesIn } from '../../../lib/forms/versioned/changedFields.ts'
import { parsePoints } from './parsePoints.ts'
import type { LedgerEntry } from './useLedger.ts'

/** What of a new row of the ledger is typed. */
export interface PointValues {
  delta: string
  reason: Exclude<PointReason, 'reversal'>
  note: string
}

export const noPoints: PointValues = { delta: '', reason: 'grant', note: '' }

/** The row as the service takes it. */
export function ledgerEntryOf(user_id: string, { delta, reason, note }: PointValues): CallInput<'userPoints', 'add'> {
  const points = parsePoints(delta)
  if (points === undefined) throw new Error('The form asks for a number of points before it calls.')
  return { user_id, delta: points, reason, note }
}

/** All that can be changed of a row. */
export type NoteValues = Record<'note', string>

export const noteOf = ({ note }: LedgerEntry): NoteValues => ({ note: note ?? '' })

/** The change as the service takes it, on the row that was seen. */
export const changeOf = (values: NoteValues, entry: LedgerEntry): CallInput<'userPoints', 'update'> => ({
  id: entry.id,
  version: entry.version,
  ...changesIn(values, noteOf(entry)),
})

/** Whether an error's data is the current row, which a version conflict has with it. */
export const isLedgerEntryRow = (data: unknown): data is LedgerEntry =>
  typeof data === 'object' && data !== null && 'id' in data && 'version' in data && 'delta' in data
