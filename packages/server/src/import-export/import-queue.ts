import { importLimits } from '@sightline/api-client/contract'
import { ApiError } from '../errors.ts'
import type { Database } from '../store/relational/database.ts'
import { lockSite, lockUser } from '../store/relational/lock.ts'
import { sumWaitingFiles } from '../store/relational/jobs/job-files.ts'

/** The person who imports, and the site. */
export interface ImportTarget {
  ownerId: number
  siteId: number
}

/**
 * Limits the number of waiting imports and exports, and the bytes of their files together: of one person, and for one
 * site.
 */
export interface ImportQueue {
  /** Room for a file that is about to come. @throws {ApiError} imports_waiting */
  enter(target: ImportTarget): Promise<QueueEntry>
  /** Looks, for an import once more when its file is there, in the transaction that keeps its job. @throws {ApiError} imports_waiting */
  assertRoom(transaction: Database, target: ImportTarget, bytes: number): Promise<void>
}

export interface QueueEntry {
  /** Adds received bytes. @throws {ApiError} imports_waiting */
  add(bytes: number): void
  /** The file was received, or it was not: either way nothing more of it comes. */
  leave(): void
}

interface Waiting {
  files: number
  bytes: number
}

/** @param maxBytes Of the files of one person, and of those for one site; 0 is no limit */
export function createImportQueue(db: Database, maxBytes: number): ImportQueue {
  /** The files that are being received, which no transaction has counted. */
  const receiving = new Map<string, Waiting>()

  const keysOf = ({ ownerId, siteId }: ImportTarget) => [`person ${ownerId}`, `site ${siteId}`]
  const receivingOf = (key: string): Waiting => receiving.get(key) ?? { files: 0, bytes: 0 }

  function change(key: string, files: number, bytes: number): void {
    const before = receivingOf(key)
    const after = { files: before.files + files, bytes: before.bytes + bytes }
    if (after.files === 0) receiving.delete(key)
    else receiving.set(key, after)
  }

  const assertWithin = ({ files, bytes }: Waiting): void => {
    const isTooMuch = files > importLimits.queued || (maxBytes > 0 && bytes > maxBytes)
    if (isTooMuch) throw new ApiError('imports_waiting', { max_files: importLimits.queued, max_bytes: maxBytes })
  }

  return {
    async enter(target) {
      const keys = keysOf(target)
      // The counts change before the first `await`, so that simultaneous calls see each other.
      for (const key of keys) change(key, 1, 0)
      let received = 0
      let isIn = true
      const leave = () => {
        if (!isIn) return
        isIn = false
        for (const key of keys) change(key, -1, -received)
      }
      try {
        const waiting = await sumWaitingFiles(db, target)
        const assertRoom = () => {
          for (const [index, key] of keys.entries()) {
            const before = index === 0 ? waiting.person : waiting.site
            const coming = receivingOf(key)
            assertWithin({ files: before.files + coming.files, bytes: before.bytes + coming.bytes })
          }
        }
        assertRoom()
        return {
          add(bytes) {
            received += bytes
            for (const key of keys) change(key, 0, bytes)
            try {
              assertRoom()
            } catch (error) {
              // A refused file gives up its room at once: of files that arrive at the same time one may then fit,
              // instead of each refusing the other.
              leave()
              throw error
            }
          },
          leave,
        }
      } catch (error) {
        leave()
        throw error
      }
    },

    async assertRoom(transaction, target, bytes) {
      await lockUser(transaction, target.ownerId)
      await lockSite(transaction, target.siteId)
      const waiting = await sumWaitingFiles(transaction, target)
      for (const before of [waiting.person, waiting.site])
        assertWithin({ files: before.files + 1, bytes: before.bytes + bytes })
    },
  }
}

/** The queue of commands: a person who can read the data folder needs no limit. */
export const unlimitedImportQueue: ImportQueue = {
  enter: async () => ({ add() {}, leave() {} }),
  assertRoom: async () => {},
}
