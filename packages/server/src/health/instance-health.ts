import type { OpenVisits } from '../collector/visits/open-visits.ts'
import type { Pipeline } from '../collector/pipeline/pipeline.ts'
import type { Spool } from '../collector/spool/spool.ts'
import type { Config } from '../config.ts'
import { createFailingPartsCheck, type Failing } from '../http/failing-parts.ts'
import type { ClickHouse } from '../store/clickhouse/clickhouse.ts'
import { freeBytes } from '../store/disk-space.ts'
import { createHealthStatus, type HealthStatusParts } from './health-status.ts'
import type { HealthStatus } from './problems.ts'

interface MeasuredParts extends Pick<
  HealthStatusParts,
  'db' | 'rates' | 'queryLog' | 'loadErrors' | 'locations' | 'backups' | 'version' | 'now'
> {
  clickhouse: ClickHouse
  spool: Spool
  openVisits: OpenVisits
  pipeline: Pipeline
  areEventsWhole: () => Promise<boolean>
}

/** The health checks of an instance: what fails, and what was measured. */
export function createInstanceHealth(
  config: Pick<Config, 'dataDir' | 'shards' | 'clickhouseUrl' | 'spoolLimit' | 'providers' | 'ai'>,
  { openVisits, pipeline, areEventsWhole, ...parts }: MeasuredParts,
): { health: () => Promise<Failing[]>; healthStatus: () => Promise<HealthStatus> } {
  const { dataDir } = config
  const health = createFailingPartsCheck({
    freeBytes: () => freeBytes(dataDir),
    spool: parts.spool,
    clickhouse: parts.clickhouse.healthClient,
    db: parts.db,
    openVisits,
    pipeline,
    areEventsWhole,
  })
  return {
    health,
    healthStatus: createHealthStatus({
      ...parts,
      engineKind: engineKindOf(config),
      maxSpoolBytes: config.spoolLimit,
      dataDir,
      failing: health,
      isGoogleConfigured: config.providers.google.client !== undefined,
      isLanguageModelSet: config.ai !== undefined,
    }),
  }
}

function engineKindOf({ shards, clickhouseUrl }: Pick<Config, 'shards' | 'clickhouseUrl'>) {
  if (shards !== undefined) return 'sharded'
  return clickhouseUrl === undefined ? 'embedded' : 'server'
}
