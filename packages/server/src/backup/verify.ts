import { createWriteStream, existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Writable } from 'node:stream'
import { AlteredObjectError, BackupError, StartError } from '../errors.ts'
import { startRowCounter, type RowCounter } from '../store/clickhouse/row-counter.ts'
import { freeBytes as freeBytesOf } from '../store/disk-space.ts'
import { countRowsOfDump, MissingToolError } from '../store/relational/snapshot/postgres-tools.ts'
import { countRowsOf } from '../store/relational/snapshot/snapshot.ts'
import { chooseBackup, expectObjects } from './choose-backup.ts'
import { compareCounts } from './compare-counts.ts'
import type { BackupKey } from './encryption.ts'
import type { Counts, Manifest } from './manifest.ts'
import { isWithin } from './folder-paths.ts'
import { readObject, setAside } from './object-store.ts'
import { RELATIONAL_FILE, ROWS, SEGMENTS } from './snapshot.ts'
import { removeVerificationNote, writeVerificationNote } from './verification-note.ts'
import { eachOf } from './write-backup.ts'

interface VerifyOptions {
  /** The folder of backups. */
  from: string
  /** The name of one of them; undefined means the latest. */
  at: string | undefined
  key: BackupKey | undefined
  /** Whether what can be counted is counted too; a running server has no time for that. @default true */
  isCounted?: boolean
  /** The data folder, whose disk has room for its accounts where that of temporary files has none. */
  dataDir?: string
  onProgress?: (share: number) => void
  signal?: AbortSignal
  freeBytes?: (folder: string) => Promise<number>
}

interface VerifyResult {
  name: string
  manifest: Manifest
  /** What was not counted or noted and why, each in a sentence; none where all was, or where nothing is counted. */
  uncounted: string[]
}

/**
 * Reads every file of a backup, compares its checksum, and counts again what can be counted without a restoration: events,
 * the waiting lines, and the rows of the relational store, those of PostgreSQL by `pg_restore`; the rows of a ClickHouse of one's
 * own by an engine that keeps none. Notes beside the backup when that was.
 * @throws {BackupError} naming the file or the count
 */
export async function verifyBackup(options: VerifyOptions): Promise<VerifyResult> {
  const { from, isCounted = true, signal } = options
  const { name, manifest } = await chooseBackup(options)
  let uncounted: string[] = []
  try {
    await expectObjects(from, manifest)
    if (isCounted) uncounted = await expectCounts(options, name, manifest)
    else await readAll(options, manifest, nowhere)
  } catch (error) {
    // It was whole when that was noted.
    if (error instanceof BackupError && signal?.aborted !== true) await removeVerificationNote(from, name)
    throw error
  }
  await writeVerificationNote(from, name, new Date()).catch((error: NodeJS.ErrnoException) => {
    // A server that could not note it would read the backup twice a minute.
    if (!isCounted) throw new BackupError(`That ${name} was verified cannot be noted: ${error.message}`)
    if (!/^(EROFS|EACCES|EPERM)$/.test(error.code ?? '')) throw error
    uncounted.push(`That it was verified is not noted: ${from} cannot be written (${error.code}).`)
  })
  return { name, manifest, uncounted }
}

/** @returns what was not counted and why */
async function expectCounts(options: VerifyOptions, name: string, manifest: Manifest): Promise<string[]> {
  const counter = await openCounter(manifest)
  // Not in the folder of backups: what is counted is not encrypted any more.
  const parent = await roomyFolder(options, manifest)
  const folder = await mkdtemp(join(parent, 'sightline-verify-')).catch((error) => noTemporary(parent, error))
  try {
    const { uncounted, ...counted } = await countAll(options, manifest, folder, counter.rows).catch((error) =>
      noTemporary(parent, error),
    )
    compareCounts(`The backup ${name} is not what it says`, manifest.counts, { ...manifest.counts, ...counted })
    return [counter.uncounted, uncounted].filter((sentence) => sentence !== undefined)
  } finally {
    await counter.rows?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** The folder of the system's temporary files, or the data folder where only that has room for the store of accounts. */
async function roomyFolder(
  { dataDir, freeBytes = freeBytesOf }: VerifyOptions,
  { files, relational }: Manifest,
): Promise<string> {
  const content = relational.kind === 'postgres' ? relational.dump : files.find(({ path }) => path === RELATIONAL_FILE)
  const needed = content?.bytes ?? 0
  const hasRoom = async (folder: string) => (await freeBytes(folder).catch(() => 0)) > needed
  if (dataDir === undefined || !existsSync(dataDir) || (await hasRoom(tmpdir()))) return tmpdir()
  return (await hasRoom(dataDir)) ? dataDir : tmpdir()
}

/** @throws {BackupError} that names the folder for temporary files, where that is what has failed */
function noTemporary(folder: string, error: NodeJS.ErrnoException): never {
  const isThere = error.path === undefined || isWithin(error.path, folder)
  if (!isThere || !/^(EROFS|EACCES|EPERM|ENOENT|ENOSPC|EDQUOT)$/.test(error.code ?? '')) throw error
  throw new BackupError(
    `The store of accounts is unpacked in ${folder} to be counted, which does not take it (${error.code}). Set TMPDIR to a folder with room for it.`,
  )
}

/** What counts the rows of a ClickHouse of one's own; nothing where there are none, or where no engine is at hand. */
async function openCounter({ rows, schema }: Manifest): Promise<{ rows?: RowCounter; uncounted?: string }> {
  if (rows === undefined) return {}
  try {
    return { rows: await startRowCounter(schema.events) }
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    return { uncounted: `The rows of ClickHouse were not counted: ${error.message}` }
  }
}

async function countAll(
  options: VerifyOptions,
  manifest: Manifest,
  folder: string,
  rowCounter: RowCounter | undefined,
): Promise<Partial<Counts> & { uncounted: string | undefined }> {
  const { relational, counts } = manifest
  const copy = join(folder, RELATIONAL_FILE)
  const texts = new Map<string, string>()
  let lines = 0
  const taken: Promise<unknown>[] = []

  function takeRows(table: string, counter: RowCounter): Writable {
    const rows = new PassThrough()
    // Whatever the engine says is told after the checksums, for which the rest is read.
    taken.push(counter.take(table, rows).catch((error: unknown) => rows.resume() && error))
    return rows
  }

  function targetOf(path: string): Writable {
    if (path === RELATIONAL_FILE || path === DUMP) return createWriteStream(copy, { flags: 'wx', mode: 0o600 })
    if (path.startsWith(SEGMENTS))
      return writable((chunk) => (lines += chunk.filter((byte) => byte === LINE_END).length))
    if (path.startsWith(ROWS) && rowCounter !== undefined)
      return takeRows(path.slice(ROWS.length).split('/')[0] ?? '', rowCounter)
    if (COUNT.test(path) || DEFINITION.test(path))
      return writable((chunk) => texts.set(path, `${texts.get(path) ?? ''}${chunk.toString()}`))
    return nowhere()
  }

  await readAll(options, manifest, targetOf)
  const failure = (await Promise.all(taken)).find((error) => error !== undefined)
  if (failure instanceof Error) throw new BackupError(`The rows of ClickHouse cannot be read: ${failure.message}`)
  const events = manifest.rows === undefined ? { events: countEvents(texts) } : await rowCounter?.counts()
  const found = { ...events, spool: { ...counts.spool, lines } }
  if (relational.kind === 'sqlite') return { ...found, rows: countRowsOf(copy), uncounted: undefined }
  try {
    // A table without rows stands in the dump as well.
    return { ...found, rows: await countRowsOfDump(copy), uncounted: undefined }
  } catch (error) {
    if (error instanceof MissingToolError)
      return { ...found, uncounted: `The rows of PostgreSQL were not counted: ${error.message}` }
    if (error instanceof StartError) throw new BackupError(error.message)
    throw error
  }
}

/** The place of a dump of PostgreSQL, which is no file of the data folder. */
const DUMP = ''

/**
 * Reads every file of a backup into a target of its own. What is not what was kept is set aside.
 * @throws {AlteredObjectError} naming one of these
 */
async function readAll(
  { from, key, onProgress = () => {}, signal }: VerifyOptions,
  { files, relational }: Manifest,
  targetOf: (path: string) => Writable,
): Promise<void> {
  const contents = relational.kind === 'postgres' ? [...files, { path: DUMP, ...relational.dump }] : files
  const total = contents.reduce((sum, { bytes }) => sum + bytes, 0)
  let done = 0
  const altered: AlteredObjectError[] = []
  await eachOf(contents, async ({ path, ...content }) => {
    const reading = readObject(from, content, targetOf(path), {
      key,
      onBytes(bytes) {
        signal?.throwIfAborted()
        done += bytes
        onProgress(total === 0 ? 1 : done / total)
      },
    })
    await reading.catch(async (error: unknown) => {
      if (!(error instanceof AlteredObjectError)) throw error
      await setAside(error.file)
      altered.push(error)
    })
  })
  if (altered[0] !== undefined) throw altered[0]
}

const LINE_END = 0x0a
/** The rows of a part, as the engine keeps their number beside them. */
const COUNT = /^clickhouse\/store\/store\/\w{3}\/([\w-]{36})\/[^/]+\/count\.txt$/
/** The definition of the table of events, which says the folder of its parts. */
const DEFINITION = /^clickhouse\/store\/.+\/events\.sql$/

function countEvents(texts: ReadonlyMap<string, string>): number {
  const [definition = ''] = [...texts].filter(([path]) => DEFINITION.test(path)).map(([, text]) => text)
  const table = /UUID '([\w-]{36})'/.exec(definition)?.[1]
  return [...texts].reduce((sum, [path, text]) => sum + (COUNT.exec(path)?.[1] === table ? Number(text) : 0), 0)
}

const nowhere = (): Writable => writable(() => {})

function writable(take: (chunk: Buffer) => unknown): Writable {
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      take(chunk)
      done()
    },
  })
}
