import { rowsOf } from '../collector/visits/batch.ts'
import type { AcceptedEvent } from '../collector/event.ts'
import { openVisitsInMemory } from '../collector/visits/open-visits.ts'
import { writeBatch } from '../collector/pipeline/writer.ts'
import type { ClickHouseClient } from '../store/clickhouse/clickhouse.ts'

const BATCH_EVENTS = 10_000

export interface LoadOptions {
  client: ClickHouseClient
  /** The same at each attempt, in order of time. */
  events: Iterable<AcceptedEvent>
  /** Names the load in the tokens of its batches. */
  id: string
  /** Batches of an attempt before that are known to be written. */
  written: number
  /** Whether there may have been an attempt before. */
  isRepeated: boolean
  /** Called after each batch with the number of those that are written and the instant of the last event. */
  onBatch: (written: number, ts: number) => void
}

/**
 * Writes events with their visits, past the spool: what could be lost can be generated again. An attempt that was cut
 * short is repeated from its beginning, since visits follow from the events before; what is there is not written again.
 */
export async function loadEvents({ client, events, id, written, isRepeated, onBatch }: LoadOptions): Promise<void> {
  const openVisits = openVisitsInMemory()
  let number = 0
  const onDeadLetter = (table: string, _row: object, reason: string) => {
    throw new Error(`The demo made a row of ${table} that ClickHouse does not take: ${reason}`)
  }
  for (const batch of batchesOf(events)) {
    const rows = await rowsOf(batch, openVisits)
    number += 1
    if (number > written) await writeBatch(client, `${id}-${number}`, rows, { isFirstTry: !isRepeated, onDeadLetter })
    await openVisits.set(rows.visits)
    const ts = batch.at(-1)?.ts ?? 0
    await openVisits.prune(ts)
    onBatch(number, ts)
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
