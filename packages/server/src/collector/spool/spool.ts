import type { FileHandle } from 'node:fs/promises'
import { mkdir, open } from 'node:fs/promises'
import { DiskFullError, SpoolFullError } from '../../errors.ts'
import { freeBytes, isDiskFull, STORE_BYTES } from '../../store/disk-space.ts'
import {
  compare,
  completeLength,
  createSegment,
  listSegments,
  readLines,
  removeSegment,
  segmentFile,
  segmentSize,
  type Position,
} from './segments.ts'

const SEGMENT_BYTES = 64 * 1024 * 1024
/** The size from which on a segment that was fully read is replaced, early, so that no line stays on disk for long. */
const READ_SEGMENT_BYTES = 256 * 1024
const READ_SEGMENT_AGE_MS = 10 * 60 * 1000
const WARN_EVERY_MS = 60_000
/**
 * The time for which a failure counts: a disk that is nearly full still takes a line now and then, and without new
 * lines nothing would show that there is room again.
 */
const FAILURE_COUNTS_MS = 10_000
const ROOM_BYTES = 64 * 1024
/** A disk with this much room is not asked again for a moment: nothing else fills it as quickly. */
const MUCH_ROOM_BYTES = 1024 * 1024 * 1024
const ASK_ROOM_EVERY_MS = 250
/** The most bytes of one write: bounds memory, and keeps the wait of each line short. */
const WRITE_BYTES = 4 * 1024 * 1024

/**
 * Lines on disk, in their order of arrival, until they are in ClickHouse. `append` resolves after the line was flushed;
 * lines that wait at the same time share one flush.
 */
export interface Spool {
  /** @throws {SpoolFullError} when nothing was kept: a {@link DiskFullError} where the disk is the reason */
  append(line: string): Promise<void>
  /** The lines after a position that are on disk; undefined while there is none. */
  read(from: Position, maxLines: number, maxBytes: number): Promise<{ lines: string[]; end: Position } | undefined>
  /** Resolves when there is a line after the position, or when the spool closes. */
  arrival(from: Position): Promise<void>
  /** Deletes the lines before a position. */
  discard(before: Position): Promise<void>
  /** The position of the first line that `discard` has left. */
  start(): Position
  /** The position behind the last line on disk. */
  end(): Position
  bytes(): number
  /** Whether all recent lines were written, and there is room for more. */
  isTaking(): boolean
  close(): Promise<void>
}

interface Waiting {
  bytes: Buffer
  done: () => void
  fail: (error: Error) => void
}

interface Segment {
  number: number
  file: FileHandle
  /** The bytes that are flushed to disk. */
  length: number
  openedAt: number
}

export interface SpoolOptions {
  /** The most bytes that may wait. */
  maxBytes: number
  /** The position up to which the spool was read. Where lines before it are gone, new ones still come after it. */
  readUpTo?: Position | undefined
  /** @default Those of the folder's file system */
  freeBytes?: () => Promise<number>
  log: { warn(message: string): void }
}

export async function openSpool(folder: string, options: SpoolOptions): Promise<Spool> {
  const { maxBytes, readUpTo, freeBytes: free = () => freeBytes(folder), log } = options
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const lengths = new Map<number, number>()
  for (const number of await listSegments(folder)) lengths.set(number, await lengthWithoutTail(number))

  let current = await openLast()
  let waiting: Waiting[] = []
  let waitingBytes = 0
  let isWriting = false
  let warnedAt = 0
  let failedAt = -Infinity
  let muchRoomUntil = -Infinity
  let isClosed = false
  let arrivals: (() => void)[] = []

  /** The length without an unfinished last line, whose size is logged. */
  async function lengthWithoutTail(number: number): Promise<number> {
    const length = await completeLength(folder, number)
    const tail = (await segmentSize(folder, number)) - length
    if (tail > 0) {
      const file = segmentFile(folder, number)
      log.warn(
        `${file} ends within a line: its last ${tail} bytes, of an event that was not acknowledged, are left out`,
      )
    }
    return length
  }

  async function openLast(): Promise<Segment> {
    const last = [...lengths.keys()].at(-1)
    if (last === undefined && readUpTo === undefined) return newSegment(1)
    const length = lengths.get(last ?? 0) ?? 0
    if (last === undefined || (readUpTo !== undefined && compare({ segment: last, offset: length }, readUpTo) < 0)) {
      const end = { segment: last ?? 0, offset: length }
      log.warn(`${missingUpTo(folder, end, readUpTo ?? end)}; events that waited in it are lost`)
      return newSegment((readUpTo?.segment ?? 0) + 1)
    }
    const file = await open(segmentFile(folder, last), 'r+')
    if ((await segmentSize(folder, last)) > length) {
      await file.truncate(length)
      await file.datasync()
    }
    return { number: last, file, length, openedAt: Date.now() }
  }

  async function newSegment(number: number): Promise<Segment> {
    const file = await createSegment(folder, number)
    lengths.set(number, 0)
    return { number, file, length: 0, openedAt: Date.now() }
  }

  async function rotate(): Promise<void> {
    const next = await newSegment(current.number + 1)
    await current.file.close()
    current = next
  }

  const bytes = () => [...lengths.values()].reduce((sum, length) => sum + length, 0)

  async function write(): Promise<void> {
    if (isWriting) return
    isWriting = true
    while (waiting.length > 0) {
      const group = takeGroup()
      try {
        const bytesOfGroup = Buffer.concat(group.map((line) => line.bytes))
        await assertRoom(bytesOfGroup.length)
        await flush(bytesOfGroup)
        for (const line of group) line.done()
        wake()
      } catch (error) {
        failedAt = Date.now()
        warnOfFailure(error as Error)
        for (const line of group) line.fail(failureOf(error as Error))
      }
    }
    isWriting = false
  }

  /** @throws {DiskFullError} */
  async function assertRoom(bytesOfGroup: number): Promise<void> {
    if (performance.now() < muchRoomUntil) return
    const left = (await free()) - bytesOfGroup
    if (left < STORE_BYTES) throw new DiskFullError(`the disk is full but for ${STORE_BYTES / 1e6} MB`)
    if (left > MUCH_ROOM_BYTES) muchRoomUntil = performance.now() + ASK_ROOM_EVERY_MS
  }

  /** Logs a failure, at most once a minute: a full disk fails every single event. */
  function warnOfFailure(error: Error): void {
    if (Date.now() - warnedAt < WARN_EVERY_MS) return
    warnedAt = Date.now()
    log.warn(`Events are refused, because ${folder} cannot be written: ${error.message}`)
  }

  function takeGroup(): Waiting[] {
    let size = 0
    let count = 0
    while (count < waiting.length && (count === 0 || size < WRITE_BYTES)) size += waiting[count++]?.bytes.length ?? 0
    const group = waiting.slice(0, count)
    waiting = waiting.slice(count)
    waitingBytes -= size
    return group
  }

  async function flush(lines: Buffer): Promise<void> {
    if (current.length >= SEGMENT_BYTES) await rotate()
    const { file, length } = current
    try {
      for (let written = 0; written < lines.length;) {
        const { bytesWritten } = await file.write(lines, written, lines.length - written, length + written)
        written += bytesWritten
      }
      await file.datasync()
    } catch (error) {
      // Removes a line that was half written. If even this fails, the next write overwrites it.
      await file.truncate(length).catch(() => {})
      throw error
    }
    current.length = length + lines.length
    lengths.set(current.number, current.length)
  }

  /** Starts a new segment once the present one was fully read. */
  async function endReadSegment(before: Position): Promise<void> {
    const isReadToItsEnd = compare(before, end()) >= 0 && waiting.length === 0 && !isWriting
    const isOldEnough =
      current.length >= READ_SEGMENT_BYTES ||
      (current.length > 0 && Date.now() - current.openedAt > READ_SEGMENT_AGE_MS)
    if (isReadToItsEnd && isOldEnough) {
      // Lines that arrive while the next segment is created wait for it.
      isWriting = true
      try {
        await rotate()
      } finally {
        isWriting = false
        void write()
      }
    }
  }

  async function removeReadSegments(before: Position): Promise<void> {
    for (const number of lengths.keys()) {
      const isRead =
        number < before.segment || (number === before.segment && before.offset >= (lengths.get(number) ?? 0))
      if (!isRead || number === current.number) continue
      await removeSegment(folder, number)
      lengths.delete(number)
    }
  }

  function wake(): void {
    const listeners = arrivals
    arrivals = []
    for (const listener of listeners) listener()
  }

  const end = (): Position => ({ segment: current.number, offset: current.length })

  return {
    append(line) {
      const bytesOfLine = Buffer.from(`${line}\n`)
      if (isClosed) return Promise.reject(new SpoolFullError('The server is stopping'))
      if (bytes() + waitingBytes + bytesOfLine.length > maxBytes) {
        return Promise.reject(new SpoolFullError('The spool is full'))
      }
      return new Promise((done, fail) => {
        waiting.push({ bytes: bytesOfLine, done, fail })
        waitingBytes += bytesOfLine.length
        void write()
      })
    },

    async read(from, maxLines, maxBytesOfBatch) {
      for (const [number, length] of [...lengths].toSorted(([a], [b]) => a - b)) {
        if (number < from.segment) continue
        const start = number === from.segment ? from.offset : 0
        if (start >= length) continue
        const position = { segment: number, offset: start }
        const read = await readLines(folder, position, { end: length, maxLines, maxBytes: maxBytesOfBatch })
        return { lines: read.lines, end: { segment: number, offset: read.end } }
      }
      return undefined
    },

    async arrival(from) {
      if (isClosed || compare(from, end()) < 0) return
      await new Promise<void>((done) => arrivals.push(done))
    },

    async discard(before) {
      try {
        await endReadSegment(before)
      } finally {
        // This also runs when the disk has no room for a new segment, since it frees some.
        await removeReadSegments(before)
      }
    },

    start: () => ({ segment: Math.min(...lengths.keys()), offset: 0 }),
    end,
    bytes,
    isTaking: () =>
      !isClosed && bytes() + waitingBytes + ROOM_BYTES <= maxBytes && Date.now() - failedAt > FAILURE_COUNTS_MS,

    async close() {
      isClosed = true
      while (waiting.length > 0 || isWriting) await new Promise((done) => setTimeout(done, 5))
      wake()
      await current.file.close()
    },
  }
}

/** Names the lines that were read but are missing, and their size. */
function missingUpTo(folder: string, end: Position, readUpTo: Position): string {
  const file = segmentFile(folder, readUpTo.segment)
  if (end.segment < readUpTo.segment)
    return `The file ${file} of the spool, of ${readUpTo.offset} bytes or more, is gone`
  return `The file ${file} of the spool is ${readUpTo.offset - end.offset} bytes or more shorter than it was`
}

function failureOf(error: Error): SpoolFullError {
  const message = `The spool cannot be written: ${error.message}`
  return error instanceof DiskFullError || isDiskFull(error) ? new DiskFullError(message) : new SpoolFullError(message)
}
