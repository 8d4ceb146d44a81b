import { rowsOf } from '../collector/visits/batch-rows.ts'
import type { AcceptedEvent } from '../collector/accepted-event.ts'
import { openVisitsInMemory } from '../collector/visits/open-visits.ts'
import { writeBatch } from '../collector/pipeline/write-batch.ts'
import type { ClickHouseClient } from '../store/clickhouse/clickhouse.ts'

const BATCH_EVENTS = 10_000

export interface LoadOptions {
  client: ClickHouseClient
  /** The events in order of time. Each attempt must give the same events. */
  events: Iterable<AcceptedEvent>
  /** The id of this load, with which the tokens of its batches begin. */
  id: string
  /** The number of batches that an earlier attempt is known to have written. */
  writtenBatches: number
  /** Whether an earlier attempt may have written batches. */
  isRepeated: boolean
  /**
   * Called after each batch, including those that were written before, with its number, from 1 on, and the instant of
   * its last event.
   */
  onBatch: (batchNumber: number, lastTs: number) => void
}

/**
 * Writes events and their visits to ClickHouse without the spool, as lost events can be generated again. A load that
 * was cut short reads its events from the first one again, because a visit depends on those before; batches that were
 * written are not written again.
 */
export async function loadEvents({
  client,
  events,
  id,
  writtenBatches,
  isRepeated,
  onBatch,
}: LoadOptions): Promise<void> {
  const openVisits = openVisitsInMemory()
  let batchNumber = 0
  const onDeadLetter = (table: string, _row: object, reason: string) => {
    throw new Error(`The demo made a row of ${table} that ClickHouse does not take: ${reason}`)
  }
  for (const batch of batchesOf(events)) {
    const rows = await rowsOf(batch, openVisits)
    batchNumber += 1
    if (batchNumber > writtenBatches)
      await writeBatch(client, `${id}-${batchNumber}`, rows, { isFirstTry: !isRepeated, onDeadLetter })
    await openVisits.set(rows.visits)
    const ts = batch.at(-1)?.ts ?? 0
    await openVisits.prune(ts)
    onBatch(batchNumber, ts)
  }
}

function* batchesOf(events: Iterable<AcceptedEvent>): Generator<AcceptedEvent[], void, undefined> {
  let batch: AcceptedEvent[] = []
  for (const event of events) {
    batch.push(event)
    if (batch.length < BATCH_EVENTS) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
