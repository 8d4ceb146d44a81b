import { insertLines } from '../store/relational/jobs/job-lines.ts'
import { changeJobFile } from '../store/relational/jobs/job-files.ts'
import type { CurrentImport, ImportState, ImportStep } from './current-import.ts'
import { dropVisitors, findBusyVisitors, firstLinesOf } from '../store/clickhouse/import/busy-visitors.ts'
import { lineOf, READ_PART } from './read-file.ts'
import { countNewEvents, findNewEvents } from '../store/clickhouse/import/staging.ts'

export const COMPARISON_PART = 0.4

const NAMED_LINES = 100

/** Finds what of the file is new, and leaves out what visitors with too many events have done. */
export async function* deduplicateEvents(
  current: CurrentImport,
  from: ImportState & { phase: 'compare' | 'sift' },
): AsyncGenerator<ImportStep> {
  if (from.phase === 'compare') yield* compare(current, from)
  else yield await sift(current, from)
}

async function* compare(current: CurrentImport, from: ImportState & { phase: 'compare' }): AsyncGenerator<ImportStep> {
  const {
    parts: { clickhouse },
    job,
    site,
    staging,
  } = current
  for (let part = from.part; part < from.parts; part += 1) {
    await findNewEvents(current.work, { part, parts: from.parts }, from.again)
    yield {
      progress: READ_PART + (COMPARISON_PART - READ_PART) * ((part + 1) / from.parts),
      state: { ...from, part: part + 1 },
    }
  }
  const fresh = await countNewEvents(clickhouse, staging)
  const busy = await findBusyVisitors(clickhouse, staging, site.id, from.again)
  const lines = await firstLinesOf(
    clickhouse,
    staging,
    busy.visitorIds,
    NAMED_LINES - Math.min(from.wrong, NAMED_LINES),
  )
  yield {
    progress: COMPARISON_PART,
    state: { phase: 'sift', staging: from.staging, again: from.again, busy: busy.visitorIds },
    async keep(transaction) {
      await insertLines(
        transaction,
        job.id,
        lines.map((line) => lineOf({ line, field: 'visitor_id', message: 'visitor_too_busy' })),
      )
      await changeJobFile(transaction, job.id, { skipped: from.events - fresh, failed: from.wrong + busy.events })
    },
  }
}

/** The number of events that are written at once: few enough to sort them in memory. */
const WRITTEN_AT_ONCE = 50_000

async function sift(
  current: CurrentImport,
  { staging: name, again, busy }: ImportState & { phase: 'sift' },
): Promise<ImportStep> {
  const { parts, staging } = current
  await dropVisitors(parts.clickhouse, staging, busy)
  const fresh = await countNewEvents(parts.clickhouse, staging)
  return {
    progress: COMPARISON_PART,
    state: { phase: 'write', staging: name, again, slice: 0, slices: Math.ceil(fresh / WRITTEN_AT_ONCE) },
  }
}
