import type { MessageKey } from '@sightline/api-client/contract'
import type { StagedEvent } from '../store/clickhouse/import/staging.ts'

export interface WrongLine {
  line: number
  field: string
  message: MessageKey
}

/** What was read at once. */
export interface Chunk {
  events: StagedEvent[]
  wrong: WrongLine[]
  unknown: Set<string>
  /** Where the next one begins. */
  offset: number
  line: number
  /** The part of the file that was read, 0 to 1. */
  part: number
}
