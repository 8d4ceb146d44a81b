import type { ClickHouseClient } from '@clickhouse/client'
import { setTimeout as sleep } from 'node:timers/promises'
import { rowsOf, type BatchRows } from './batch.ts'
import { parseAcceptedEvent, type AcceptedEvent } from './event.ts'
import type { OpenVisits } from './open-visits.ts'
import type { Checkpoint, PlannedBatch } from './spool/checkpoint.ts'
import { compare, type Position } from './spool/segments.ts'
import type { Spool } from './spool/spool.ts'
import { writeBatch } from './writer.ts'

const BATCH_LINES = 10_000
const BATCH_BYTES = 8 * 1024 * 1024
/** Few, large inserts: no more than one batch in this time, unless one is full. */
const BATCH_INTERVAL_MS = 1000
/** A first event after a pause waits this long for company, so that it shows at once. */
const GATHER_MS = 50
const RETRY_MS = { first: 100, longest: 5000 }
const PRUNE_EVERY_MS = 60_000

export interface PipelineParts {
  spool: Spool
  checkpoint: Checkpoint
  openVisits: OpenVisits
  client: ClickHouseClient
  log: { warn(message: string): void; error(message: string): void }
  /** Keeps what ClickHouse does not take, for somebody to look at. */
  keepRefused: (line: string) => void
  /** Called when events cannot be moved at all, for example because the data folder has gone. */
  onFailure: (error: Error) => void
}

export interface Pipeline {
  /** Ends after the batch in hand; what was not written stays in the spool. */
  stop(): Promise<void>
}

/**
 * Moves accepted events from the spool into ClickHouse, batch by batch, each exactly once:
 * plan the borders (on disk), write the rows under the batch's token, then complete (on disk).
 * A batch that was planned but not completed when the server ended is done again, with the same borders and rows.
 */
export function startPipeline({
  spool,
  checkpoint,
  openVisits,
  client,
  log,
  keepRefused,
  onFailure,
}: PipelineParts): Pipeline {
  let isStopping = false
  const stopping = new AbortController()
  const stopped = new Promise((done) => stopping.signal.addEventListener('abort', done, { once: true }))
  const running = run().catch((error: Error) => {
    // While stopping, the stores may close under a batch; it stays planned.
    if (!isStopping) onFailure(error)
  })

  async function run(): Promise<void> {
    const left = checkpoint.planned()
    let position = checkpoint.position() ?? spool.start()
    if (left !== undefined) {
      await process(left, await linesBetween(left), false)
      position = left.to
    }
    let lastBatchAt = 0
    let prunedAt = Date.now()
    while (!isStopping) {
      await Promise.race([spool.arrival(position), stopped])
      if (isStopping) break
      await pause(Math.max(GATHER_MS, lastBatchAt + BATCH_INTERVAL_MS - Date.now()))
      const next = await spool.read(position, BATCH_LINES, BATCH_BYTES)
      if (next === undefined) continue
      lastBatchAt = next.lines.length < BATCH_LINES ? Date.now() : 0
      const isPruning = Date.now() - prunedAt > PRUNE_EVERY_MS
      if (isPruning) prunedAt = Date.now()
      await process(checkpoint.plan(position, next.end), next.lines, true, isPruning)
      position = next.end
    }
  }

  async function process(batch: PlannedBatch, lines: string[], isNew: boolean, isPruning = false): Promise<void> {
    const events = lines.flatMap(parseLine)
    const rows = await rowsOf(events, openVisits)
    const isWritten = await writePersistently(batch, rows, isNew)
    if (!isWritten) return
    await openVisits.set(rows.visits)
    const lastEvent = events.at(-1)
    const ended = isPruning && lastEvent !== undefined ? await openVisits.prune(lastEvent.ts) : []
    checkpoint.complete(batch, rows.visits, ended)
    await spool.discard(batch.to).catch((error: Error) => log.warn(`The spool cannot be tidied: ${error.message}`))
  }

  /** False when the server is stopping and ClickHouse does not take the batch: it stays planned. */
  async function writePersistently(batch: PlannedBatch, rows: BatchRows, isNew: boolean): Promise<boolean> {
    let isFirstTry = isNew
    for (let attempt = 0; ; attempt += 1) {
      try {
        await writeBatch(client, batch.token, rows, { isFirstTry, onRefusedRow })
        return true
      } catch (error) {
        isFirstTry = false
        if (isStopping) return false
        if (attempt > 0) log.warn(`Events wait for ClickHouse: ${(error as Error).message.slice(0, 300)}`)
        await pause(Math.min(RETRY_MS.first * 2 ** attempt, RETRY_MS.longest))
      }
    }
  }

  async function linesBetween({ from, to }: PlannedBatch): Promise<string[]> {
    const lines: string[] = []
    let position: Position = from
    while (compare(position, to) < 0) {
      const bytes = to.offset - (position.segment === to.segment ? position.offset : 0)
      const next = await spool.read(position, Number.MAX_SAFE_INTEGER, bytes)
      if (next === undefined || compare(next.end, to) > 0) {
        log.error('Lines of the spool that were to be written are gone; those that are left are written')
        return lines
      }
      lines.push(...next.lines)
      position = next.end
    }
    return lines
  }

  function parseLine(line: string): AcceptedEvent[] {
    const event = parseAcceptedEvent(line)
    if (event !== undefined) return [event]
    log.error('A damaged line of the spool was left out')
    keepRefused(line)
    return []
  }

  function onRefusedRow(table: string, row: object, reason: string): void {
    log.error(`ClickHouse does not take a row of ${table}: ${reason}`)
    keepRefused(JSON.stringify({ table, row, reason }))
  }

  async function pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: stopping.signal }).catch(() => {})
  }

  return {
    async stop() {
      isStopping = true
      stopping.abort()
      await Promise.race([running, sleep(2000)])
    },
  }
}
