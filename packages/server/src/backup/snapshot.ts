import { createReadStream, existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Checkpoint } from '../collector/spool/checkpoint.ts'
import { BackupError } from '../errors.ts'
import { isSliceInHand, stateOf } from '../import-export/current-import.ts'
import type { ClickHouseClient } from '../store/clickhouse/clickhouse.ts'
import { cloneTables, dropClones, type ClonedMonth } from '../store/clickhouse/cloned-rows.ts'
import { isStaged, stagingOf } from '../store/clickhouse/import/staging.ts'
import { readStoreId } from '../store/clickhouse/migrations.ts'
import {
  freezeTables,
  isUnchanging,
  prepareFreeze,
  readEventCounts,
  readEventSchema,
  type EventCounts,
  type FrozenTable,
} from '../store/clickhouse/freeze.ts'
import {
  pinPostgres,
  pinSqlite,
  type RelationalCopy,
  type RelationalSnapshot,
} from '../store/relational/snapshot/snapshot.ts'
import type { Counts } from './manifest.ts'
import { readInDataFolder } from '../store/data-folder.ts'
import { sizeOf } from './object-store.ts'
import {
  engineFolder,
  listFrozen,
  listLinks,
  removeStaging,
  stageFiles,
  stagingFolder,
  type Link,
  type SourceFile,
} from './staging.ts'

/** The stores of one data folder, which a server uses or nobody. */
export interface BackupSource {
  dataDir: string
  databaseUrl: string | undefined
  /** A client of the embedded engine, or of a ClickHouse of one's own. */
  client: ClickHouseClient
  /** Whether the engine's files are in the data folder; otherwise the rows are read. */
  isEmbedded: boolean
  checkpoint: Pick<Checkpoint, 'id' | 'copyTo'>
  /** Waits until every job is between two steps, and keeps them there. @returns what lets them go on */
  pauseJobs(signal: AbortSignal): Promise<() => void>
  /** Runs some work while no batch is written. */
  holdPipeline(work: () => Promise<void>): Promise<void>
}

/** Both stores, the spool and the files as they were at one instant. */
export interface Snapshot {
  at: Date
  eventSchema: number
  /** The migrations of the relational store. */
  migrations: string[]
  counts: Counts
  relational: RelationalCopy
  relationalBytes: number
  files: SourceFile[]
  links: Link[]
  /** The id of the event tables whose rows are in files; undefined where the engine's own files are. */
  store: string | undefined
  /** The milliseconds for which nothing was written to the event tables. */
  heldMs: number
  /** Removes what is kept for the snapshot. */
  release(): Promise<void>
}

/** The milliseconds that jobs, deletions and the pipeline have to come to a pause. */
const PAUSE_MS = 120_000
const LOOK_EVERY_MS = 200

/** Keeps the present state; the stores go on meanwhile. @throws {BackupError} where they come to no pause */
export async function takeSnapshot(
  source: BackupSource,
  signal: AbortSignal,
  pauseMs: number = PAUSE_MS,
): Promise<Snapshot> {
  const { dataDir } = source
  const removeKept = async () => {
    await removeStaging(dataDir)
    if (!source.isEmbedded) await dropClones(source.client, source.checkpoint.id)
  }
  await removeKept()
  if (source.isEmbedded) await prepareFreeze(engineFolder(dataDir))
  await mkdir(stagingFolder(dataDir), { mode: 0o700 })
  const late = AbortSignal.timeout(pauseMs)
  const ending = AbortSignal.any([signal, late])
  let held: Held | undefined
  try {
    // Jobs first: a step under way may wait for the pipeline.
    const goOn = await source.pauseJobs(ending)
    try {
      await untilUnchanging(source.client, ending)
      held = await inHold(source, ending)
    } finally {
      goOn()
    }
    const { events, files, relational, ...kept } = held
    if (!source.isEmbedded) await expectWholeImports(source, relational)
    const { migrations, rows, bytes } = await relational.read()
    return {
      ...kept,
      relational: relational.copy,
      relationalBytes: bytes,
      migrations,
      files: [...files, ...(source.isEmbedded ? await listFrozen(dataDir) : [])],
      counts: { ...events, rows, spool: await countSpool(files) },
      async release() {
        await relational.release()
        await removeKept()
      },
    }
  } catch (error) {
    await held?.relational.release()
    await removeKept()
    if (late.aborted && !signal.aborted)
      throw new BackupError(`Jobs and event tables came to no pause within ${pauseMs / 1000} s. Try again later.`)
    throw error
  }
}

/** The rows of imports are not read, of which a server makes what visits are missing. @throws {BackupError} */
async function expectWholeImports(
  { client, checkpoint }: BackupSource,
  relational: Pick<RelationalSnapshot, 'listEndedImports'>,
): Promise<void> {
  for (const state of (await relational.listEndedImports(checkpoint.id)).map(stateOf))
    if (isSliceInHand(state) && (await isStaged(client, stagingOf(state.staging))))
      throw new BackupError(
        'The last visits of an import that has ended are not written yet. ' +
          'Let the server run for a minute first, in the version that was used last.',
      )
}

interface Held {
  at: Date
  eventSchema: number
  events: EventCounts
  relational: RelationalSnapshot
  files: SourceFile[]
  links: Link[]
  store: string | undefined
  heldMs: number
}

/** Waits for deletions of rows, which would change the counts after the snapshot. */
async function untilUnchanging(client: ClickHouseClient, signal: AbortSignal): Promise<void> {
  while (!(await isUnchanging(client))) await sleep(LOOK_EVERY_MS, undefined, { signal })
}

/** What has to belong to one instant; everything that takes long comes later. */
function inHold(source: BackupSource, signal: AbortSignal): Promise<Held> {
  const { dataDir, client, checkpoint } = source
  return new Promise((done, fail) => {
    let hasStarted = false
    const giveUp = () => {
      // What is under way ends by itself, soon, and must not meet the next one.
      if (!hasStarted) fail(signal.reason as Error)
    }
    signal.addEventListener('abort', giveUp, { once: true })
    const holding = source.holdPipeline(async () => {
      // Nobody waits any more.
      if (signal.aborted) return
      hasStarted = true
      const startedAt = performance.now()
      const at = new Date()
      const [{ frozen, months, counts: events }, eventSchema] = await Promise.all([
        source.isEmbedded ? freezeAll(client) : cloneAll(client, checkpoint.id),
        readEventSchema(client),
      ])
      const store = source.isEmbedded ? undefined : await readStoreId(client)
      const files = await stageFiles(dataDir, frozen)
      for (const { table, partition, bytes, read } of months)
        files.push({ path: `${ROWS}${table}/${partition}.native`, file: '', bytes, isPart: false, read })
      await mkdir(join(stagingFolder(dataDir), 'spool'), { recursive: true, mode: 0o700 })
      const state = join(stagingFolder(dataDir), 'spool/state.db')
      checkpoint.copyTo(state)
      files.push({ path: 'spool/state.db', file: state, bytes: (await sizeOf(state)) ?? 0, isPart: false })
      const links = source.isEmbedded ? await listLinks(dataDir) : []
      const relational = await pinRelational(source)
      done({ at, eventSchema, events, relational, files, links, store, heldMs: performance.now() - startedAt })
    })
    void holding.catch(fail).finally(() => signal.removeEventListener('abort', giveUp))
  })
}

interface KeptEvents {
  frozen: FrozenTable[]
  months: ClonedMonth[]
  counts: EventCounts
}

/** Nobody but this server writes to the embedded engine, so what is counted meanwhile is what is frozen. */
async function freezeAll(client: ClickHouseClient): Promise<KeptEvents> {
  const [frozen, counts] = await Promise.all([freezeTables(client), readEventCounts(client)])
  return { frozen, months: [], counts }
}

async function cloneAll(client: ClickHouseClient, id: string): Promise<KeptEvents> {
  return { frozen: [], ...(await cloneTables(client, id)) }
}

async function pinRelational({ databaseUrl, dataDir }: BackupSource): Promise<RelationalSnapshot> {
  if (databaseUrl !== undefined) return pinPostgres(databaseUrl)
  const file = join(dataDir, RELATIONAL_FILE)
  const snapshot = await readInDataFolder(file, () => pinSqlite(file))
  return { ...snapshot, read: () => readInDataFolder(file, () => snapshot.read()) }
}

export const RELATIONAL_FILE = 'sightline.db'

export const SEGMENTS = 'spool/segments/'

/** The place of the rows of event tables, which is no folder of the data folder. */
export const ROWS = 'rows/'

/** Counts the waiting lines of files, which lie where they belong or elsewhere meanwhile. */
export async function countSpool(
  files: readonly Pick<SourceFile, 'path' | 'file' | 'bytes'>[],
): Promise<Counts['spool']> {
  let lines = 0
  const segments = files.filter(({ path, file }) => path.startsWith(SEGMENTS) && existsSync(file))
  for (const { file, bytes } of segments) {
    if (bytes === 0) continue
    for await (const chunk of createReadStream(file, { end: bytes - 1 }) as AsyncIterable<Buffer>)
      for (let at = chunk.indexOf(LINE_END); at >= 0; at = chunk.indexOf(LINE_END, at + 1)) lines += 1
  }
  return { bytes: segments.reduce((sum, { bytes }) => sum + bytes, 0), lines }
}

const LINE_END = 0x0a
