import { setTimeout as sleep } from 'node:timers/promises'
import type { ClickHouseClient } from '../../store/clickhouse/clickhouse.ts'
import { listSitesWithRows } from '../../store/clickhouse/delete-site-rows.ts'
import { askWith } from '../../store/clickhouse/select.ts'
import type { DailySumsProgress } from '../source.ts'
import { dayAt, startOfDay } from '../query/calendar.ts'
import type { SummedSite } from './daily-sums/builds.ts'
import { keepSite, SETTLED_MS } from './daily-sums/keep-site.ts'
import { hasReplacedSums, removeReplacedSums } from './daily-sums/remove-replaced.ts'
import { createSumFinder, type SumFinder } from './daily-sums/usable-builds.ts'
import { readFirstEvent } from './realtime.ts'

export interface DailySums {
  finder: SumFinder
  progress(): DailySumsProgress
  stop(): Promise<void>
}

interface DailySumsOptions {
  client: ClickHouseClient
  listSites: () => Promise<SummedSite[]>
  log: { info(message: string): void; warn(message: string): void }
  /** How often this server has written to the tables, by its own count. */
  writes?: (() => number) | undefined
  now?: () => number
  /** After the start what a person waits for comes first. */
  firstAfterMs?: number
  /** The pause while nothing is due; a day is due within it. */
  idleMs?: number
}

const FIRST_AFTER_MS = 5000
const IDLE_MS = 20_000
/** New sites are looked for so often. */
const LIST_EVERY_MS = 30 * 60_000
/** The pause after which a site is tried again whose rows changed meanwhile, or that failed. */
const AGAIN_MS = 5 * 60_000
/** Sums that were replaced are removed after this time: no query reads them any more. */
const REPLACED_MS = 15 * 60_000
const SAID_EVERY_MS = 60_000

/**
 * Makes the sums of all sites, one site after the other, where nobody waits for it: those that are missing at the start, each day
 * once it is over, and what a query finds to be missing.
 */
export function startDailySums({
  client,
  listSites,
  log,
  writes,
  now = Date.now,
  firstAfterMs = FIRST_AFTER_MS,
  idleMs = IDLE_MS,
}: DailySumsOptions): DailySums {
  const stopping = new AbortController()
  const { signal } = stopping
  const ask = askWith(client, { timeout: 10 * 60_000, signal, isBackground: true })
  /** The instants at which sites are looked at next. */
  const dueAt = new Map<number, number>()
  /** When a site was last looked at. */
  const seenAt = new Map<number, number>()
  /** Since when a site has sums that were replaced. */
  const replacedSince = new Map<number, number>()
  let sites = new Map<number, SummedSite>()
  let listedAt = -Infinity
  let saidAt = -Infinity
  let wake = () => {}

  /** The site whose sums are being made. */
  let current: number | undefined

  const waiting = () => [...dueAt].filter(([id, at]) => at <= now() || id === current).length

  async function list(): Promise<void> {
    const withRows = new Set(await listSitesWithRows(ask))
    sites = new Map((await listSites()).filter(({ id }) => withRows.has(id)).map((site) => [site.id, site]))
    for (const id of dueAt.keys()) if (!sites.has(id)) dueAt.delete(id)
    for (const id of sites.keys()) if (!dueAt.has(id)) dueAt.set(id, now())
    listedAt = now()
  }

  async function keep(site: SummedSite): Promise<void> {
    const at = now()
    seenAt.set(site.id, at)
    const first = await readFirstEvent(ask, site.id)
    const kept = first === undefined ? 'whole' : await keepSite({ client, ask, signal }, site, { first, now: at })
    await removeReplaced(site)
    dueAt.set(site.id, kept === 'whole' ? nextDay(site.time_zone, at) : at + AGAIN_MS)
  }

  async function removeReplaced(site: SummedSite): Promise<void> {
    if (!(await hasReplacedSums(ask, site))) {
      replacedSince.delete(site.id)
      return
    }
    const since = replacedSince.get(site.id) ?? now()
    replacedSince.set(site.id, since)
    if (now() - since > REPLACED_MS) await removeReplacedSums(client, site)
  }

  async function keepNext(): Promise<boolean> {
    if (now() - listedAt > LIST_EVERY_MS) await list()
    const [next] = [...dueAt].filter(([, at]) => at <= now()).toSorted(([, one], [, other]) => one - other)
    const site = next && sites.get(next[0])
    if (site === undefined) return false
    dueAt.set(site.id, now() + AGAIN_MS)
    current = site.id
    try {
      await keep(site)
    } finally {
      current = undefined
    }
    return true
  }

  function say(): void {
    if (waiting() > 0 && now() - saidAt < SAID_EVERY_MS) return
    saidAt = now()
    log.info(`Daily sums: ${sites.size - waiting()} of ${sites.size} sites are made`)
  }

  async function run(): Promise<void> {
    await pause(firstAfterMs)
    let isWorking = false
    while (!signal.aborted) {
      try {
        const isDone = !(await keepNext())
        if (!isDone || isWorking) say()
        isWorking = !isDone
        if (isDone) await pause(idleMs)
      } catch (error) {
        if (signal.aborted) return
        log.warn(`Daily sums were not made: ${(error as Error).message}`)
        await pause(idleMs)
      }
    }
  }

  const pause = (ms: number) =>
    Promise.race([
      sleep(ms, undefined, { signal, ref: false }).catch(() => {}),
      new Promise<void>((done) => {
        wake = done
      }),
    ])

  const running = run()
  return {
    finder: createSumFinder({
      writes,
      now,
      onMissing(siteId) {
        const at = Math.max(now(), (seenAt.get(siteId) ?? -Infinity) + AGAIN_MS)
        if ((dueAt.get(siteId) ?? Infinity) <= at) return
        dueAt.set(siteId, at)
        // The site may be new, or have another time zone.
        listedAt = -Infinity
        wake()
      },
    }),
    progress: () => ({ sites: sites.size, waiting: waiting() }),
    async stop() {
      stopping.abort()
      await running
    },
  }
}

/** When the local day after an instant is over and settled. */
function nextDay(timeZone: string, at: number): number {
  const until = at - SETTLED_MS
  return startOfDay(dayAt(until, timeZone).add({ days: 1 }), timeZone) + SETTLED_MS
}
