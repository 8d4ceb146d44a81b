import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { Transform } from 'node:stream'

/** The key of encrypted backups; what it is made of cannot be read from it. */
export interface BackupKey {
  /** Tells keys apart, and nothing about them. */
  id: string
  /** The name of a content, by which nobody else can tell that it is this one. */
  nameOf(sha256: string): string
  encrypt(): Transform
  /** Fails with an {@link AlteredError} where the input is not what was encrypted with this key. */
  decrypt(): Transform
  /** Encrypts a text, which holds together with what is said in clear beside it. */
  seal(text: string, beside: string): Buffer
  /** @throws {AlteredError} */
  open(sealed: Buffer, beside: string): string
}

/** What was encrypted is altered or cut. */
export class AlteredError extends Error {
  override name = 'AlteredError'
}

export const KEY_BYTES = 32

/** Makes a key of 32 bytes, as it is set. */
export const newKey = (): string => randomBytes(KEY_BYTES).toString('base64')

const CIPHER = 'aes-256-gcm'
const SALT_BYTES = 32
const TAG_BYTES = 16
/** The content of a chunk; the last one has fewer bytes or as many. */
const CHUNK_BYTES = 64 * 1024
const SEALED_BYTES = CHUNK_BYTES + TAG_BYTES

export function createBackupKey(bytes: Uint8Array): BackupKey {
  const derive = (purpose: string, salt: Uint8Array = new Uint8Array()): Buffer =>
    Buffer.from(hkdfSync('sha256', bytes, salt, `sightline backup ${purpose}`, KEY_BYTES))
  const names = derive('names')
  return {
    id: derive('id').toString('hex').slice(0, 16),
    nameOf: (sha256) => createHmac('sha256', names).update(sha256).digest('hex'),
    encrypt: () => encryptStream(derive),
    decrypt: () => decryptStream(derive),
    seal(text, beside) {
      const salt = randomBytes(SALT_BYTES)
      return Buffer.concat([salt, sealChunk(derive('manifest', salt), 0, true, Buffer.from(text), beside)])
    },
    open(sealed, beside) {
      const salt = sealed.subarray(0, SALT_BYTES)
      return openChunk(derive('manifest', salt), 0, true, sealed.subarray(SALT_BYTES), beside).toString()
    },
  }
}

type Derive = (purpose: string, salt: Uint8Array) => Buffer

/** Every stream has a key of its own, made with its first bytes, so that the numbers of chunks never meet twice. */
function encryptStream(derive: Derive): Transform {
  const salt = randomBytes(SALT_BYTES)
  const key = derive('content', salt)
  return chunked(CHUNK_BYTES, (chunk, number, isLast) => {
    const sealed = sealChunk(key, number, isLast, chunk)
    return number === 0 ? Buffer.concat([salt, sealed]) : sealed
  })
}

function decryptStream(derive: Derive): Transform {
  let key: Buffer | undefined
  return chunked(
    SEALED_BYTES,
    (chunk, number, isLast) => {
      if (key === undefined) throw new AlteredError('There is no beginning')
      return openChunk(key, number, isLast, chunk)
    },
    { bytes: SALT_BYTES, take: (salt) => void (key = derive('content', salt)) },
  )
}

/** The number of a chunk and whether it is the last one are part of it: none can be moved, left out or cut off. */
function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(number, 0, 6)
  nonce.writeUInt8(isLast ? 1 : 0, 11)
  return nonce
}

function sealChunk(key: Buffer, number: number, isLast: boolean, chunk: Buffer, beside = ''): Buffer {
  const cipher = createCipheriv(CIPHER, key, nonceOf(number, isLast))
  cipher.setAAD(Buffer.from(beside))
  return Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()])
}

function openChunk(key: Buffer, number: number, isLast: boolean, sealed: Buffer, beside = ''): Buffer {
  if (sealed.length < TAG_BYTES) throw new AlteredError('A chunk is cut')
  const end = sealed.length - TAG_BYTES
  const decipher = createDecipheriv(CIPHER, key, nonceOf(number, isLast), { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(beside))
  decipher.setAuthTag(sealed.subarray(end))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, end)), decipher.final()])
  } catch (error) {
    throw new AlteredError('A chunk is altered', { cause: error })
  }
}

/** Cuts a stream into chunks of one size, of which the last one may be smaller or empty. */
function chunked(
  size: number,
  convert: (chunk: Buffer, number: number, isLast: boolean) => Buffer,
  head?: { bytes: number; take: (head: Buffer) => void },
): Transform {
  let kept: Buffer[] = []
  let keptBytes = 0
  let number = 0
  let isHeadTaken = head === undefined
  /** The next bytes of what is kept. */
  function take(bytes: number): Buffer {
    const all = kept.length === 1 && kept[0] !== undefined ? kept[0] : Buffer.concat(kept)
    kept = [all.subarray(bytes)]
    keptBytes = all.length - bytes
    return all.subarray(0, bytes)
  }
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      kept.push(piece)
      keptBytes += piece.length
      try {
        if (!isHeadTaken && head !== undefined && keptBytes >= head.bytes) {
          head.take(take(head.bytes))
          isHeadTaken = true
        }
        // One byte more: only then it is not the last chunk.
        while (isHeadTaken && keptBytes > size) this.push(convert(take(size), number++, false))
        done()
      } catch (error) {
        done(error as Error)
      }
    },
    flush(done) {
      try {
        this.push(convert(take(keptBytes), number, true))
        done()
      } catch (error) {
        done(error as Error)
      }
    },
  })
}
