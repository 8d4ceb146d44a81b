import type { ClickHouseClient } from '@clickhouse/client'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { StoppedError } from '../../errors.ts'
import { keysOf, rowsInSlices, type BatchRows } from '../visits/batch-rows.ts'
import { inSlices } from '../in-slices.ts'
import { parseAcceptedEvent, type AcceptedEvent } from '../accepted-event.ts'
import type { Claim, OpenVisits, VisitKey, VisitMap } from '../visits/open-visits.ts'
import { createRetrier, isAboutDisk, isShortage } from './retrier.ts'
import { rebuildRecentVisits } from '../visits/rebuild.ts'
import type { Checkpoint, Correction, PlannedBatch, PlannedCorrection } from '../spool/checkpoint.ts'
import { compare, type Position } from '../spool/segments.ts'
import type { Spool } from '../spool/spool.ts'
import { createWorkQueue } from './work-queue.ts'
import { presentEvents, writeBatch } from './write-batch.ts'

const BATCH_LINES = 10_000
const BATCH_BYTES = 8 * 1024 * 1024
/** The time between two batches, unless one is full: inserts should be few and large. */
const BATCH_INTERVAL_MS = 1000
/** The time for which the first event after a pause waits for others; it is short, so that the event shows at once. */
const GATHER_MS = 50
const PRUNE_EVERY_MS = 60_000
const CLICKHOUSE = 'ClickHouse'

export interface PipelineParts {
  spool: Spool
  checkpoint: Checkpoint
  openVisits: OpenVisits
  client: ClickHouseClient
  log: { warn(message: string): void; error(message: string): void }
  /** Stores a row that ClickHouse rejects, for somebody to inspect. */
  writeDeadLetter: (line: string) => void
  /** Called with the arrival of the oldest event of a batch once it is in the tables, in milliseconds since 1970. */
  onWritten?: (arrivedAt: number) => void
  /** Called when events cannot be moved at all, for example because the data folder has gone. */
  onFailure: (error: Error) => void
  /** Where the lines end that another run may have written; each of them is looked for before it is. */
  mayBeWrittenUpTo?: Position | undefined
}

type FindCorrection = () => Promise<Correction | undefined>

export interface Pipeline {
  /**
   * Forgets the open visits of sites and runs some work while no batch is under way: once all present lines of the
   * spool were written, and before any later one is. @throws {StoppedError} when the server stops before that
   */
  resetSites(siteIds: readonly number[], work: () => Promise<void>): Promise<void>
  /**
   * Replaces statements about visits while no batch is under way. `find` returns them; it is called again where another
   * server has changed one of these visits meanwhile. @throws {StoppedError}
   */
  correct(find: FindCorrection): Promise<void>
  /**
   * Runs some work while no batch and no correction is under way; lines of the spool may wait.
   * @throws {StoppedError} when the server stops before that
   */
  hold(work: () => Promise<void>): Promise<void>
  /** Whether ClickHouse accepts inserts, or there was none lately. */
  isWriting(): boolean
  /** Ends after the present batch; unwritten lines stay in the spool. */
  stop(): Promise<void>
}

/**
 * Moves accepted events from the spool into ClickHouse, batch by batch, each exactly once: it plans the borders (on
 * disk), writes the rows under the batch's token, then completes the batch (on disk). A batch that was planned but not
 * completed when the server ended is repeated with the same borders and rows.
 */
export function startPipeline({
  spool,
  checkpoint,
  openVisits,
  client,
  log,
  writeDeadLetter,
  onWritten,
  onFailure,
  mayBeWrittenUpTo,
}: PipelineParts): Pipeline {
  let isStopping = false
  const stopping = new AbortController()
  const retrier = createRetrier(stopping.signal, log)
  const queue = createWorkQueue<Position>()
  const stopped = new Promise((done) => stopping.signal.addEventListener('abort', done, { once: true }))
  const running = run().catch((error: Error) => {
    // While the server stops, the stores may close during a batch; it stays planned.
    if (!isStopping) onFailure(error)
  })

  async function run(): Promise<void> {
    const correction = checkpoint.correction()
    if (correction !== undefined) await finishCorrection(correction, false)
    const left = checkpoint.plannedBatch()
    let position = checkpoint.position() ?? spool.start()
    if (left !== undefined) {
      await process(left, await linesBetween(left), false)
      position = left.to
    }
    let lastBatchAt = 0
    let prunedAt = Date.now()
    while (!isStopping) {
      const reached = position
      await queue.runDue(async (needed) => compare(needed, reached) <= 0 || (await isReadToItsEnd(reached)))
      await Promise.race([spool.arrival(position), queue.arrival(), stopped])
      if (isStopping) break
      await retrier.pause(Math.max(GATHER_MS, lastBatchAt + BATCH_INTERVAL_MS - Date.now()))
      const next = await read(position, BATCH_LINES, BATCH_BYTES)
      if (next === undefined) continue
      lastBatchAt = next.lines.length < BATCH_LINES ? Date.now() : 0
      const isPruning = Date.now() - prunedAt > PRUNE_EVERY_MS
      if (isPruning) prunedAt = Date.now()
      const from = position
      const batch = await retrier.until('the disk', async () => checkpoint.plan(from, next.end), isAboutDisk)
      if (batch === undefined) break
      await process(batch, next.lines, true, isPruning)
      position = next.end
    }
  }

  /** A new, empty segment may follow the last line. */
  const isReadToItsEnd = async (position: Position): Promise<boolean> => (await read(position, 1, 1)) === undefined

  async function process(batch: PlannedBatch, lines: string[], isNew: boolean, isPruning = false): Promise<void> {
    const all: AcceptedEvent[] = []
    await inSlices(lines, (line) => all.push(...parseLine(line)))
    await setImmediate()
    // A planned batch is repeated with the very same rows.
    const events = isNew ? await withoutPresent(batch, all) : all
    if (events === undefined) return
    const rows = await retrier.until('the open visits', () => claimedRows(batch, events))
    if (rows === undefined || !(await writePersistently(batch.token, rows, isNew))) return
    const lastEvent = events.at(-1)
    const ended = isPruning && lastEvent !== undefined ? await openVisits.prune(lastEvent.ts) : []
    await retrier.until('the disk', () => checkpoint.complete(batch, visitsToKeep(rows.visits), ended), isAboutDisk)
    if (events[0] !== undefined) onWritten?.(events[0].ts)
    await spool.discard(batch.to).catch((error: Error) => log.warn(`The spool cannot be tidied: ${error.message}`))
  }

  /** The events of a batch without those that the tables have already, where its lines may be there; undefined at a stop. */
  async function withoutPresent(batch: PlannedBatch, events: AcceptedEvent[]): Promise<AcceptedEvent[] | undefined> {
    if (mayBeWrittenUpTo === undefined || compare(batch.from, mayBeWrittenUpTo) >= 0) return events
    const present = await retrier.until(CLICKHOUSE, () => presentEvents(client, events))
    return present && events.filter(({ id }) => !present.has(id))
  }

  /**
   * The rows of a batch, made from the visits before it. Shared visits are claimed before the rows are written, so that
   * the next server continues from them; their earlier state is kept here for a replay.
   */
  async function claimedRows(batch: PlannedBatch, events: readonly AcceptedEvent[]): Promise<BatchRows> {
    const keys = keysOf(events)
    for (;;) {
      const claimed = checkpoint.before(batch) ?? (await openVisits.claimedFrom(batch.token))
      if (claimed !== undefined) {
        checkpoint.keepBefore(batch, claimed)
        return rowsInSlices(events, claimed)
      }
      const before = await openVisits.get(keys)
      const rows = await rowsInSlices(events, before)
      const claim = await openVisits.claim(batch.token, keys, before, rows.visits)
      // For shared visits, the next round finds the claim, or reads again what another server has changed.
      if (claim === 'done' && !openVisits.isShared) return rows
      if (claim === 'lost') await takeUpVisits(events[0]?.ts)
    }
  }

  /** Restores the open visits, where they are lost, before any event continues them. */
  async function takeUpVisits(since: number | undefined): Promise<void> {
    const pipeline = {
      async correct(find: FindCorrection) {
        for (;;) {
          const claim = await correctOnce(find)
          if (claim === 'done') return
          if (claim === 'lost') throw new Error('The open visits were lost once more')
        }
      },
    }
    await openVisits.renew(() => rebuildRecentVisits({ client, pipeline, openVisits }, since))
  }

  async function correctOnce(find: FindCorrection): Promise<Claim> {
    const correction = await find()
    return correction === undefined ? 'done' : finishCorrection(checkpoint.planCorrection(correction), true)
  }

  async function finishCorrection(correction: PlannedCorrection, isNew: boolean): Promise<Claim> {
    const { token, sessions, before, visits } = correction
    const keys = [...new Set<VisitKey>([...before.keys(), ...visits.keys()])]
    const claim = await retrier.until('the open visits', () => openVisits.claim(token, keys, before, visits))
    if (claim === undefined) return 'done'
    if (claim !== 'done') {
      await retrier.until('the disk', async () => checkpoint.endCorrection(new Map()), isAboutDisk)
      return claim
    }
    const rows = { events: [], sessions, visits: new Map() }
    if (await writePersistently(token, rows, isNew)) {
      await retrier.until('the disk', async () => checkpoint.endCorrection(visitsToKeep(visits)), isAboutDisk)
    }
    return 'done'
  }

  const visitsToKeep = (visits: VisitMap): VisitMap => (openVisits.isShared ? new Map() : visits)

  /** False when the server is stopping and ClickHouse does not accept the rows: they stay planned. */
  async function writePersistently(token: string, rows: BatchRows, isNew: boolean): Promise<boolean> {
    let isFirstTry = isNew
    const isWritten = await retrier.until(CLICKHOUSE, async () => {
      const isFirst = isFirstTry
      isFirstTry = false
      await writeBatch(client, token, rows, { isFirstTry: isFirst, onDeadLetter })
      return true
    })
    return isWritten ?? false
  }

  /** @throws {StoppedError} rather than to say that nothing is there */
  async function read(from: Position, maxLines: number, maxBytes: number) {
    const result = await retrier.until(
      'free files',
      async () => ({ found: await spool.read(from, maxLines, maxBytes) }),
      isShortage,
    )
    if (result === undefined) throw new StoppedError()
    return result.found
  }

  async function linesBetween({ from, to }: PlannedBatch): Promise<string[]> {
    const lines: string[] = []
    let position: Position = from
    while (compare(position, to) < 0) {
      const bytes = to.offset - (position.segment === to.segment ? position.offset : 0)
      const next = await read(position, Number.MAX_SAFE_INTEGER, bytes)
      if (next === undefined || compare(next.end, to) > 0) {
        const gone = position.segment === to.segment ? ` (${to.offset - position.offset} bytes)` : ''
        log.error(`Lines of the spool that were to be written are gone${gone}; those that are left are written`)
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
    writeDeadLetter(line)
    return []
  }

  function onDeadLetter(table: string, row: object, reason: string): void {
    log.error(`ClickHouse does not take a row of ${table}: ${reason}`)
    writeDeadLetter(JSON.stringify({ table, row, reason }))
  }

  return {
    resetSites(siteIds, work) {
      return queue.enqueue(spool.end(), async () => {
        checkpoint.forgetVisits(await openVisits.forgetSites(siteIds))
        await work()
      })
    },
    async correct(find) {
      let isDone = false
      while (!isDone) {
        // The correction does not wait for the events of the spool: it corrects only what is in the tables.
        await queue.enqueue({ segment: 0, offset: 0 }, async () => {
          const claim = await correctOnce(find)
          isDone = claim === 'done'
          if (claim === 'lost') await takeUpVisits(undefined)
        })
      }
    },
    hold: (work) => queue.enqueue({ segment: 0, offset: 0 }, work),
    isWriting: () => !retrier.isStalled(CLICKHOUSE),
    async stop() {
      isStopping = true
      stopping.abort()
      queue.stop()
      await Promise.race([running, sleep(2000)])
    },
  }
}
