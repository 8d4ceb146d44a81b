import { startDeletionClock } from './account-deletion/due-deletions.ts'
import type { Connections } from './connections/connections.ts'
import { startBillingClock } from './billing/billing-clock.ts'
import type { Billing } from './billing/billing.ts'
import type { Collector } from './collector/collector.ts'
import type { Jobs } from './jobs/jobs.ts'
import { startOrphanSweep } from './jobs/orphaned-data.ts'
import { startNoticeClock } from './notices/notice-clock.ts'
import type { OpenGoogleSource } from './stats/google-analytics/google-analytics-sources.ts'
import { startKeepingDays } from './stats/google-analytics/keep-days.ts'
import type { ClickHouseClient } from './store/clickhouse/clickhouse.ts'
import { askWith } from './store/clickhouse/select.ts'
import type { Database } from './store/relational/database.ts'
import { startForgettingDeletedEntries } from './sites/deleted-entries.ts'
import { startSiteSums, type SiteSums } from './sites/site-sums.ts'
import { startReserve } from './store/relational/disk-reserve.ts'

/** The interval at which old salts are deleted; a salt may be this much older than two days. */
const SALT_EVERY_MS = 10 * 60 * 1000

interface RecurringWorkParts {
  db: Database
  clickhouse: ClickHouseClient
  jobs: Jobs
  collector: Collector
  connections: Connections
  /** Undefined without payment by card. */
  billing: Billing | undefined
  openGoogleSource: OpenGoogleSource
  /** Sums that are kept ready. */
  siteSums: Pick<SiteSums, 'prepare'>
  readSilentSites: Parameters<typeof startNoticeClock>[0]['readSilentSites']
  log: { warn(message: string): void; error(message: string): void }
}

/** Starts what the server does at intervals, whether or not anybody calls it: deletions, notices, billing, salts, sums. */
export function startRecurringWork(parts: RecurringWorkParts): { stop: () => Promise<void> } {
  const { db, clickhouse, jobs, collector, connections, billing, openGoogleSource, siteSums, readSilentSites, log } =
    parts
  const sweeping = startOrphanSweep({ db, jobs, log, askUntil: (signal) => askWith(clickhouse, { signal }) })
  const saltTimer = setInterval(() => {
    collector.changeSalts().catch((error: Error) => log.warn(`The salts were not changed: ${error.message}`))
  }, SALT_EVERY_MS)
  const deletionClock = startDeletionClock({
    db,
    jobs,
    collector,
    disconnect: (connection) => connections.disconnect(connection),
    log,
  })
  const noticeClock = startNoticeClock({ db, readSilentSites, log })
  const billingClock = billing && startBillingClock(billing)
  const daysClock = startKeepingDays({ db, openGoogleSource, log, now: () => new Date() })
  const reserve = startReserve(db, log)
  const sums = startSiteSums(siteSums)
  const forgetting = startForgettingDeletedEntries(db, log)
  return {
    async stop() {
      clearInterval(saltTimer)
      await noticeClock.stop()
      await deletionClock.stop()
      await billingClock?.stop()
      await daysClock.stop()
      await reserve.stop()
      await sums.stop()
      await forgetting.stop()
      await sweeping.stop()
    },
  }
}
