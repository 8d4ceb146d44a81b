import type { MessageKey } from '@sightline/api-client/contract'
import type { StagedEvent } from '../store/clickhouse/import/staging.ts'

export interface InvalidLine {
  line: number
  field: string
  message: MessageKey
}

/** One batch of lines of an import file. */
export interface Chunk {
  events: StagedEvent[]
  invalidLines: InvalidLine[]
  unknownFields: Set<string>
  /** The byte at which the next batch begins. */
  offset: number
  /** The number of the last line that was read. */
  line: number
  /** The share of the file that was read, 0 to 1. */
  progress: number
}
