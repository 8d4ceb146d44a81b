import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
const VERSION = 'v1'

/** Encryption of what the store keeps, with a key derived from the instance's secret. */
export interface Encryption {
  /** @param context Bound to the text as additional authenticated data; `decrypt` needs the same one. @returns `v1.` and base64url */
  encrypt(text: string, context: string): string
  /** @throws {Error} if the key or the context differs, or the text was altered */
  decrypt(encrypted: string, context: string): string
}

/** AES-256-GCM; the key is derived from the secret with HKDF (RFC 5869, SHA-256). */
export function createEncryption(secret: string): Encryption {
  // Older than second factors, which use the key too; stored texts need it as it is.
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'sightline tokens of providers', 32))
  return {
    encrypt(text, context) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(context))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return `${VERSION}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`
    },
    decrypt(encrypted, context) {
      const [version, text = ''] = encrypted.split('.')
      if (version !== VERSION) throw new Error('Unknown format of encrypted text')
      const bytes = Buffer.from(text, 'base64url')
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString(
        'utf8',
      )
    },
  }
}

/** The context of a user's second-factor secret. */
export const twoFactorContext = (userId: number): string => `two factor ${userId}`

/** The context of a connection's tokens: copied into another row, they cannot be decrypted. */
export const connectionContext = (of: { user_id: number; provider: string; subject: string }): string =>
  `connection ${of.user_id} ${of.provider} ${of.subject}`
