import { rebuildVisits } from '../collector/visits/rebuild.ts'
import { changeJobFile } from '../store/relational/jobs/job-files.ts'
import { COMPARISON_PART } from './deduplicate-events.ts'
import {
  isSliceInHand,
  type CurrentImport,
  type ImportParts,
  type ImportState,
  type ImportStep,
} from './current-import.ts'
import { findKnownVisitors, knownVisitors, writeVisits } from '../collector/visits/imported-visits.ts'
import type { ImportedEvents } from '../store/clickhouse/import/imported-events.ts'
import {
  countNewEvents,
  HASH_BUCKETS,
  stagingOf,
  type HashRange,
  type StagingWork,
} from '../store/clickhouse/import/staging.ts'

/** The number of events that are read into memory at once. */
const KNOWN_AT_ONCE = 20_000

type WriteParts = Pick<ImportParts, 'clickhouse' | 'pipeline' | 'openVisits' | 'now'>

/** Writes the new events, those of some visitors at once, each time with all of their visits. */
export async function* writeNewEvents(
  { parts, work, job }: Pick<CurrentImport, 'work'> & { parts: WriteParts; job: Pick<CurrentImport['job'], 'id'> },
  from: ImportState & { phase: 'write' },
): AsyncGenerator<ImportStep> {
  // Other imports may have run between a stop and this continuation.
  await findKnownVisitors(work, parts.now().getTime())
  for (let slice = from.slice; slice < from.slices; slice += 1) {
    const hashRange = hashRangeOf(slice, from)
    await writeSlice(parts, work, hashRange)
    const created = await countNewEvents(work.client, work.staging, hashRange.to)
    yield {
      progress: COMPARISON_PART + (1 - COMPARISON_PART) * ((slice + 1) / from.slices),
      state: { ...from, slice: slice + 1 },
      keep: (transaction) => changeJobFile(transaction, job.id, { created }),
    }
  }
  yield { progress: 1, state: { phase: 'done', staging: from.staging } }
}

/** Finishes the slice that was being written when an import ended. @returns how many events are written then */
export async function finishInterruptedSlice(
  parts: WriteParts,
  { siteId, importId }: ImportedEvents,
  state: ImportState,
): Promise<number | undefined> {
  if (!isSliceInHand(state)) return undefined
  const work = { client: parts.clickhouse, staging: stagingOf(state.staging), siteId, importId }
  const hashRange = hashRangeOf(state.slice, state)
  await findKnownVisitors(work, parts.now().getTime())
  await writeSlice(parts, work, hashRange)
  return countNewEvents(work.client, work.staging, hashRange.to)
}

export const hashRangeOf = (slice: number, { slices }: { slices: number }): HashRange => ({
  from: Math.floor((slice * HASH_BUCKETS) / slices),
  to: Math.floor(((slice + 1) * HASH_BUCKETS) / slices),
})

async function writeSlice(parts: WriteParts, work: StagingWork, hashRange: HashRange): Promise<void> {
  await writeVisits(work, hashRange)
  for (const { visitorIds, from, to } of await knownVisitors(work, hashRange, KNOWN_AT_ONCE)) {
    const { skipped } = await rebuildVisits(
      { client: parts.clickhouse, pipeline: parts.pipeline, openVisits: parts.openVisits },
      { siteId: work.siteId, from, to, visitorIds },
    )
    if (skipped > 0) throw new Error('Visitors of the import have events that are not written yet')
  }
}
