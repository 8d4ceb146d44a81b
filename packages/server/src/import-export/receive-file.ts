import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { invalidFields, ApiError, FileTooLargeError } from '../errors.ts'
import { isDiskFull } from '../store/disk-space.ts'

/**
 * Writes a file to the disk as it comes, without its compression; what is on the disk can then be read from any place.
 * @param maxBytes Of what is written: a small file may hold much
 * @param onBytes Is told of bytes before they are written, and ends it all by an error
 * @returns the number of bytes @throws {FileTooLargeError} @throws {ApiError} where the file is empty or damaged, or there is no room for it
 */
export async function receiveFile(
  source: AsyncIterable<Uint8Array>,
  path: string,
  {
    isCompressed,
    maxBytes,
    onBytes,
  }: { isCompressed: boolean; maxBytes: number; onBytes?: (bytes: number) => Promise<void> },
): Promise<number> {
  let written = 0
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      written += chunk.length
      if (written > maxBytes) return done(new FileTooLargeError())
      if (onBytes === undefined) return done(null, chunk)
      onBytes(chunk.length).then(
        () => done(null, chunk),
        (error: Error) => done(error),
      )
    },
  })
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  try {
    const from = Readable.from(source, { objectMode: false })
    await (isCompressed ? pipeline(from, createGunzip(), counting, target) : pipeline(from, counting, target))
  } catch (error) {
    if (isDiskFull(error)) throw new ApiError('disk_full')
    throw isDamaged(error) ? invalidFields({ file: 'file_invalid' }, 'file_invalid') : error
  }
  const { size } = await stat(path)
  if (size === 0) throw invalidFields({ file: 'file_invalid' }, 'file_invalid')
  return size
}

const isDamaged = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^Z_(DATA|BUF)_ERROR$/.test(String(error.code))
