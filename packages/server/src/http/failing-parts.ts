import type { OpenVisits } from '../collector/visits/open-visits.ts'
import type { Pipeline } from '../collector/pipeline/pipeline.ts'
import type { Spool } from '../collector/spool/spool.ts'
import type { ClickHouseClient } from '../store/clickhouse/clickhouse.ts'
import { STORE_BYTES } from '../store/disk-space.ts'
import { pingDatabase } from '../store/relational/ping-database.ts'
import type { Database } from '../store/relational/database.ts'

/**
 * The parts that may fail: the disk or the spool is full or cannot be written, ClickHouse takes no events, events that were
 * counted are damaged, or a store does not answer.
 */
export type Failing = 'disk' | 'spool' | 'clickhouse' | 'events' | 'database' | 'redis'

const ANSWER_MS = 2000
/** Calls within this time get the same answer. */
const LASTS_MS = 1000

export interface HealthParts {
  /** The free bytes of the data folder's disk. */
  freeBytes: () => Promise<number>
  spool: Pick<Spool, 'isTaking'>
  /** A client with connections of its own. */
  clickhouse: ClickHouseClient
  db: Database
  openVisits: Pick<OpenVisits, 'areReachable'>
  pipeline: Pick<Pipeline, 'isWriting'>
  /** Whether the engine has put no part of the event tables aside as damaged. */
  areEventsWhole: () => Promise<boolean>
}

/** Tells what fails; nothing is the answer while all is well. */
export function createFailingPartsCheck({
  freeBytes,
  spool,
  clickhouse,
  db,
  openVisits,
  pipeline,
  areEventsWhole,
}: HealthParts): () => Promise<Failing[]> {
  let answer: Promise<Failing[]> | undefined
  let askedAt = -Infinity

  async function ask(): Promise<Failing[]> {
    const [hasRoom, isClickHouseWell, areWhole, isDatabaseWell] = await Promise.all([
      inTime(freeBytes().then((bytes) => bytes >= STORE_BYTES)),
      // Without the signal, pings to an engine that hangs would take the connections of everything else.
      inTime(
        clickhouse.ping({ select: false, abort_signal: AbortSignal.timeout(ANSWER_MS) }).then(({ success }) => success),
      ),
      areEventsWhole(),
      inTime(pingDatabase(db).then(() => true)),
    ])
    const well: Record<Failing, boolean> = {
      disk: hasRoom,
      spool: spool.isTaking(),
      // ClickHouse may answer and yet take no events, because its disk is full.
      clickhouse: isClickHouseWell && pipeline.isWriting(),
      events: areWhole,
      database: isDatabaseWell,
      redis: openVisits.areReachable(),
    }
    return (Object.keys(well) as Failing[]).filter((name) => !well[name])
  }

  return () => {
    if (answer === undefined || Date.now() - askedAt > LASTS_MS) {
      askedAt = Date.now()
      answer = ask()
    }
    return answer
  }
}

async function inTime(answering: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<boolean>((done) => {
    timer = setTimeout(() => done(false), ANSWER_MS)
  })
  try {
    return await Promise.race([answering, tooLate])
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}
