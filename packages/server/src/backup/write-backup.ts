import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { BackupError, BackupKeyError } from '../errors.ts'
import { DAMAGE_HELP, describeLosses, findDamage, type PartFolder } from '../store/clickhouse/broken-parts.ts'
import { ENGINE_VERSION } from '../store/clickhouse/freeze.ts'
import type { BackupKey } from './encryption.ts'
import { STORE_BYTES, freeBytes as freeBytesOf } from '../store/disk-space.ts'
import {
  listBackups,
  readManifest,
  writeManifest,
  type BackupFile,
  type Manifest,
  type StoredContent,
} from './manifest.ts'
import { isWithin, nearestThere } from './folder-paths.ts'
import { openObjectStore, type ObjectStore } from './object-store.ts'
import { removeOldBackups } from './remove-old-backups.ts'
import { RELATIONAL_FILE, takeSnapshot, type BackupSource, type Snapshot } from './snapshot.ts'
import { stagingFolder, type SourceFile } from './staging.ts'
import { expectWritable } from './writable-folder.ts'

export interface BackupOptions {
  /** The version of the product. */
  product: string
  onProgress?: (share: number) => void
  /** Ends the backup, of which nothing but whole objects stays. */
  signal?: AbortSignal
  /** Encrypts the backup; undefined leaves it readable. */
  key: BackupKey | undefined
  /** The folder is in the data folder, and has the parts of the event tables as hard links, which take no room. */
  isBeforeUpgrade?: boolean
  /** How many backups stay in the folder; undefined removes none. */
  keep?: number | undefined
  /** The milliseconds within which jobs and event tables must come to a pause. @default 120000 */
  pauseMs?: number
  freeBytes?: (folder: string) => Promise<number>
}

export interface BackupResult {
  /** The name of the backup, by which it is restored. */
  name: string
  counts: Manifest['counts']
  files: number
  /** The bytes of all its files, and those that were written for it. */
  bytes: number
  written: number
  /** The milliseconds for which events waited in the spool. */
  heldMs: number
  /** The older backups that were removed, and the bytes that this has freed. */
  removed: { backups: number; bytes: number }
}

/** The number of files that are copied at the same time. */
const COPIES = 8

/**
 * Writes a backup of one instant into a folder of backups, beside the earlier ones of the same instance.
 * @param to An absolute path; missing, empty, or with earlier backups
 * @throws {BackupError} before anything is written, where the folder cannot take it
 */
export async function writeBackup(source: BackupSource, to: string, options: BackupOptions): Promise<BackupResult> {
  const {
    product,
    key,
    keep,
    isBeforeUpgrade = false,
    pauseMs,
    onProgress = () => {},
    freeBytes = freeBytesOf,
  } = options
  const signal = options.signal ?? new AbortController().signal
  if (!isBeforeUpgrade) expectOutside(source, to)
  const there = nearestThere(to)
  if (!(await stat(there)).isDirectory()) throw new BackupError(`${there} is a file. Choose a folder.`)
  await expectWritable(to)
  // What is left would push out the backups that have everything. An upgrade removes none of these.
  if (!isBeforeUpgrade) await expectWholeEvents(source)
  const previous = await readPrevious(source, to, key)
  const snapshot = await takeSnapshot(source, signal, pauseMs)
  try {
    const store = openObjectStore(to, key)
    const kept = await findKept(snapshot.files, previous, store)
    const toWrite = snapshot.files.filter(({ path }) => !kept.has(path))
    const total = sumOf(toWrite) + snapshot.relationalBytes
    const linked = isBeforeUpgrade ? sumOf(toWrite.filter(({ isPart }) => isPart)) : 0
    await expectRoom(to, total - linked, freeBytes)
    // A copy that nobody may read in the folder of backups lies in the data folder for a moment.
    const copy = key === undefined ? store.temporaryFile() : join(stagingFolder(source.dataDir), RELATIONAL_FILE)
    if (key !== undefined) await expectRoom(source.dataDir, snapshot.relationalBytes, freeBytes)
    // The earlier backup has the others. What an upgrade links stays the same file.
    if (!isBeforeUpgrade) await expectWholeParts(source, toWrite, signal)
    await mkdir(to, { recursive: true, mode: 0o700 })
    await store.prepare()

    let done = 0
    let written = 0
    const onBytes = (bytes: number) => {
      signal.throwIfAborted()
      done += bytes
      onProgress(total === 0 ? 1 : Math.min(done / total, 1))
    }
    const files: BackupFile[] = [...kept].map(([path, content]) => ({ path, ...content }))
    await eachOf(toWrite, async ({ path, file, bytes, isPart, read }) => {
      const content = (await read?.()) ?? (bytes === 0 ? Readable.from([]) : createReadStream(file, { end: bytes - 1 }))
      const isLinked = isPart && isBeforeUpgrade
      const stored = await store.put(content, isPart, onBytes, isLinked ? file : undefined)
      written += isLinked ? 0 : stored.stored
      files.push({ path, ...stored })
    })
    const relational = await putRelational(snapshot, store, copy, onBytes)
    written += relational.content.stored
    if (relational.kind === 'sqlite') files.push({ path: RELATIONAL_FILE, ...relational.content })
    await store.sync()
    signal.throwIfAborted()

    const manifest: Manifest = {
      format: 1,
      at: snapshot.at.toISOString(),
      product,
      instance: source.checkpoint.id,
      engine: ENGINE_VERSION,
      schema: { events: snapshot.eventSchema, relational: snapshot.migrations },
      relational: relational.kind === 'sqlite' ? { kind: 'sqlite' } : { kind: 'postgres', dump: relational.content },
      counts: snapshot.counts,
      files: files.toSorted((a, b) => (a.path < b.path ? -1 : 1)),
      links: snapshot.links,
      ...(snapshot.store !== undefined && { rows: { store: snapshot.store } }),
    }
    const name = await writeManifest(to, manifest, key)
    onProgress(1)
    const removed = keep === undefined ? { backups: 0, bytes: 0 } : await removeOldBackups(to, keep, key)
    const { counts } = manifest
    return { name, counts, files: files.length, bytes: sumOf(files), written, heldMs: snapshot.heldMs, removed }
  } finally {
    await snapshot.release()
  }
}

const sumOf = (files: readonly { bytes: number }[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0)

function expectOutside({ dataDir }: BackupSource, to: string): void {
  if (isWithin(to, dataDir)) throw new BackupError(`${to} is in the data folder. Choose a folder on another disk.`)
}

/** @throws {BackupError} where parts are damaged and left out, or gone, which no figure and no backup has then */
async function expectWholeEvents({ client, dataDir, isEmbedded }: BackupSource): Promise<void> {
  const losses = await describeLosses(client, isEmbedded ? dataDir : undefined)
  if (losses !== undefined) throw new BackupError(`${losses}, so a backup would lack its events. ${DAMAGE_HELP}`)
}

/** The folder of a part of a table, whose name is an id. */
const PART = /\/([\w-]{36})\/([^/]+)\/[^/]+$/

/** @throws {BackupError} where a file of a part is not what the engine wrote */
async function expectWholeParts(
  { client }: BackupSource,
  files: readonly SourceFile[],
  signal: AbortSignal,
): Promise<void> {
  const parts = new Map<string, PartFolder>()
  for (const { path, isPart } of files) {
    const [, table, part] = (isPart && PART.exec(path)) || []
    if (table !== undefined && part !== undefined) parts.set(`${table}/${part}`, { table, part })
  }
  const damage = await findDamage(client, [...parts.values()], signal)
  if (damage !== undefined) throw new BackupError(`${damage} ${DAMAGE_HELP}`)
}

/** The latest backup in the folder; undefined where there is none. @throws {BackupError} where the folder is no place */
async function readPrevious(
  { checkpoint }: BackupSource,
  to: string,
  key: BackupKey | undefined,
): Promise<Manifest | undefined> {
  const names = existsSync(to) ? await readdir(to) : []
  if (names.some((name) => !OWN.has(name)))
    throw new BackupError(`${to} holds other files. Choose an empty folder, or one of earlier backups.`)
  const [last] = (await listBackups(to)).toReversed()
  if (last === undefined) return undefined
  // Without a manifest that can be read, everything is written again.
  const manifest = await readManifest(to, last, key).catch((error: unknown) => {
    if (error instanceof BackupKeyError) throw error
    return undefined
  })
  if (manifest !== undefined && manifest.instance !== checkpoint.id)
    throw new BackupError(`${to} holds backups of another instance. Choose another folder.`)
  return manifest
}

const OWN = new Set(['backups', 'objects', 'lost+found', 'upgrade.json'])

async function expectRoom(to: string, bytes: number, freeBytes: (folder: string) => Promise<number>): Promise<void> {
  const free = await freeBytes(nearestThere(to))
  // A copy of the relational store lies there twice for a moment, once compressed.
  if (free < bytes + STORE_BYTES)
    throw new BackupError(
      `${to} has room for ${inMegabytes(free)} MB, and the backup may need ${inMegabytes(bytes + STORE_BYTES)} MB. Make room, or choose another folder.`,
    )
}

/** Says in sentences what a backup holds, and what was removed for it. */
export function describeBackup(to: string, result: BackupResult): string {
  const { name, counts, files, bytes, written, heldMs, removed } = result
  const made =
    `${to} has the backup ${name}: ${counts.events} events, ${counts.visits} visits, ${files} files of ` +
    `${inMegabytes(bytes)} MB, of which ${inMegabytes(written)} MB were written. Events waited for ${Math.ceil(heldMs)} ms.`
  if (removed.backups === 0) return made
  return `${made}\n${removed.backups} older ones were removed, which frees ${inMegabytes(removed.bytes)} MB.`
}

export const inMegabytes = (bytes: number): string => Math.ceil(bytes / 1e6).toLocaleString('en-US')

/** The parts that the backup before holds: those whose own list of checksums is the same. */
async function findKept(
  files: readonly SourceFile[],
  previous: Manifest | undefined,
  store: ObjectStore,
): Promise<Map<string, StoredContent>> {
  const kept = new Map<string, StoredContent>()
  if (previous === undefined) return kept
  const known = new Map(previous.files.map(({ path, ...content }) => [path, content]))
  const byFolder = Map.groupBy(
    files.filter(({ isPart }) => isPart),
    ({ path }) => dirname(path),
  )
  for (const [folder, part] of byFolder) {
    const contents = part.map(({ path, bytes }) => {
      const content = known.get(path)
      return content?.bytes === bytes ? ([path, content] as const) : undefined
    })
    if (contents.some((one) => one === undefined)) continue
    const list = part.find(({ path }) => path === `${folder}/${CHECKSUMS}`)
    if (list === undefined || (await sha256Of(list.file)) !== known.get(list.path)?.sha256) continue
    const present = contents.filter((one) => one !== undefined)
    if (!(await Promise.all(present.map(([, content]) => store.has(content)))).every(Boolean)) continue
    for (const [path, content] of present) kept.set(path, content)
  }
  return kept
}

const sha256Of = async (file: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex')

/** In every part, the engine's checksums of all files of the part. */
const CHECKSUMS = 'checksums.txt'

async function putRelational(
  { relational: copy, relationalBytes: bytes }: Snapshot,
  store: ObjectStore,
  file: string,
  onBytes: (bytes: number) => void,
): Promise<{ kind: 'sqlite' | 'postgres'; content: StoredContent }> {
  if (copy.kind === 'postgres')
    // A dump of this format is compressed already.
    return { kind: 'postgres', content: await store.put(copy.dump(), true, onBytes) }
  try {
    let told = 0
    await copy.writeTo(file, (share) => {
      onBytes(share * bytes - told)
      told = share * bytes
    })
    return { kind: 'sqlite', content: await store.put(createReadStream(file), false) }
  } finally {
    await rm(file, { force: true })
  }
}

/** Does the same with all of them, some at a time; after a failure with no more. */
export async function eachOf<Value>(values: readonly Value[], act: (value: Value) => Promise<void>): Promise<void> {
  const rest = values.values()
  let failure: { error: unknown } | undefined
  async function actOnRest(): Promise<void> {
    for (const value of rest) {
      if (failure !== undefined) return
      try {
        await act(value)
      } catch (error) {
        failure ??= { error }
      }
    }
  }
  await Promise.all(Array.from({ length: COPIES }, actOnRest))
  if (failure !== undefined) throw failure.error
}
