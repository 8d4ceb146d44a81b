import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { StartError } from '../errors.ts'

const MIN_LENGTH = 32

/**
 * The signing secret of this data folder, created when it is missing and readable by this user only. @throws
 * {StartError}
 */
export function readSecretFile(file: string): string {
  if (!existsSync(file)) write(file, randomBytes(48).toString('base64url'))
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length >= MIN_LENGTH) return secret
  throw new StartError(`${file} is too short to be a secret. Delete it; everybody then signs in again.`)
}

/** Writes the secret as a whole or not at all: a start that is cut short must not leave half a secret. */
function write(file: string, secret: string): void {
  const part = openSync(`${file}.new`, 'w', 0o600)
  writeSync(part, `${secret}\n`)
  fsyncSync(part)
  closeSync(part)
  renameSync(`${file}.new`, file)
}
