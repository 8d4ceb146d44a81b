import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { StartError } from '../errors.ts'

const MIN_LENGTH = 32

/**
 * The signing secret of this data folder, readable by this user only. It is made where there are no accounts yet; second factors,
 * connected accounts and share links are of no use without the one that they were made with.
 * @throws {StartError}
 */
export function readSecretFile(file: string, { hasAccounts }: { hasAccounts: boolean }): string {
  const isThere = existsSync(file)
  if (!isThere && !hasAccounts) write(file, randomBytes(48).toString('base64url'))
  const secret = isThere || !hasAccounts ? readFileSync(file, 'utf8').trim() : ''
  if (secret.length >= MIN_LENGTH) return secret
  if (!hasAccounts) throw new StartError(`${file} is too short to be a secret. Delete it.`)
  throw new StartError(
    `${file} is ${isThere ? 'too short to be a secret' : 'missing'}, and there are accounts whose second factors, connections and ` +
      'share links need it. Put it back, set SECRET to it, or take it from the last backup: see "The secret is missing" in docs/operations.md.',
  )
}

/** Writes the secret as a whole or not at all: a start that is cut short must not leave half a secret. */
function write(file: string, secret: string): void {
  const part = openSync(`${file}.new`, 'w', 0o600)
  writeSync(part, `${secret}\n`)
  fsyncSync(part)
  closeSync(part)
  renameSync(`${file}.new`, file)
}
