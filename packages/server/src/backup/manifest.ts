import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { BackupError, BackupKeyError } from '../errors.ts'
import { AlteredError, type BackupKey } from './encryption.ts'

const FORMAT = 1
/** The format of a file that holds an encrypted manifest. */
const ENCRYPTED_FORMAT = 2

const count = z.int().min(0)
/** A place below the data folder: no part of it leads out of it. */
const place = z.string().refine((path) => isBelow(path), 'leads out of the folder')
const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const object = z.string().regex(/^[0-9a-f]{2}\/[0-9a-f]{64}(\.zst)?(\.enc)?$/)

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
  /** Where events and visits are rows in files, and not the files of an engine: the id of their tables. */
  rows: z.object({ store: z.uuid() }).optional(),
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

/** The file that says when a backup was verified. */
export const verifiedFile = (folder: string, name: string): string => join(folder, FOLDER, `${name}.verified`)

/**
 * @param key Of encrypted backups; whoever has one reads no others, which anybody may have put there
 * @throws {BackupKeyError} where it is not the key of this one
 * @throws {BackupError} where it is altered, cut or of a newer version
 */
export async function readManifest(folder: string, name: string, key: BackupKey | undefined): Promise<Manifest> {
  const file = manifestFile(folder, name)
  const altered = new BackupError(`${file} is altered or cut. Choose another backup with --at.`)
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new BackupError(`There is no ${file}.`)
    throw altered
  }
  const { format } = parsed(text, z.looseObject({ format: z.int() })) ?? {}
  if (format === undefined) throw altered
  if (format > ENCRYPTED_FORMAT) throw new BackupError(`${file} is of a newer Sightline. Restore it with that version.`)
  const isEncrypted = format === ENCRYPTED_FORMAT
  if (!isEncrypted && key !== undefined)
    throw new BackupKeyError(`${file} is not encrypted. Leave BACKUP_KEY out, or choose another folder.`)
  if (isEncrypted && key === undefined)
    throw new BackupKeyError(`${file} is encrypted. Set BACKUP_KEY or BACKUP_KEY_FILE to its key.`)
  const clear = key === undefined ? text : opened(text, key, file)
  if (clear === undefined) throw altered
  const { checksum: _, ...rest } = parsed(clear, z.looseObject({ checksum: z.string() })) ?? {}
  const manifest = manifestSchema.safeParse(rest)
  if (clear !== textOf(rest) || !manifest.success) throw altered
  return manifest.data
}

/** Writes the manifest, after which the backup exists. @returns its name */
export async function writeManifest(folder: string, manifest: Manifest, key: BackupKey | undefined): Promise<string> {
  const name = backupName(manifest.at)
  const file = manifestFile(folder, name)
  await mkdir(join(folder, FOLDER), { recursive: true, mode: 0o700 })
  const temporary = await open(`${file}.part`, 'w', 0o600)
  try {
    const text = textOf(manifest)
    await temporary.writeFile(key === undefined ? text : sealed(text, key))
    await temporary.sync()
  } finally {
    await temporary.close()
  }
  await rename(`${file}.part`, file)
  await syncFolder(join(folder, FOLDER))
  return name
}

const encryptedSchema = z.strictObject({
  format: z.literal(ENCRYPTED_FORMAT),
  cipher: z.literal('AES-256-GCM'),
  /** The id of the key. */
  key: z.string().regex(/^[0-9a-f]{16}$/),
  content: z.base64(),
})

const sealed = (text: string, key: BackupKey): string =>
  encryptedText({
    format: ENCRYPTED_FORMAT,
    cipher: 'AES-256-GCM',
    key: key.id,
    content: key.seal(text, key.id).toString('base64'),
  })

const encryptedText = (content: z.infer<typeof encryptedSchema>): string => `${JSON.stringify(content)}\n`

/** The text of an encrypted manifest; undefined where it is altered or cut. @throws {BackupKeyError} */
function opened(text: string, key: BackupKey, file: string): string | undefined {
  const content = parsed(text, encryptedSchema)
  if (content === undefined || encryptedText(content) !== text) return undefined
  if (content.key !== key.id)
    throw new BackupKeyError(`${file} was encrypted with another key than that of BACKUP_KEY.`)
  try {
    return key.open(Buffer.from(content.content, 'base64'), key.id)
  } catch (error) {
    if (error instanceof AlteredError) return undefined
    throw error
  }
}

/** What a text says as JSON; undefined where it is not of this shape. */
function parsed<Content>(text: string, schema: z.ZodType<Content>): Content | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
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
