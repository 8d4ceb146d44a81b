import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ENGAGEMENT, NO_ATTRIBUTES, type AcceptedEvent } from '../../src/collector/accepted-event.ts'
import { sampleEvent } from '../../src/collector/sample-event.ts'
import { openVisitsInMemory, type OpenVisits } from '../../src/collector/visits/open-visits.ts'
import { startPipeline, type Pipeline } from '../../src/collector/pipeline/pipeline.ts'
import { openCheckpoint, type Checkpoint } from '../../src/collector/spool/checkpoint.ts'
import { openSpool, type Spool } from '../../src/collector/spool/spool.ts'
import type { ClickHouse } from '../../src/store/clickhouse/clickhouse.ts'

/** The way from the spool into the event store, without the server around it. */
export interface RunningPipeline {
  checkpoint: Checkpoint
  openVisits: OpenVisits
  pipeline: Pipeline
  spool: Spool
  send(events: readonly AcceptedEvent[]): Promise<void>
  /** Until everything that was sent is in the tables. */
  written(): Promise<void>
  stop(): Promise<void>
}

export const pipelineFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'sightline-pipeline-'))
export const removePipelineFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true })

export async function runPipeline(
  folder: string,
  clickhouse: ClickHouse,
  visitsOf: (checkpoint: Checkpoint) => OpenVisits | Promise<OpenVisits> = (checkpoint) =>
    openVisitsInMemory(checkpoint.openVisits()),
): Promise<RunningPipeline> {
  const checkpoint = openCheckpoint(join(folder, 'state.db'), { hasSpooledLines: false })
  const readUpTo = checkpoint.plannedBatch()?.to ?? checkpoint.position()
  const spool = await openSpool(join(folder, 'segments'), { maxBytes: 1e10, readUpTo, log: console })
  const openVisits = await visitsOf(checkpoint)
  const pipeline = startPipeline({
    spool,
    checkpoint,
    openVisits,
    client: clickhouse.client,
    log: console,
    writeDeadLetter(line) {
      throw new Error(`a dead letter: ${line}`)
    },
    onFailure(error) {
      throw error
    },
  })
  return {
    checkpoint,
    openVisits,
    pipeline,
    spool,
    async send(events) {
      await Promise.all(events.map((event) => spool.append(JSON.stringify(event))))
    },
    written: () => pipeline.resetSites([], async () => {}),
    async stop() {
      await pipeline.stop()
      await spool.close()
      checkpoint.close()
      await openVisits.close()
    },
  }
}

let number = 0

/** An event; ids follow one another. */
export function eventOf(change: Partial<AcceptedEvent> & { source?: string }): AcceptedEvent {
  const { source = '', ...rest } = change
  const ts = rest.ts ?? 0
  number += 1
  const time = ts.toString(16).padStart(12, '0')
  return sampleEvent(number, {
    id: `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${number.toString(16).padStart(12, '0')}`,
    ts,
    interactive: rest.name !== ENGAGEMENT,
    attributes: { ...NO_ATTRIBUTES, hostname: 'visits.example', source },
    ...rest,
  })
}
