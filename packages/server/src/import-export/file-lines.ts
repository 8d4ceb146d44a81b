import { isUtf8 } from 'node:buffer'
import { createReadStream } from 'node:fs'
import type { MessageKey } from '@sightline/api-client/contract'

/** The position of a line's first byte. */
export interface FilePosition {
  /** Bytes before it. */
  offset: number
  /** Lines before it. */
  line: number
}

export type Line = { position: FilePosition } & ({ text: string } | { message: MessageKey })

/** An event with all of its fields as long as they may be takes less. */
const LONGEST_LINE = 1024 * 1024
const NEWLINE = 10
/** The bytes of a blank line: tab, carriage return, space. */
const BLANKS = new Set([9, 13, 32])

/** The lines of a file that are not blank, from a position on, each with the position behind it. What is too long is never in memory as a whole. */
export async function* linesOf(path: string, from: FilePosition): AsyncGenerator<Line> {
  let { offset, line } = from
  let parts: Buffer[] = []
  let length = 0
  const take = (part: Buffer): void => {
    length += part.length
    if (length <= LONGEST_LINE) parts.push(part)
  }
  const endLine = (isLast: boolean): Line => {
    const bytes = Buffer.concat(parts)
    const isTooLong = length > LONGEST_LINE
    offset += length + (isLast ? 0 : 1)
    line += 1
    parts = []
    length = 0
    const position = { offset, line }
    if (isTooLong) return { position, message: 'line_too_long' }
    if (!isUtf8(bytes)) return { position, message: 'line_not_utf8' }
    const text = bytes.toString('utf8')
    return { position, text: (line === 1 ? text.replace(/^\uFEFF/, '') : text).trim() }
  }
  const chunks = createReadStream(path, { start: offset, highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>
  for await (const chunk of chunks) {
    let start = 0
    for (;;) {
      // Millions of blank lines fit into a small file that is compressed: each costs a step of this loop only.
      if (length === 0) {
        const behind = behindBlankLines(chunk, start)
        offset += behind.start - start
        line += behind.lines
        start = behind.start
      }
      const end = chunk.indexOf(NEWLINE, start)
      if (end === -1) break
      take(chunk.subarray(start, end))
      yield endLine(false)
      start = end + 1
    }
    take(chunk.subarray(start))
  }
  if (length > 0) yield endLine(true)
}

/** The offset of the first line that is not blank, and the number of blank ones before it. */
function behindBlankLines(chunk: Buffer, from: number): { start: number; lines: number } {
  let start = from
  let lines = 0
  for (let at = from; at < chunk.length; at += 1) {
    const byte = chunk[at] ?? 0
    if (byte === NEWLINE) {
      start = at + 1
      lines += 1
    } else if (!BLANKS.has(byte)) break
  }
  return { start, lines }
}
