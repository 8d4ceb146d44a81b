import { inTransaction } from '../store/relational/in-transaction.ts'
import { changeJobFile, type JobFile } from '../store/relational/jobs/job-files.ts'
import { deleteLines } from '../store/relational/jobs/job-lines.ts'
import { isStaged, stagingOf, type HashRange } from '../store/clickhouse/import/staging.ts'
import { firstState, isSliceInHand, stateOf, type ImportParts, type ImportState } from './current-import.ts'
import { hashRangeOf } from './write-new-events.ts'

/**
 * The state from which an import goes on. Where its tables are gone, as after a restoration of rows, it begins again from
 * its file: what it has written by then is among the events of the site, and is not written twice.
 */
export async function resumedState(
  { db, clickhouse }: Pick<ImportParts, 'db' | 'clickhouse'>,
  jobFile: JobFile,
): Promise<ImportState> {
  const state = stateOf(jobFile)
  if (isFirst(state) || state.phase === 'done' || (await isStaged(clickhouse, stagingOf(state.staging)))) return state
  const begun: ImportState = { ...firstState(state.staging), again: unsureOf(state) }
  // Before there are tables, by which the earlier state would be taken for right.
  await inTransaction(db, async (transaction) => {
    await deleteLines(transaction, jobFile.job_id)
    await changeJobFile(transaction, jobFile.job_id, {
      state: JSON.stringify(begun),
      created: 0,
      skipped: 0,
      failed: 0,
    })
  })
  return begun
}

const isFirst = (state: ImportState): boolean => state.phase === 'read' && state.offset === 0

/** The visitors of whom some events may be written without their visits: those of the slice in hand. */
function unsureOf(state: ImportState): HashRange | undefined {
  if (!isSliceInHand(state)) return state.again
  const { from, to } = hashRangeOf(state.slice, state)
  return { from: Math.min(from, state.again?.from ?? from), to: Math.max(to, state.again?.to ?? to) }
}
