import { existsSync } from 'node:fs'
import { open, readdir, stat, unlink, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'

/** A place in the spool: the number of a segment file and a byte offset in it. */
export interface Position {
  segment: number
  offset: number
}

export const compare = (a: Position, b: Position): number => a.segment - b.segment || a.offset - b.offset

const FILE_NAME = /^(\d{12})\.ndjson$/

export const segmentFile = (folder: string, segment: number): string =>
  join(folder, `${String(segment).padStart(12, '0')}.ndjson`)

export async function listSegments(folder: string): Promise<number[]> {
  const names = await readdir(folder)
  return names
    .flatMap((name) => FILE_NAME.exec(name)?.[1] ?? [])
    .map(Number)
    .toSorted((a, b) => a - b)
}

/**
 * Creates a segment, or empties one that a failed attempt left; the folder is synced too, so that the file itself
 * survives a power cut.
 */
export async function createSegment(folder: string, segment: number): Promise<FileHandle> {
  const file = await open(segmentFile(folder, segment), 'w', 0o600)
  try {
    await syncFolder(folder)
    return file
  } catch (error) {
    // The file is created again and again while the disk is full, so a failed attempt must not leave it open.
    await file.close()
    throw error
  }
}

async function syncFolder(folder: string): Promise<void> {
  const directory = await open(folder, 'r')
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}

/** The length up to and including the last line end: a part of a line behind it was never acknowledged. */
export async function completeLength(folder: string, segment: number): Promise<number> {
  const file = await open(segmentFile(folder, segment), 'r')
  try {
    const chunk = Buffer.alloc(64 * 1024)
    for (let end = (await file.stat()).size; end > 0;) {
      const start = Math.max(0, end - chunk.length)
      const { bytesRead } = await file.read(chunk, 0, end - start, start)
      const lineEnd = chunk.subarray(0, bytesRead).lastIndexOf(0x0a)
      if (lineEnd >= 0) return start + lineEnd + 1
      end = start
    }
    return 0
  } finally {
    await file.close()
  }
}

/** Reads whole lines from a position on: at most `maxLines`, of about `maxBytes`; a longer line is returned alone. */
export async function readLines(
  folder: string,
  from: Position,
  limit: { end: number; maxLines: number; maxBytes: number },
): Promise<{ lines: string[]; end: number }> {
  const available = limit.end - from.offset
  const file = await open(segmentFile(folder, from.segment), 'r')
  try {
    for (let size = Math.min(limit.maxBytes, available); ; size = Math.min(size * 2, available)) {
      const chunk = Buffer.alloc(size)
      const { bytesRead } = await file.read(chunk, 0, size, from.offset)
      const taken = takeLines(chunk.subarray(0, bytesRead), limit.maxLines)
      if (taken.lines.length > 0 || size >= available) return { lines: taken.lines, end: from.offset + taken.length }
    }
  } finally {
    await file.close()
  }
}

function takeLines(chunk: Buffer, maxLines: number): { lines: string[]; length: number } {
  const lines: string[] = []
  let start = 0
  while (lines.length < maxLines) {
    const lineEnd = chunk.indexOf(0x0a, start)
    if (lineEnd < 0) break
    lines.push(chunk.toString('utf8', start, lineEnd))
    start = lineEnd + 1
  }
  return { lines, length: start }
}

export async function removeSegment(folder: string, segment: number): Promise<void> {
  await unlink(segmentFile(folder, segment))
}

export async function segmentSize(folder: string, segment: number): Promise<number> {
  return (await stat(segmentFile(folder, segment))).size
}

/** Whether a folder holds lines; a missing one holds none. */
export async function hasLines(folder: string): Promise<boolean> {
  if (!existsSync(folder)) return false
  for (const segment of await listSegments(folder)) if ((await segmentSize(folder, segment)) > 0) return true
  return false
}
