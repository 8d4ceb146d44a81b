import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { NoRoomError, StartError } from '../errors.ts'
import { isDiskFull } from './disk-space.ts'

/** @throws {StartError} where it cannot be used */
export function makeDataFolder(folder: string): void {
  try {
    makeFolder(folder)
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    if (!statSync(folder).isDirectory()) throw Object.assign(new Error('a file'), { code: 'ENOTDIR' })
  } catch (error) {
    if (isDiskFull(error)) throw new NoRoomError(`${folder} cannot be made: the disk is full (${codeOf(error)}).`)
    throw new StartError(`The data folder ${folder} cannot be written (${codeOf(error)}). Set DATA_DIR to another one.`)
  }
}

/**
 * Creates a folder like `mkdir -p`. Node's own recursive version never ends where the parent exists and refuses
 * folders.
 */
function makeFolder(folder: string): void {
  const parent = dirname(folder)
  if (existsSync(folder)) return
  if (parent !== folder) makeFolder(parent)
  mkdirSync(folder, { mode: 0o700 })
}

/** Opens a store in the data folder. @throws {StartError} with the cause, where it is known */
export async function openInDataFolder<Store>(path: string, open: () => Store | Promise<Store>): Promise<Store> {
  try {
    return await open()
  } catch (error) {
    if (isDiskFull(error)) throw new NoRoomError(`${path} cannot be written: the disk is full (${codeOf(error)}).`)
    const reason = reasonOf(codeOf(error))
    throw reason === undefined ? error : new StartError(`${path} ${reason}`)
  }
}

/** Reads a store in the data folder. @throws {StartError} where it is damaged */
export async function readInDataFolder<Content>(
  path: string,
  read: () => Content | Promise<Content>,
): Promise<Content> {
  try {
    return await read()
  } catch (error) {
    throw isDamaged(codeOf(error)) ? new StartError(`${path} ${DAMAGED}`) : error
  }
}

const DAMAGED =
  'is damaged. Put a copy of it back, or restore the last backup: see "Accounts are missing or damaged" in docs/operations.md. ' +
  'To begin anew, move everything out of the data folder.'

const isDamaged = (code: string): boolean => /^SQLITE_(CORRUPT|NOTADB)/.test(code)

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

function reasonOf(code: string): string | undefined {
  if (isDamaged(code)) return DAMAGED
  if (/^(SQLITE_IOERR|EIO)/.test(code)) return `cannot be written: the disk is failing (${code}).`
  if (/^(SQLITE_CANTOPEN|SQLITE_READONLY|SQLITE_PERM|EACCES|EPERM|EROFS|ENOTDIR|EISDIR)/.test(code)) {
    return `cannot be opened by this account (${code}). Check who owns it.`
  }
  return undefined
}
