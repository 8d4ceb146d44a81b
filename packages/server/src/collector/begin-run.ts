import type { ClickHouseClient } from '@clickhouse/client'
import { randomUUID } from 'node:crypto'
import type { Checkpoint } from './spool/checkpoint.ts'
import { compare, type Position } from './spool/segments.ts'
import type { Spool } from './spool/spool.ts'
import { keepServerRun, readServerRun } from '../store/clickhouse/server-run.ts'

/** How often the position of a run is kept beside the tables. */
const KEEP_EVERY_MS = 30_000

interface RunParts {
  checkpoint: Checkpoint
  spool: Spool
  client: ClickHouseClient
  log: { warn(message: string): void }
}

export interface Run {
  /** Whether the event tables have gone on without this data folder, as it is an earlier copy that was put back. */
  isBehind: boolean
  /** Where the lines end that waited at the start: a copy may have been written already, without anything that tells so. */
  mayBeWrittenUpTo: Position | undefined
  end(): Promise<void>
}

/**
 * Begins a run of the server on event tables outside of its data folder. Where they have gone on without the folder, it forgets what they
 * know better. An engine in the data folder goes back with it.
 */
export async function beginRun(
  { dataDir, clickhouseUrl }: { dataDir: string; clickhouseUrl: string | undefined },
  parts: RunParts,
): Promise<Run> {
  if (clickhouseUrl === undefined) return { isBehind: false, mayBeWrittenUpTo: undefined, end: async () => {} }
  const { checkpoint, spool, client, log } = parts
  const server = checkpoint.id
  const run = randomUUID()
  const before = await readServerRun(client, server)
  const reached = checkpoint.position() ?? spool.start()
  const isEarlierCopy = before !== undefined && (before.run !== checkpoint.run() || isPast(checkpoint, before, reached))
  const knownUpTo = checkpoint.knownUpTo()
  const isBehind = isEarlierCopy || (knownUpTo !== undefined && compare(reached, knownUpTo) < 0)
  if (isEarlierCopy)
    log.warn(
      `${dataDir} is an earlier copy: the event tables have gone on without it. What it has of them is made anew.`,
    )
  // Kept there first: a start that is killed in between is taken for an earlier copy, which does no harm.
  const keep = () => keepServerRun(client, { server, run, ...(checkpoint.position() ?? spool.start()) })
  await keep()
  if (isBehind) checkpoint.fallBehind(spool.end())
  checkpoint.keepRun(run)
  // The next one is soon.
  const timer = setInterval(() => void keep().catch(() => {}), KEEP_EVERY_MS).unref()
  return {
    isBehind,
    mayBeWrittenUpTo: spool.end(),
    async end() {
      clearInterval(timer)
      await keep().catch(() => {})
    },
  }
}

/** Whether a run has read further than a folder knows of. */
const isPast = (checkpoint: Checkpoint, { segment, offset }: Position, reached: Position): boolean =>
  compare({ segment, offset }, checkpoint.plannedBatch()?.to ?? reached) > 0
