import { randomFillSync } from 'node:crypto'
import { v7 as uuid } from 'uuid'

const BYTES = 16
/** Requesting random bytes costs more than getting many, so a pool is filled at once. */
const pool = Buffer.alloc(256 * BYTES)
let used = pool.length

let last = { ts: -Infinity, seq: 0 }

/**
 * A UUID, version 7: sorted as texts, the ids of a server are in the order in which they were created, even within a
 * millisecond. Visits are rebuilt in this order.
 */
export function newEventId(ts: number): string {
  const random = someBytes()
  const seq = ts === last.ts ? last.seq + 1 : random.readUInt32BE() >>> 1
  last = { ts, seq }
  return uuid({ msecs: ts, seq, random })
}

function someBytes(): Buffer {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  used += BYTES
  return pool.subarray(used - BYTES, used)
}
