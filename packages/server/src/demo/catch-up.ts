import { randomUUID } from 'node:crypto'
import { readLastEvent } from '../stats/clickhouse/realtime.ts'
import type { ClickHouseClient } from '../store/clickhouse/clickhouse.ts'
import { askWith } from '../store/clickhouse/select.ts'
import { generateEvents, type EventsOptions } from './events.ts'
import type { DemoFolder, DemoLoad, DemoSite } from './demo-folder.ts'
import { historyUntil } from './history.ts'
import { loadEvents } from './load-events.ts'
import { createProgress } from './progress.ts'
import { merged, smallSiteEvents, type SmallSite } from './small-sites.ts'

const SEED = 20_260_101
const DAY_MS = 24 * 60 * 60 * 1000
/** The minutes before the end in which visits are frequent, so that each has visits and a few are still open. */
const BUSY = { beforeEndMs: 30 * 60 * 1000, pauseMs: 45_000 }

/**
 * Loads the visits of the demo's sites up to now: all of them at the first start, later those since the last. A load
 * that an earlier start did not complete is completed first.
 */
export async function catchUp(
  client: ClickHouseClient,
  folder: DemoFolder,
  { id, days, smallSites }: { id: number; days: number; smallSites: readonly SmallSite[] },
): Promise<DemoSite> {
  const known = folder.read().site
  let site: DemoSite = known?.id === id ? known : { id, history: historyUntil(Date.now(), days), load: null }
  const save = (load: DemoLoad | null): void => {
    site = { ...site, load }
    folder.save({ generator: 1, site })
  }

  async function run(load: DemoLoad, label: string, isRepeated: boolean): Promise<void> {
    save(load)
    // A catch-up of a moment needs no progress bar.
    const progress = load.to - load.from > DAY_MS ? createProgress(label, process.stdout) : undefined
    await loadEvents({
      client,
      events: merged(generateEvents(eventsOptions(site, load)), smallSiteEvents(smallSites, load)),
      id: load.id,
      writtenBatches: load.batches,
      isRepeated,
      onBatch(batchNumber, ts) {
        if (batchNumber > load.batches) save({ ...load, batches: batchNumber })
        progress?.show((ts - load.from) / (load.to - load.from))
      },
    })
    progress?.end()
    save(null)
  }

  if (site.load !== null) await run(site.load, 'Generating the rest of the visits', true)
  const last = await readLastEvent(askWith(client, {}), id)
  const to = Date.now()
  const from = last === undefined ? site.history.from : last + 1
  const load = { id: randomUUID(), from, to, batches: 0 }
  await run(
    load,
    last === undefined ? 'Generating the demo’s visits' : 'Generating the visits since the last start',
    false,
  )
  return site
}

/** The options of the generator for a load; the same load gives the same events. */
export const eventsOptions = ({ id, history }: DemoSite, { from, to }: DemoLoad): EventsOptions => ({
  history,
  siteId: id,
  seed: SEED,
  from,
  to,
  busy: { from: to - BUSY.beforeEndMs, pauseMs: BUSY.pauseMs },
})
