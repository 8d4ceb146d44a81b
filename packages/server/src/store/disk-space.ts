import { statfs } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * The free space below which events are refused, so that the stores can still write: sign-ins, and events accepted
 * before.
 */
export const STORE_BYTES = 50_000_000

/** The number of bytes that may still be written to the file system of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bsize, bavail } = await statfs(folder)
  return bavail * bsize
}

/** The free space that a start needs, more than it writes. */
const START_BYTES = 20_000_000
const LOOK_EVERY_MS = 1000

/** Waits until there is room for a start, and logs that once. */
export async function waitForRoom(folder: string, log: { warn(message: string): void }): Promise<void> {
  for (let isSaid = false; (await freeBytes(folder)) < START_BYTES; isSaid = true) {
    if (!isSaid) log.warn(`The disk of ${folder} is full. Sightline starts once ${START_BYTES / 1e6} MB are free.`)
    await sleep(LOOK_EVERY_MS)
  }
}

/** Whether an error of the system, a quota or a store says that a disk is full: there may be room in a moment. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && CODES.test(String(error.code))) ||
    ('type' in error && isWithoutSpace(error.type, error.message)))

// The error codes of a full disk: of the system, of SQLite, and of PostgreSQL.
const CODES = /^(ENOSPC|EDQUOT|EFBIG|SQLITE_FULL|SQLITE_IOERR_(WRITE|SHMSIZE)|53100)$/

/** Whether an error of ClickHouse says that its disk is full. */
const isWithoutSpace = (type: unknown, message: string): boolean =>
  type === 'NOT_ENOUGH_SPACE' || /No space left on device/.test(message)
