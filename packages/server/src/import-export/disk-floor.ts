import { statfs } from 'node:fs/promises'
import { ApiError } from '../errors.ts'

/** Keeps imports and exports from taking the room that the service itself needs. */
export interface DiskFloor {
  /** @throws {ApiError} disk_full where less is free than must stay free */
  assertRoom(): Promise<void>
}

const LEAST_BYTES = 500_000_000
const MOST_BYTES = 10_000_000_000
const PART = 0.05

/** Bytes that stay free of a file system with so many, unless the settings say otherwise. */
export const defaultDiskFloor = (size: number): number => Math.max(LEAST_BYTES, Math.min(size * PART, MOST_BYTES))

/** @param floor Bytes that stay free; undefined follows from the size of the file system */
export const createDiskFloor = (folder: string, floor: number | undefined): DiskFloor => ({
  async assertRoom() {
    const { bsize, bavail, blocks } = await statfs(folder)
    if (bavail * bsize < (floor ?? defaultDiskFloor(blocks * bsize))) throw new ApiError('disk_full')
  },
})
