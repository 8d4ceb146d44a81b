import { collectLimits } from '@sightline/api-client/contract'
import { join } from 'node:path'
import { parseAcceptedEvent } from './collector/accepted-event.ts'
import { createAddressHash } from './collector/address-hash.ts'
import type { Run } from './collector/begin-run.ts'
import { createByteLimits } from './collector/byte-limits.ts'
import { withRates, type CollectorRates } from './collector/collector-rates.ts'
import { createCollector } from './collector/collector.ts'
import { startDropCounts } from './collector/drop-counts.ts'
import { createLocations } from './collector/locations/locations.ts'
import { createDeadLetterWriter } from './collector/pipeline/dead-letter.ts'
import { startPipeline } from './collector/pipeline/pipeline.ts'
import type { Checkpoint } from './collector/spool/checkpoint.ts'
import type { Position } from './collector/spool/segments.ts'
import type { Spool } from './collector/spool/spool.ts'
import type { OpenVisits } from './collector/visits/open-visits.ts'
import { rebuildRecentVisits } from './collector/visits/rebuild.ts'
import type { Config } from './config.ts'
import { withMeasurements, type Measurements } from './metrics/measurements.ts'
import type { Stores } from './open-stores.ts'

interface CollectingOptions {
  config: Config
  stores: Stores
  checkpoint: Checkpoint
  openVisits: OpenVisits
  /** Whether the visits that were open when the server ended have to be worked out anew. */
  areVisitsLost: boolean
  run: Pick<Run, 'isBehind' | 'mayBeWrittenUpTo'>
  secret: string
  measurements: Measurements
  rates: CollectorRates
  log: { warn: (message: string) => void; error: (message: string) => void }
}

/** Starts the collector, and the pipeline that moves events from the spool into ClickHouse. */
export async function startCollecting(options: CollectingOptions) {
  const { config, stores, checkpoint, openVisits, measurements, log } = options
  const { db, spool } = stores
  const { client } = stores.clickhouse
  const pipeline = startPipeline({
    spool,
    checkpoint,
    openVisits,
    client,
    log,
    writeDeadLetter: createDeadLetterWriter(join(config.dataDir, 'spool', 'refused.ndjson'), log),
    onWritten: (arrivedAt) => measurements.delay.observe((Date.now() - arrivedAt) / 1000),
    onFailure(error) {
      throw error
    },
    mayBeWrittenUpTo: options.run.mayBeWrittenUpTo,
  })
  if (options.run.isBehind) {
    // Only once the lines that wait are written, as far as they were not before.
    const since = await firstWaiting(spool, checkpoint.position() ?? spool.start())
    await pipeline.resetSites([], async () => {})
    await rebuildRecentVisits({ client, pipeline, openVisits }, since)
  } else if (options.areVisitsLost) await rebuildRecentVisits({ client, pipeline, openVisits })
  const drops = startDropCounts(db, log)
  const addressHash = createAddressHash(options.secret)
  const locations = createLocations({ database: config.locationDatabase, log })
  // A database that cannot be used is said at the start.
  void locations.load()
  const collector = createCollector(db, spool, Date.now, {
    addressHash,
    locations,
    onDrop: (siteId, reason) => drops.add(siteId, reason),
    byteLimits: createByteLimits({
      address: config.collectAddressBytes,
      site: config.collectSiteBytes,
      windowMs: collectLimits.windowSeconds * 1000,
    }),
  })
  return {
    pipeline,
    drops,
    addressHash,
    locations,
    collector: withRates(withMeasurements(collector, measurements), options.rates),
  }
}

const LINE_BYTES = 1_000_000

/** The instant of the first event that waits; undefined where none does. */
async function firstWaiting(spool: Spool, from: Position): Promise<number | undefined> {
  const [line] = (await spool.read(from, 1, LINE_BYTES))?.lines ?? []
  return line === undefined ? undefined : parseAcceptedEvent(line)?.ts
}
