import Database from 'better-sqlite3'
import { randomInt, randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { InUseError, StartError } from '../../errors.ts'
import type { SessionRow } from '../../store/clickhouse/rows.ts'
import type { VisitKey } from '../visits/open-visits.ts'
import type { Visit } from '../visits/visit.ts'
import { inSlices } from '../in-slices.ts'
import type { Position } from './segments.ts'

/**
 * The borders of a batch, fixed before its rows are written, so that a replay makes the same rows with the same token.
 */
export interface PlannedBatch {
  token: string
  from: Position
  to: Position
}

/** The rows of `sessions` by which a rebuild corrects visits, and the open visits before and after it. */
export interface Correction {
  sessions: SessionRow[]
  before: Map<VisitKey, Visit>
  visits: Map<VisitKey, Visit>
}

export interface PlannedCorrection extends Correction {
  token: string
}

/**
 * The position up to which the spool was read, and the open visits at that position, which make a replay exact. The
 * file stays locked while the server runs, which also keeps a second server off the data folder.
 */
export interface Checkpoint {
  /** The id of this data folder. */
  id: string
  position(): Position | undefined
  openVisits(): Map<VisitKey, Visit>
  /**
   * Forgets the open visits where they belong to another event store than this one.
   * @param place The place of the open visits from now on.
   * @returns whether the visits of the last run are known there
   */
  keepVisitsOf(eventStore: string, place?: 'here' | 'shared'): boolean
  /** The `run_id` of the shared store in which this server knew its visits; undefined where it never did. */
  sharedRunId(): string | undefined
  keepSharedRunId(runId: string): void
  /** The batch that may or may not have reached ClickHouse when the server ended. */
  plannedBatch(): PlannedBatch | undefined
  plan(from: Position, to: Position): PlannedBatch
  /**
   * Completes a batch and stores its visits, in one transaction, during which requests are answered: until it ends nothing else may be
   * written here.
   */
  complete(batch: PlannedBatch, changed: ReadonlyMap<VisitKey, Visit>, ended: readonly VisitKey[]): Promise<void>
  /** The visits before the planned batch, where the shared store already has those after it. */
  before(batch: PlannedBatch): Map<VisitKey, Visit> | undefined
  keepBefore(batch: PlannedBatch, before: ReadonlyMap<VisitKey, Visit>): void
  /** The correction that may or may not have reached ClickHouse when the server ended. */
  correction(): PlannedCorrection | undefined
  planCorrection(correction: Correction): PlannedCorrection
  /** Ends a correction, whether it was made or dropped, and stores its visits, in one transaction. */
  endCorrection(changed: ReadonlyMap<VisitKey, Visit>): void
  /** The run of the server in which this checkpoint was written last; undefined where none was ever kept. */
  run(): string | undefined
  /** Keeps the run that begins. */
  keepRun(run: string): void
  /** The position before which lines may be in the tables, because this data folder was an earlier copy; undefined where it never was. */
  knownUpTo(): Position | undefined
  /**
   * Forgets what the tables know better, because they have gone on without this data folder: the planned batch and correction, and the
   * open visits.
   * @param knownUpTo The end of the lines that may be in the tables.
   */
  fallBehind(knownUpTo: Position): void
  /** Forgets open visits between two batches. */
  forgetVisits(keys: readonly VisitKey[]): void
  /** Writes a copy of the checkpoint, of one instant, to a new file. */
  copyTo(file: string): void
  close(): void
}

/**
 * The version of the tables; a later one is refused. A change of the tables below increments it and migrates the
 * version before.
 */
const SCHEMA_VERSION = 3

const schema = `
  CREATE TABLE IF NOT EXISTS spool (
    id INTEGER PRIMARY KEY CHECK (id = 1), name TEXT NOT NULL, segment INTEGER, offset INTEGER, event_store TEXT
  ) STRICT;
  CREATE TABLE IF NOT EXISTS batch (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    from_segment INTEGER NOT NULL, from_offset INTEGER NOT NULL,
    to_segment INTEGER NOT NULL, to_offset INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS open_visit (key TEXT PRIMARY KEY, visit TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS shared_visits (id INTEGER PRIMARY KEY CHECK (id = 1), life TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS before_batch (token TEXT PRIMARY KEY, visits TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS run (id INTEGER PRIMARY KEY CHECK (id = 1), run TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS behind (
    id INTEGER PRIMARY KEY CHECK (id = 1), segment INTEGER NOT NULL, offset INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS correction (id INTEGER PRIMARY KEY CHECK (id = 1), correction TEXT NOT NULL) STRICT;
`

export interface CheckpointOptions {
  /** Whether the spool holds lines: without a checkpoint nobody knows which of them were written already. */
  hasSpooledLines: boolean
}

/** @throws {StartError} while another server has the file, and where it is gone while lines wait */
export function openCheckpoint(file: string, { hasSpooledLines }: CheckpointOptions): Checkpoint {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const database = openLocked(file)
  const isNew = database.prepare('SELECT 1 FROM spool').get() === undefined
  if (isNew && hasSpooledLines) {
    database.close()
    throw new StartError(
      `${file} is gone while events wait beside it. Restore it, or delete ${dirname(file)} to go on without them.`,
    )
  }
  database.prepare('INSERT OR IGNORE INTO spool (id, name) VALUES (1, ?)').run(randomUUID())
  const { name } = database.prepare<[], { name: string }>('SELECT name FROM spool').get() as { name: string }

  // New visits follow each other, whatever their keys are, and a known one stays where it is: few pages are written for many visits.
  const upsertVisit = database.prepare(
    'INSERT INTO open_visit (key, visit) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET visit = excluded.visit',
  )
  const deleteVisit = database.prepare('DELETE FROM open_visit WHERE key = ?')
  const savePosition = database.prepare('UPDATE spool SET segment = ?, offset = ?')
  const deleteBatches = database.prepare('DELETE FROM batch')
  const deleteBefore = database.prepare('DELETE FROM before_batch')
  const insertBefore = database.prepare('INSERT OR REPLACE INTO before_batch (token, visits) VALUES (?, ?)')
  const insertCorrection = database.prepare('INSERT INTO correction (id, correction) VALUES (1, ?)')
  const deleteCorrection = database.prepare('DELETE FROM correction')
  const insertBatch = database.prepare(
    'INSERT INTO batch (number, from_segment, from_offset, to_segment, to_offset) VALUES (?, ?, ?, ?, ?)',
  )
  const tokenOf = (number: number): string => `${name}-${number}`

  async function complete(
    batch: PlannedBatch,
    changed: ReadonlyMap<VisitKey, Visit>,
    ended: readonly VisitKey[],
  ): Promise<void> {
    database.exec('BEGIN IMMEDIATE')
    try {
      await inSlices([...changed], ([key, visit]) => upsertVisit.run(key, JSON.stringify(visit)))
      await inSlices(ended, (key) => deleteVisit.run(key))
      // The position is read at any time, so it changes in the same moment as the transaction ends.
      savePosition.run(batch.to.segment, batch.to.offset)
      deleteBatches.run()
      deleteBefore.run()
      database.exec('COMMIT')
    } catch (error) {
      // A full disk has ended it already, and so has the end of the server.
      if (database.open && database.inTransaction) database.exec('ROLLBACK')
      throw error
    }
  }

  return {
    id: name,
    position() {
      return database.prepare<[], Position>('SELECT segment, offset FROM spool WHERE segment IS NOT NULL').get()
    },
    openVisits() {
      const rows = database.prepare<[], { key: VisitKey; visit: string }>('SELECT key, visit FROM open_visit').all()
      return new Map(rows.map(({ key, visit }) => [key, JSON.parse(visit) as Visit]))
    },
    keepVisitsOf(eventStore, place = 'here') {
      const shared = `${eventStore} shared`
      const known = database.prepare('SELECT event_store FROM spool').pluck().get()
      database.transaction(() => {
        if (known !== eventStore && known !== shared) {
          database.exec('DELETE FROM open_visit; DELETE FROM before_batch; DELETE FROM correction')
        }
        // A server that kept its own visits knows nothing of the changes in the shared ones.
        if (known !== shared || place === 'here') database.exec('DELETE FROM shared_visits')
        database.prepare('UPDATE spool SET event_store = ?').run(place === 'shared' ? shared : eventStore)
      })()
      return known === eventStore || (known === shared && place === 'shared')
    },
    sharedRunId: () => database.prepare<[], string>('SELECT life FROM shared_visits').pluck().get(),
    keepSharedRunId(runId) {
      database.prepare('INSERT OR REPLACE INTO shared_visits (id, life) VALUES (1, ?)').run(runId)
    },
    plannedBatch() {
      const row = database.prepare<[], BatchRecord>('SELECT * FROM batch ORDER BY number DESC LIMIT 1').get()
      if (row === undefined) return undefined
      return {
        token: tokenOf(row.number),
        from: { segment: row.from_segment, offset: row.from_offset },
        to: { segment: row.to_segment, offset: row.to_offset },
      }
    },
    plan(from, to) {
      // Not the next number: an earlier copy of this folder, or one that runs elsewhere, would use it for other rows, which
      // ClickHouse would take for those that it has.
      const number = randomInt(1, 2 ** 47)
      insertBatch.run(number, from.segment, from.offset, to.segment, to.offset)
      return { token: tokenOf(number), from, to }
    },
    complete,
    before({ token }) {
      const row = database
        .prepare<[string], { visits: string }>('SELECT visits FROM before_batch WHERE token = ?')
        .get(token)
      return row === undefined ? undefined : new Map(JSON.parse(row.visits) as [VisitKey, Visit][])
    },
    keepBefore({ token }, before) {
      insertBefore.run(token, JSON.stringify([...before]))
    },
    correction() {
      const row = database.prepare<[], { correction: string }>('SELECT correction FROM correction').get()
      if (row === undefined) return undefined
      const { token, sessions, before, visits } = JSON.parse(row.correction) as CorrectionRecord
      return { token, sessions, before: new Map(before), visits: new Map(visits) }
    },
    planCorrection({ sessions, before, visits }) {
      const token = `${name}-correction-${randomUUID()}`
      const record: CorrectionRecord = { token, sessions, before: [...before], visits: [...visits] }
      insertCorrection.run(JSON.stringify(record))
      return { token, sessions, before, visits }
    },
    endCorrection: database.transaction((changed: ReadonlyMap<VisitKey, Visit>) => {
      for (const [key, visit] of changed) upsertVisit.run(key, JSON.stringify(visit))
      deleteCorrection.run()
    }),
    run: () => database.prepare<[], string>('SELECT run FROM run').pluck().get(),
    keepRun(run) {
      database.prepare('INSERT OR REPLACE INTO run (id, run) VALUES (1, ?)').run(run)
    },
    knownUpTo: () => database.prepare<[], Position>('SELECT segment, offset FROM behind').get(),
    fallBehind: database.transaction(({ segment, offset }: Position) => {
      database.exec('DELETE FROM batch; DELETE FROM before_batch; DELETE FROM correction; DELETE FROM open_visit')
      database.prepare('INSERT OR REPLACE INTO behind (id, segment, offset) VALUES (1, ?, ?)').run(segment, offset)
    }),
    forgetVisits: database.transaction((keys: readonly VisitKey[]) => {
      for (const key of keys) deleteVisit.run(key)
    }),
    copyTo(copy) {
      database.prepare('VACUUM INTO ?').run(copy)
    },
    close: () => database.close(),
  }
}

interface CorrectionRecord {
  token: string
  sessions: SessionRow[]
  before: [VisitKey, Visit][]
  visits: [VisitKey, Visit][]
}

interface BatchRecord {
  number: number
  from_segment: number
  from_offset: number
  to_segment: number
  to_offset: number
}

/** Folders of earlier versions have the visits in the order of their keys. Each version reads either table. */
function keepVisitsInOrderOfArrival(database: Database.Database): void {
  const sql = database.prepare("SELECT sql FROM sqlite_master WHERE name = 'open_visit'").pluck().get()
  if (!String(sql).endsWith('WITHOUT ROWID')) return
  database.exec(`
    BEGIN;
    ALTER TABLE open_visit RENAME TO open_visit_before;
    CREATE TABLE open_visit (key TEXT PRIMARY KEY, visit TEXT NOT NULL) STRICT;
    INSERT INTO open_visit SELECT key, visit FROM open_visit_before;
    DROP TABLE open_visit_before;
    COMMIT;`)
}

function openLocked(file: string): Database.Database {
  const database = new Database(file, { timeout: 1000 })
  try {
    database.pragma('locking_mode = EXCLUSIVE')
    database.pragma('journal_mode = WAL')
    database.pragma('synchronous = FULL')
    // A page that many batches change is moved from the log into the file once for all of them.
    database.pragma('wal_autocheckpoint = 8000')
    database.pragma('cache_size = -16000')
    database.pragma('temp_store = MEMORY')
    database.exec('BEGIN IMMEDIATE; COMMIT')
    const version = Number(database.pragma('user_version', { simple: true }))
    if (version > SCHEMA_VERSION) throw new StartError(`${file} is of a newer Sightline. Start that version.`)
    database.exec(schema)
    keepVisitsInOrderOfArrival(database)
    database.pragma(`user_version = ${SCHEMA_VERSION}`)
    return database
  } catch (error) {
    database.close()
    const isLocked = (error as { code?: string }).code?.startsWith('SQLITE_BUSY') ?? false
    if (isLocked)
      throw new InUseError(
        `The data folder ${dirname(dirname(file))} is in use by another Sightline server. Stop that one first, or set DATA_DIR to another folder.`,
      )
    throw error
  }
}
