import { parse } from 'csv-parse'
import { isUtf8 } from 'node:buffer'
import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { CsvError } from '../errors.ts'

export interface CsvRecord {
  /** Number of the line on which it ends; the file's first line is 1. */
  line: number
  cells: string[]
}

const CHUNK_BYTES = 64 * 1024
const LONGEST_RECORD = 100_000
const DELIMITERS = [',', ';', '\t'] as const

/** The records of a file in their order, the head among them, without empty ones. @throws {CsvError} */
export async function* recordsOf(bytes: Uint8Array): AsyncGenerator<CsvRecord> {
  if (!isUtf8(bytes)) throw new CsvError('The file is not in UTF-8')
  const parser = parse({
    bom: true,
    info: true,
    delimiter: delimiterOf(bytes),
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    // A quotation mark inside a name is one.
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    trim: true,
    max_record_size: LONGEST_RECORD,
  })
  Readable.from(chunksOf(bytes)).pipe(parser)
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      yield { line: info.lines, cells: record }
    }
  } catch (error) {
    throw isOfCsv(error) ? new CsvError(error.message) : error
  }
}

const isOfCsv = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_')

/** A field in quotation marks, which may hold separators and ends of lines. */
const QUOTED = /(?<=^|[,;\t\r\n]) *"(?:[^"]|"")*"/g

/** Spreadsheets write what their language separates by: what the first line has most of, outside quotation marks. */
function delimiterOf(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, CHUNK_BYTES)).toString('utf8')
  const firstLine = /[^\r\n]+/.exec(start.replace(/^\uFEFF/, '').replace(QUOTED, ''))?.[0] ?? ''
  const counts = DELIMITERS.map((delimiter) => firstLine.split(delimiter).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ','
}

/** Requests come between the parts: nothing else would let them. */
async function* chunksOf(bytes: Uint8Array): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    yield Buffer.from(bytes.subarray(start, start + CHUNK_BYTES))
    await nextTurn()
  }
}
