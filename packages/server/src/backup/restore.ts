import { createReadStream, existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, symlink } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import { BackupError } from '../errors.ts'
import { expectEmptyTables, restoreRows, releaseRows } from '../store/clickhouse/cloned-rows.ts'
import { readEventCounts, withEventTables } from '../store/clickhouse/freeze.ts'
import { recordMoved } from '../store/moved-stores.ts'
import { restorePostgres } from '../store/relational/snapshot/postgres-tools.ts'
import { countRowsOf, countRowsOfPostgres } from '../store/relational/snapshot/snapshot.ts'
import { freeBytes as freeBytesOf, STORE_BYTES } from '../store/disk-space.ts'
import { chooseBackup, expectKnown, expectObjects } from './choose-backup.ts'
import { compareCounts } from './compare-counts.ts'
import type { BackupKey } from './encryption.ts'
import { syncFolder, type Counts, type Manifest } from './manifest.ts'
import { isWithin, nearestThere } from './folder-paths.ts'
import { writeObject } from './object-store.ts'
import { countSpool, RELATIONAL_FILE, ROWS } from './snapshot.ts'
import { engineFolder } from './staging.ts'
import { eachOf, inMegabytes } from './write-backup.ts'

export interface RestoreOptions {
  /** The folder of backups. */
  from: string
  /** The name of one of them; undefined means the latest. */
  at: string | undefined
  /** The key of an encrypted one; undefined for one that is not encrypted. */
  key: BackupKey | undefined
  /** Missing or empty. */
  dataDir: string
  /** An empty database, for a backup that was made with PostgreSQL. */
  databaseUrl: string | undefined
  /** An empty database of another ClickHouse, for the rows of a backup that was made with one. */
  clickhouseUrl?: string | undefined
  onProgress?: (share: number) => void
  freeBytes?: (folder: string) => Promise<number>
}

/**
 * Restores a backup: all files beside the data folder first, each compared with its checksum, then both stores are
 * opened once and compared with the counts of the manifest, and only then the folder gets its name.
 * @throws {BackupError} in one line; the data folder is then as it was before
 */
export async function restoreBackup(options: RestoreOptions): Promise<{ name: string; manifest: Manifest }> {
  const { from, key, dataDir, databaseUrl, clickhouseUrl: url, onProgress = () => {} } = options
  const { name, manifest } = await chooseBackup(options)
  expectKnown(name, manifest)
  await expectFolder(options)
  await expectEmpty(dataDir)
  await expectStore(manifest, databaseUrl)
  await expectObjects(from, manifest)
  await expectRoom(options, manifest)
  if (manifest.rows === undefined && url !== undefined)
    throw new BackupError(
      'This backup was made with the embedded ClickHouse. Restore it without CLICKHOUSE_URL; npm run move moves the events then.',
    )
  if (manifest.rows !== undefined) await expectEmptyTables({ url, store: manifest.rows.store })

  const folder = `${dataDir}.restoring`
  const rows = manifest.rows && { url, folder: engineFolder(folder), store: manifest.rows.store }
  await rm(folder, { recursive: true, force: true })
  try {
    await writeFiles({ from, key }, manifest, folder, onProgress)
    const events =
      rows === undefined
        ? await withEventTables(engineFolder(folder), (client) => readEventCounts(client))
        : await restoreRows(rows, { schema: manifest.schema.events, files: listRows(manifest, folder) })
    const counts = { ...events, ...(await readCounts(manifest, folder)) }
    compareCounts(NOT_RESTORED, manifest.counts, { ...counts, rows: counts.rows ?? manifest.counts.rows })
    // A database is filled last, as it is not emptied again.
    if (manifest.relational.kind === 'postgres' && databaseUrl !== undefined) {
      await restorePostgres(databaseUrl, createReadStream(join(folder, DUMP)))
      await rm(join(folder, DUMP))
      compareCounts(NOT_RESTORED, manifest.counts, { ...manifest.counts, rows: await countRowsOfPostgres(databaseUrl) })
    }
    if (rows !== undefined) {
      await releaseRows(rows)
      await rm(join(folder, ROWS), { recursive: true, force: true })
    }
    // A start without these addresses would begin with empty stores.
    if (rows?.url !== undefined || databaseUrl !== undefined)
      await recordMoved(folder, { postgres: databaseUrl, clickhouse: rows?.url })
    await rename(folder, dataDir)
    await syncFolder(dirname(dataDir))
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
  onProgress(1)
  return { name, manifest }
}

const DUMP = 'postgres.dump'
const NOT_RESTORED = 'The backup was not restored'

async function expectFolder({ dataDir, from }: Pick<RestoreOptions, 'dataDir' | 'from'>): Promise<void> {
  if (isWithin(dataDir, from))
    throw new BackupError(`${dataDir} is in the folder of backups. Set DATA_DIR to a folder elsewhere.`)
  const there = nearestThere(dataDir)
  if (!(await stat(there)).isDirectory())
    throw new BackupError(`${there} is a file. Set DATA_DIR to an empty folder, or to one that does not exist.`)
}

async function expectEmpty(dataDir: string): Promise<void> {
  if (existsSync(dataDir) && (await readdir(dataDir)).length > 0)
    throw new BackupError(`${dataDir} is not empty. Set DATA_DIR to an empty folder, or to one that does not exist.`)
  // What is written beside it would lie on another disk.
  if (existsSync(dataDir) && (await stat(dataDir)).dev !== (await stat(dirname(dataDir))).dev)
    throw new BackupError(`${dataDir} is a disk of its own. Set DATA_DIR to a folder on it.`)
}

async function expectStore({ relational }: Manifest, databaseUrl: string | undefined): Promise<void> {
  if (relational.kind === 'sqlite' && databaseUrl !== undefined)
    throw new BackupError('This backup was made without PostgreSQL. Restore it without DATABASE_URL.')
  if (relational.kind === 'sqlite') return
  if (databaseUrl === undefined)
    throw new BackupError('This backup was made with PostgreSQL. Set DATABASE_URL to an empty database.')
  if (Object.keys(await countRowsOfPostgres(databaseUrl)).length > 0)
    throw new BackupError('The database of DATABASE_URL is not empty. Set DATABASE_URL to an empty one.')
}

async function expectRoom({ dataDir, freeBytes = freeBytesOf }: RestoreOptions, manifest: Manifest): Promise<void> {
  const { files, relational } = manifest
  const dump = relational.kind === 'postgres' ? relational.dump.bytes : 0
  const needed = files.reduce((sum, { bytes }) => sum + bytes, dump) + STORE_BYTES
  const folder = nearestThere(dirname(dataDir))
  const free = await freeBytes(folder)
  if (free < needed)
    throw new BackupError(
      `${folder} has room for ${inMegabytes(free)} MB, and the backup needs ${inMegabytes(needed)} MB. Make room, or set DATA_DIR to another folder.`,
    )
}

async function writeFiles(
  { from, key }: Pick<RestoreOptions, 'from' | 'key'>,
  { files, links, relational }: Manifest,
  folder: string,
  onProgress: (share: number) => void,
): Promise<void> {
  const contents = relational.kind === 'postgres' ? [...files, { path: DUMP, ...relational.dump }] : files
  const total = contents.reduce((sum, { bytes }) => sum + bytes, 0)
  let done = 0
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await eachOf(contents, async ({ path, ...content }) => {
    const target = join(folder, path)
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    await writeObject(from, content, target, {
      key,
      onBytes(bytes) {
        done += bytes
        onProgress(total === 0 ? 1 : done / total)
      },
    })
  })
  for (const { path, target } of links) {
    // A link that leads out of the folder is none of the engine's.
    if (normalize(join(dirname(path), target)).startsWith('..') || target.startsWith('/'))
      throw new BackupError(`The backup has a link ${path} that leads out of the data folder.`)
    await mkdir(dirname(join(folder, path)), { recursive: true, mode: 0o700 })
    await symlink(target, join(folder, path))
  }
}

/** The files with the rows of event tables, below the folder that is being restored. */
const listRows = ({ files }: Manifest, folder: string): { table: string; file: string }[] =>
  files
    .filter(({ path }) => path.startsWith(ROWS))
    .map(({ path }) => ({ table: path.slice(ROWS.length).split('/')[0] ?? '', file: join(folder, path) }))

/** Counts what was written beside the events; no rows where they are in a database. */
async function readCounts(
  { files, relational }: Manifest,
  folder: string,
): Promise<Pick<Counts, 'spool'> & { rows: Counts['rows'] | undefined }> {
  const spool = await countSpool(files.map((file) => ({ ...file, file: join(folder, file.path) })))
  return { spool, rows: relational.kind === 'sqlite' ? countRowsOf(join(folder, RELATIONAL_FILE)) : undefined }
}
