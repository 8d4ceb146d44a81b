import { sequentially } from '../../../lib/sequentially.ts'
import { propertyFile } from './fileNames.ts'
import type { ExportPart } from './steps.ts'

/** The number of properties up to which requests follow one another without a pause. */
const fewProperties = 100

/**
 * The least time for one request beyond that, in milliseconds: half the rate that the service allows one network in a
 * minute.
 */
const pauseMs = 200

interface PropertyFilesOptions {
  /** The names of the properties, in order. */
  keys: readonly string[]
  /** Requests the values of one property, as CSV. @throws {ApiError} */
  read: (key: string) => Promise<string>
  /** The files that were fetched; those that are present are not requested again. */
  files: Map<string, string>
  signal: AbortSignal
  onPart: (part: ExportPart) => void
}

/**
 * Adds a file with the values of each property: one query each, one after the other.
 * @throws the error of a query, and an AbortError when `signal` is aborted
 */
export async function addPropertyFiles({ keys, read, files, signal, onPart }: PropertyFilesOptions): Promise<void> {
  const wanted = keys.map((key, index) => ({ key, file: propertyFile(key, index), index }))
  const left = wanted.filter(({ file }) => !files.has(file))
  const pause = left.length > fewProperties ? pauseMs : 0
  const written = sequentially(left, async ({ key, file, index }) => {
    signal.throwIfAborted()
    onPart({ done: index, count: keys.length })
    const [csv] = await Promise.all([read(key), passed(pause)])
    return [file, csv] as const
  })
  for await (const [file, csv] of written) files.set(file, csv)
}

const passed = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
