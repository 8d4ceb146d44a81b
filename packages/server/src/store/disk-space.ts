import { statfs } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

/** Events are refused while less is free, so that the stores can still write: signing in, and what was accepted before. */
export const STORE_BYTES = 50_000_000

/** The number of bytes that may still be written to the file system of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bsize, bavail } = await statfs(folder)
  return bavail * bsize
}

/** More than a start writes. */
const START_BYTES = 20_000_000
const LOOK_EVERY_MS = 1000

/** Waits until there is room for a start, and says so once. */
export async function waitForRoom(folder: string, log: { warn(message: string): void }): Promise<void> {
  for (let isSaid = false; (await freeBytes(folder)) < START_BYTES; isSaid = true) {
    if (!isSaid) log.warn(`The disk of ${folder} is full. Sightline starts once ${START_BYTES / 1e6} MB are free.`)
    await sleep(LOOK_EVERY_MS)
  }
}

/** Whether the system, a quota or a store says that a disk takes no more: there may be room in a moment. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && CODES.test(String(error.code))) ||
    ('type' in error && isWithoutSpace(error.type, error.message)))

// The error codes of a full disk: of the system, of SQLite, and of PostgreSQL.
const CODES = /^(ENOSPC|EDQUOT|EFBIG|SQLITE_FULL|SQLITE_IOERR_(WRITE|SHMSIZE)|53100)$/

/** Whether an error of ClickHouse says that its disk is full. */
const isWithoutSpace = (type: unknown, message: string): boolean =>
  type === 'NOT_ENOUGH_SPACE' || /No space left on device/.test(message)
