import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { BackupError } from '../errors.ts'
import { syncFolder, type StoredContent } from './manifest.ts'

const FOLDER = 'objects'
const COMPRESSED = '.zst'
const TEMPORARY = 'part-'

/** Contents of files under their SHA-256, each kept once. A file with its final name is complete and on disk. */
export interface ObjectStore {
  /** Makes the folder, and removes what a backup that was cut has left unfinished. */
  prepare(): Promise<void>
  /** The name for a file that is needed for a while; the next `prepare` removes it. */
  temporaryFile(): string
  /** @param isCompressed Whether the content is compressed already */
  put(content: Readable, isCompressed: boolean, onBytes?: (bytes: number) => void): Promise<StoredContent>
  /** Whether the object is there in its full size. */
  has(content: Pick<StoredContent, 'object' | 'stored'>): Promise<boolean>
  /** Makes sure that all names of objects survive a power cut. */
  sync(): Promise<void>
}

export function openObjectStore(folder: string): ObjectStore {
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
    async put(content, isCompressed, onBytes) {
      const temporary = temporaryFile()
      const meter = createMeter(onBytes)
      // The content is on disk before the file gets its name.
      const target = createWriteStream(temporary, { flags: 'wx', mode: 0o600, flush: true })
      try {
        if (isCompressed) await pipeline(content, meter.stream, target)
        else await pipeline(content, meter.stream, createZstdCompress(), target)
        const { bytes, sha256 } = meter.result()
        const object = `${sha256.slice(0, 2)}/${sha256}${isCompressed ? '' : COMPRESSED}`
        const file = join(objects, object)
        await mkdir(dirname(file), { recursive: true, mode: 0o700 })
        await rename(temporary, file)
        changed.add(dirname(file))
        return { bytes, sha256, object, stored: target.bytesWritten }
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

/** Writes what an object holds to a new file. @throws {BackupError} naming the object, where it is not what was kept */
export async function writeObject(
  folder: string,
  content: StoredContent,
  target: string,
  onBytes?: (bytes: number) => void,
): Promise<void> {
  const file = objectFile(folder, content)
  const meter = createMeter(onBytes)
  const source = createReadStream(file)
  const output = createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true })
  try {
    if (content.object.endsWith(COMPRESSED)) await pipeline(source, createZstdDecompress(), meter.stream, output)
    else await pipeline(source, meter.stream, output)
  } catch (error) {
    throw isAboutContent(error) ? alteredObject(file) : error
  }
  const { bytes, sha256 } = meter.result()
  if (bytes !== content.bytes || sha256 !== content.sha256) throw alteredObject(file)
}

/** Says that an object is not what was kept. */
export const alteredObject = (file: string): BackupError =>
  new BackupError(`${file} is altered or cut. Choose another backup with --at.`)

/** Whether the error of a decompression says that its input is no whole stream. */
const isAboutContent = (error: unknown): boolean =>
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
