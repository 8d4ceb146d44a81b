import { rowsFrom, type EventRow } from '../collector/batch.ts'
import type { AcceptedEvent } from '../collector/event.ts'
import type { VisitMap } from '../collector/open-visits.ts'
import { rebuildVisits } from '../collector/rebuild.ts'
import { isOpenAt } from '../collector/visits.ts'
import { writeBatch } from '../collector/writer.ts'
import { changeTransfer } from '../store/database/transfers.ts'
import { COMPARED_PART } from './compare.ts'
import type { CurrentImport, ImportParts, ImportState, ImportStep } from './import-work.ts'
import { nextFresh, stagingOf, type Cursor, type Staging } from './staging.ts'

const EVENTS_AT_ONCE = 20_000
/** ClickHouse takes rows of at most 100 months at once. */
const LONGEST_SPAN_MS = 4 * 366 * 24 * 60 * 60 * 1000

/**
 * Writes the new events in the order of time. The visits that follow from the file alone are worked out on the way, so
 * that the rebuild, which has the last word, finds little to change.
 */
export async function* writeFresh(
  { parts, job, site, staging }: CurrentImport,
  from: ImportState & { phase: 'write' },
): AsyncGenerator<ImportStep> {
  let { written, after } = from
  let open: VisitMap = new Map()
  // What went out before the server ended may be there.
  let isFirstTry = false
  for (;;) {
    const slice = await sliceAfter(parts, staging, after)
    const last = slice.at(-1)
    if (last === undefined) break
    const { events, visits } = rowsFrom(slice.map(acceptedOf), open)
    open = new Map([...visits].filter(([, visit]) => isOpenAt(visit, last.ts)))
    await writeBatch(
      parts.clickhouse,
      `${from.staging}-${written}`,
      { events, sessions: [], visits },
      {
        isFirstTry,
        onRefusedRow: (_table, _row, reason) =>
          parts.log.error(`ClickHouse does not take an imported event: ${reason}`),
      },
    )
    isFirstTry = true
    await rebuildSlice(parts, site.id, slice)
    written += slice.length
    after = { ts: last.ts, id: last.id }
    const created = written
    yield {
      progress: COMPARED_PART + (1 - COMPARED_PART) * Math.min(1, written / from.fresh),
      state: { ...from, written, after },
      keep: (transaction) => changeTransfer(transaction, job.id, { created }),
    }
  }
  yield { progress: 1, state: { phase: 'done', staging: from.staging } }
}

/** Makes the visits of events that were written last, where an import has ended between these and their visits. */
export async function finishCutSlice(parts: ImportParts, siteId: number, state: ImportState): Promise<void> {
  if (state.phase !== 'write') return
  await rebuildSlice(parts, siteId, await sliceAfter(parts, stagingOf(state.staging), state.after))
}

async function sliceAfter({ clickhouse }: ImportParts, staging: Staging, after: Cursor): Promise<EventRow[]> {
  const rows = await nextFresh(clickhouse, staging, after, EVENTS_AT_ONCE)
  const sorted = rows.toSorted((one, other) => one.ts - other.ts || (one.id < other.id ? -1 : 1))
  const first = sorted[0]?.ts ?? 0
  return sorted.filter(({ ts }) => ts - first <= LONGEST_SPAN_MS)
}

async function rebuildSlice(parts: ImportParts, siteId: number, slice: readonly EventRow[]): Promise<void> {
  const [first, last] = [slice[0], slice.at(-1)]
  if (first === undefined || last === undefined) return
  const visitorIds = [...new Set(slice.map((event) => event.visitor_id))]
  const { skipped } = await rebuildVisits(
    { client: parts.clickhouse, pipeline: parts.pipeline, openVisits: parts.openVisits },
    { siteId, from: first.ts, to: last.ts, visitorIds },
  )
  if (skipped > 0) throw new Error('Visitors of the import have events that are not written yet')
}

/** A row as the collector would have accepted it. */
function acceptedOf(row: EventRow): AcceptedEvent {
  const {
    id,
    site_id,
    ts,
    visitor_id,
    session_id: _,
    name,
    pathname,
    title,
    interactive,
    props,
    engagement_ms,
    scroll_depth,
    revenue,
    currency,
    ...attributes
  } = row
  const own = { name, pathname, title, interactive, props, engagement_ms, scroll_depth, revenue, currency }
  return { id, site_id, ts, visitor_id, previous_visitor_id: null, ...own, attributes }
}
