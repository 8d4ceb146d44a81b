import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync, WriteStream } from 'node:fs'
import { link, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Transform, Writable, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { AlteredObjectError } from '../errors.ts'
import { AlteredError, type BackupKey } from './encryption.ts'
import { syncFolder, type StoredContent } from './manifest.ts'

const FOLDER = 'objects'
const COMPRESSED = '.zst'
const ENCRYPTED = '.enc'
const TEMPORARY = 'part-'
const ASIDE = '.altered'

/** Contents of files under their SHA-256, each kept once. A file with its final name is complete and on disk. */
export interface ObjectStore {
  /** Makes the folder, and removes what a backup that was cut has left unfinished. */
  prepare(): Promise<void>
  /** The name for a file that is needed for a while; the next `prepare` removes it. */
  temporaryFile(): string
  /**
   * @param isCompressed Whether the content is compressed already
   * @param original A file that never changes, of which the object becomes a hard link
   */
  put(
    content: Readable,
    isCompressed: boolean,
    onBytes?: (bytes: number) => void,
    original?: string,
  ): Promise<StoredContent>
  /** Whether the object is there in its full size. */
  has(content: Pick<StoredContent, 'object' | 'stored'>): Promise<boolean>
  /** Makes sure that all names of objects survive a power cut. */
  sync(): Promise<void>
}

/** @param key Encrypts what is put; undefined leaves it readable. */
export function openObjectStore(folder: string, key?: BackupKey): ObjectStore {
  const objects = join(folder, FOLDER)
  const changed = new Set<string>()
  const temporaryFile = () => join(objects, `${TEMPORARY}${randomUUID()}`)

  return {
    async prepare() {
      await mkdir(objects, { recursive: true, mode: 0o700 })
      const left = (await readdir(objects)).filter((name) => name.startsWith(TEMPORARY))
      for (const name of left) await rm(join(objects, name), { force: true })
    },
    temporaryFile,
    async put(content, isCompressed, onBytes, original) {
      const temporary = temporaryFile()
      const meter = createMeter(onBytes)
      // The content is on disk before the file gets its name.
      const target =
        original === undefined ? createWriteStream(temporary, { flags: 'wx', mode: 0o600, flush: true }) : nowhere()
      try {
        const steps = [...(isCompressed ? [] : [createZstdCompress()]), ...(key === undefined ? [] : [key.encrypt()])]
        await pipeline([content, meter.stream, ...steps, target])
        const { bytes, sha256 } = meter.result()
        const name = key === undefined ? sha256 : key.nameOf(sha256)
        const endings = `${isCompressed ? '' : COMPRESSED}${key === undefined ? '' : ENCRYPTED}`
        const object = `${name.slice(0, 2)}/${name}${endings}`
        const file = join(objects, object)
        await mkdir(dirname(file), { recursive: true, mode: 0o700 })
        if (original !== undefined) await link(original, temporary)
        await rename(temporary, file)
        // Of two links of one file the system keeps both.
        if (original !== undefined) await rm(temporary, { force: true })
        changed.add(dirname(file))
        return { bytes, sha256, object, stored: target instanceof WriteStream ? target.bytesWritten : bytes }
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
    },
    has: async ({ object, stored }) => (await sizeOf(join(objects, object))) === stored,
    async sync() {
      for (const directory of [...changed, objects, folder]) await syncFolder(directory)
    },
  }
}

/** The file of an object. */
export const objectFile = (folder: string, { object }: Pick<StoredContent, 'object'>): string =>
  join(folder, FOLDER, object)

interface ReadOptions {
  /** The key of an encrypted backup. */
  key: BackupKey | undefined
  onBytes?: ((bytes: number) => void) | undefined
}

/** Writes what an object holds to a new file. @throws {AlteredObjectError} naming the object, where it is not what was kept */
export const writeObject = (
  folder: string,
  content: StoredContent,
  target: string,
  options: ReadOptions,
): Promise<void> =>
  readObject(folder, content, createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true }), options)

/** Reads what an object holds. @throws {AlteredObjectError} naming the object, where it is not what was kept */
export async function readObject(
  folder: string,
  content: StoredContent,
  target: Writable,
  { key, onBytes }: ReadOptions,
): Promise<void> {
  const file = objectFile(folder, content)
  const meter = createMeter(onBytes)
  const isEncrypted = content.object.endsWith(ENCRYPTED)
  const isCompressed = content.object.includes(COMPRESSED)
  // What an encrypted manifest names is encrypted with its key.
  if (isEncrypted !== (key !== undefined)) throw new AlteredObjectError(file)
  const steps = [...(key === undefined ? [] : [key.decrypt()]), ...(isCompressed ? [createZstdDecompress()] : [])]
  try {
    await pipeline([createReadStream(file), ...steps, meter.stream, target])
  } catch (error) {
    throw isAboutContent(error) ? new AlteredObjectError(file) : error
  }
  const { bytes, sha256 } = meter.result()
  if (bytes !== content.bytes || sha256 !== content.sha256) throw new AlteredObjectError(file)
}

/**
 * Takes an object away that is not what was kept, so that the next backup writes it anew, for the earlier ones as well. A
 * folder that cannot be written keeps it.
 */
export const setAside = (file: string): Promise<void> => rename(file, `${file}${ASIDE}`).catch(() => {})

/** Whether an object was there once, and was taken away because it was not what was kept. */
export const isSetAside = (file: string): boolean => existsSync(`${file}${ASIDE}`)

/** Whether an error of decryption or decompression says that its input is no whole stream. */
const isAboutContent = (error: unknown): boolean =>
  error instanceof AlteredError ||
  /^(ENOENT|Z_BUF_ERROR|ERR_ZSTD.*|ZSTD_error_.*)$/.test((error as NodeJS.ErrnoException).code ?? '')

export async function sizeOf(file: string): Promise<number | undefined> {
  return stat(file).then(
    ({ size }) => size,
    () => undefined,
  )
}

function createMeter(onBytes: (bytes: number) => void = () => {}) {
  const hash = createHash('sha256')
  let bytes = 0
  return {
    stream: new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk)
        bytes += chunk.length
        onBytes(chunk.length)
        done(null, chunk)
      },
    }),
    result: () => ({ bytes, sha256: hash.digest('hex') }),
  }
}

/** Takes what is only read. */
const nowhere = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() })
