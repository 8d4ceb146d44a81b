import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { BackupError } from '../errors.ts'

const FORMAT = 1

const count = z.int().min(0)
/** A place below the data folder: no part of it leads out of it. */
const place = z.string().refine((path) => isBelow(path), 'leads out of the folder')
const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const object = z.string().regex(/^[0-9a-f]{2}\/[0-9a-f]{64}(\.zst)?$/)

const backupFile = z.object({
  /** The place below the data folder, with slashes. */
  path: place,
  bytes: count,
  sha256,
  /** The place below `objects`. */
  object,
  /** The size of the object. */
  stored: count,
})

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  /** The instant of the backup: what was accepted before it is included. */
  at: z.iso.datetime(),
  /** The version of the product. */
  product: z.string(),
  /** The id of the data folder. */
  instance: z.string(),
  engine: z.string(),
  schema: z.object({ events: count, relational: z.array(z.string()) }),
  relational: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('sqlite') }),
    z.object({ kind: z.literal('postgres'), dump: backupFile.omit({ path: true }) }),
  ]),
  counts: z.object({
    events: count,
    visits: z.int(),
    pageviews: z.int(),
    rows: z.record(z.string(), count),
    spool: z.object({ bytes: count, lines: count }),
  }),
  files: z.array(backupFile),
  /** Symbolic links, whose targets are relative to them. */
  links: z.array(z.object({ path: place, target: z.string() })),
})

/** What a backup holds. The file is written last: what has none is no backup. */
export type Manifest = z.infer<typeof manifestSchema>
export type BackupFile = z.infer<typeof backupFile>
export type Counts = Manifest['counts']
/** The content of a file in the backup's folder. */
export type StoredContent = Omit<BackupFile, 'path'>

function isBelow(path: string): boolean {
  const parts = path.split('/')
  return !parts.some((part) => part === '' || part === '.' || part === '..') && !/[\0\\]/.test(path)
}

const FOLDER = 'backups'
const NAME = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}\.\d{3}Z\.json$/

/** The name of a backup, by which it is restored: its instant, as a file may be called everywhere. */
const backupName = (at: string): string => at.replaceAll(':', '-')

/** The names of the complete backups in a folder, the oldest first. */
export async function listBackups(folder: string): Promise<string[]> {
  if (!existsSync(join(folder, FOLDER))) return []
  const names = await readdir(join(folder, FOLDER))
  return names
    .filter((name) => NAME.test(name))
    .toSorted()
    .map((name) => name.slice(0, -'.json'.length))
}

/** The file that says what a backup holds. */
export const manifestFile = (folder: string, name: string): string => join(folder, FOLDER, `${name}.json`)

/** @throws {BackupError} where it is altered, cut or of a newer version */
export async function readManifest(folder: string, name: string): Promise<Manifest> {
  const file = manifestFile(folder, name)
  const altered = new BackupError(`${file} is altered or cut. Choose another backup with --at.`)
  let content: { format?: unknown; checksum?: unknown }
  let text: string
  try {
    text = await readFile(file, 'utf8')
    content = JSON.parse(text) as object
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new BackupError(`There is no ${file}.`)
    throw altered
  }
  const { checksum: _, ...rest } = content
  if (typeof rest.format === 'number' && rest.format > FORMAT)
    throw new BackupError(`${file} is of a newer Sightline. Restore it with that version.`)
  const manifest = manifestSchema.safeParse(rest)
  if (text !== textOf(rest) || !manifest.success) throw altered
  return manifest.data
}

/** Writes the manifest, after which the backup exists. @returns its name */
export async function writeManifest(folder: string, manifest: Manifest): Promise<string> {
  const name = backupName(manifest.at)
  const file = manifestFile(folder, name)
  await mkdir(join(folder, FOLDER), { recursive: true, mode: 0o700 })
  const temporary = await open(`${file}.part`, 'w', 0o600)
  try {
    await temporary.writeFile(textOf(manifest))
    await temporary.sync()
  } finally {
    await temporary.close()
  }
  await rename(`${file}.part`, file)
  await syncFolder(join(folder, FOLDER))
  return name
}

/** The text of a manifest: its last line but one is the checksum of the others. */
function textOf(content: object): string {
  const checksum = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  return `${JSON.stringify({ ...content, checksum }, undefined, 1)}\n`
}

/** Makes sure that the names in a folder survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const directory = await open(folder, 'r')
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}
