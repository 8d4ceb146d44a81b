import { existsSync } from 'node:fs'
import { copyFile, link, mkdir, readdir, readlink, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { FROZEN, removeFrozen, type FrozenTable } from '../store/clickhouse/freeze.ts'
import { sizeOf } from './object-store.ts'

/** A file that a backup copies. */
export interface SourceFile {
  /** Its place below the data folder, with slashes. */
  path: string
  /** Where its content is kept meanwhile. */
  file: string
  /** Its size; what was appended later is left out. */
  bytes: number
  /** Whether it is a file of a part of the event tables, which never changes. */
  isPart: boolean
  /** Reads what is in no file, of about `bytes`. */
  read?: () => Promise<Readable>
}

export interface Link {
  path: string
  target: string
}

const STAGING = 'backup.staging'
const ENGINE = 'clickhouse'
const METADATA = `${ENGINE}/store/metadata`

export const stagingFolder = (dataDir: string): string => join(dataDir, STAGING)
export const engineFolder = (dataDir: string): string => join(dataDir, ENGINE)

/** Removes what a backup keeps in the data folder meanwhile, also one that was killed. */
export async function removeStaging(dataDir: string): Promise<void> {
  await rm(stagingFolder(dataDir), { recursive: true, force: true })
  await removeFrozen(engineFolder(dataDir))
}

/**
 * Keeps files of the data folder as they are now. A file that is only ever appended to is linked, and its size noted;
 * others are copied.
 * @returns the files; none for places that do not exist
 */
export async function stageFiles(dataDir: string, tables: readonly FrozenTable[]): Promise<SourceFile[]> {
  const files: SourceFile[] = []

  async function stage(path: string, keep: typeof link): Promise<void> {
    const copy = join(stagingFolder(dataDir), path)
    await mkdir(dirname(copy), { recursive: true, mode: 0o700 })
    try {
      await keep(join(dataDir, path), copy)
    } catch (error) {
      // The file was removed meanwhile.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
      throw error
    }
    files.push({ path, file: copy, bytes: (await sizeOf(copy)) ?? 0, isPart: false })
  }

  for (const folder of ['spool/segments', 'transfer'])
    for (const path of await listFiles(dataDir, folder)) await stage(path, link)
  if (existsSync(join(dataDir, 'spool/refused.ndjson'))) await stage('spool/refused.ndjson', link)
  for (const path of ['secret', 'demo.json']) if (existsSync(join(dataDir, path))) await stage(path, copyFile)
  // Those of an engine that is not in use any more have nothing to define.
  if (tables.length > 0) for (const path of await listDefinitions(dataDir)) await stage(path, copyFile)
  for (const { folder } of tables) {
    const names = await readdir(join(dataDir, ENGINE, folder), { withFileTypes: true })
    // The format of the parts, and deletions that are under way.
    for (const one of names) if (one.isFile()) await stage(`${ENGINE}/${folder}/${one.name}`, copyFile)
    // By these the engine knows the batches that it has when they are sent again.
    for (const path of await listFiles(dataDir, `${ENGINE}/${folder}/deduplication_logs`)) await stage(path, copyFile)
  }
  return files
}

/** The frozen parts of the event tables. */
export async function listFrozen(dataDir: string): Promise<SourceFile[]> {
  const root = join(dataDir, ENGINE, FROZEN)
  const paths = (await listFiles(root, 'store')).toSorted()
  const sizes = await Promise.all(paths.map((path) => sizeOf(join(root, path))))
  return paths.map((path, index) => ({
    path: `${ENGINE}/store/${path}`,
    file: join(root, path),
    bytes: sizes[index] ?? 0,
    isPart: true,
  }))
}

/** The definitions of the database and of its tables, which lie where the database's link leads. */
async function listDefinitions(dataDir: string): Promise<string[]> {
  const links = (await listLinks(dataDir)).filter(({ path }) => path.startsWith(METADATA))
  const folders = [METADATA, ...links.map(({ path, target }) => join(dirname(path), target))]
  return (await Promise.all(folders.map((folder) => listFiles(dataDir, folder)))).flat()
}

/** The links by which the engine names the folders of its tables. */
export async function listLinks(dataDir: string): Promise<Link[]> {
  const links: Link[] = []
  for (const folder of ['metadata', 'data']) {
    const root = join(dataDir, ENGINE, 'store', folder)
    if (!existsSync(root)) continue
    for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
      if (!entry.isSymbolicLink()) continue
      const file = join(entry.parentPath, entry.name)
      const path = file.slice(dataDir.length + 1)
      links.push({ path, target: await readlink(file) })
    }
  }
  return links
}

/** The files below a folder that are no links, by their places below `root`. */
async function listFiles(root: string, folder: string): Promise<string[]> {
  if (!existsSync(join(root, folder))) return []
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
}
