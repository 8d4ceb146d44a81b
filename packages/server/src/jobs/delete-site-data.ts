import { setTimeout as sleep } from 'node:timers/promises'
import type { Pipeline } from '../collector/pipeline/pipeline.ts'
import type { ClickHouseClient } from '../store/clickhouse/clickhouse.ts'
import { areRowsDeleted, deleteSiteRows } from '../store/clickhouse/delete-site-rows.ts'
import type { CurrentJob, Step, Work } from './worker.ts'

/** A deletion writes parts of tables anew: it costs the same for one site and for some. */
const SITES_AT_ONCE = 50
const POLL_MS = 100

interface Parts {
  pipeline: Pick<Pipeline, 'resetSites'>
  clickhouse: ClickHouseClient
}

/**
 * Deletes what was collected for sites up to now. A site that is still there starts anew: its next events make new visits.
 * Done twice, it deletes what has come in between as well, visits and events alike.
 */
export const deleteSiteDataWork = ({ pipeline, clickhouse }: Parts): Work =>
  async function* work({ input, done: doneBefore, signal }: CurrentJob): AsyncGenerator<Step> {
    const { site_ids: siteIds } = input as { site_ids: number[] }
    const total = siteIds.length
    let done = doneBefore
    while (done < total) {
      const sites = siteIds.slice(done, done + SITES_AT_ONCE)
      // No batch may come between the visits that are forgotten and the rows that are deleted.
      await pipeline.resetSites(sites, () => deleteSiteRows(clickhouse, sites))
      while (!(await areRowsDeleted(clickhouse))) await sleep(POLL_MS, undefined, { signal })
      done += sites.length
      yield { done, total }
    }
  }
