import type { ApiClient } from '@sightline/api-client'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { selectRows } from '../../../src/store/clickhouse/select.ts'
import { beginCommand, command } from '../backup-commands.ts'
import { withTablesOf } from '../event-tables.ts'
import { lineOf, newSite, startImport, textOf, waitForJob } from '../import-export.ts'
import { makeOlder } from './older-folder.ts'
import {
  freePort,
  launch,
  removeFolder,
  sendEvent,
  signedInClient,
  startProduct,
  temporaryFolder,
  type RunningProduct,
} from '../product.ts'

export const VICTIMS = ['server', 'engine', 'both'] as const
/** What is under way when something is killed. */
export const WORKS = ['events', 'import', 'backup', 'deletion', 'migration'] as const

export interface KillRound {
  work: (typeof WORKS)[number]
  victim: (typeof VICTIMS)[number]
  /** The milliseconds from the kill until statistics could be read again. */
  backMs: number
}

export interface KillResult {
  rounds: KillRound[]
  acknowledged: number
  /** The events that were answered with 202 and are not there. */
  lost: number
  /** Those that are there more than once. */
  doubled: number
  /** The visits that are not what their events say. */
  differingVisits: number
  /** The imported sites whose events are not those of the file. */
  wrongImports: number
  /** The rows of sites that were deleted. */
  rowsOfDeleted: number
  /** The backups that are not what they say. */
  wrongBackups: number
}

const IMPORTED = 1500
const SENDERS = 4
const VISITORS = 60
const environment = { TRUST_PROXY: 'true' }

/** Rounds of kills on one data folder, at random moments, and what is there at the end. */
export async function killRounds(rounds: readonly Pick<KillRound, 'work' | 'victim'>[]): Promise<KillResult> {
  const port = await freePort()
  const folder = await temporaryFolder()
  const backups = join(folder, 'backups')
  let product: RunningProduct = await startProduct({ port, environment })
  const { dataDir } = product
  const admin = await signedInClient(product)
  const live = await addSite(admin, 'live.example')
  const senders = startSenders(product.address, live.public_id)
  const imports: { site: string; job: string }[] = []
  const deleted: { site: string; job: string }[] = []
  const done: KillRound[] = []

  async function kill(victim: KillRound['victim']): Promise<void> {
    const engine = await product.enginePid()
    if (victim !== 'server' && engine !== undefined) process.kill(engine, 'SIGKILL')
    if (victim === 'engine') return
    await product.stop('SIGKILL')
    product = await startProduct({ port, dataDir, environment })
  }

  async function runRound({ work, victim }: Pick<KillRound, 'work' | 'victim'>): Promise<number> {
    let making: Awaited<ReturnType<typeof beginCommand>> | undefined
    if (work === 'import') imports.push(await beginImport(admin))
    if (work === 'backup') making = await beginCommand('backup', dataDir, ['--to', backups])
    if (work === 'deletion') deleted.push(await beginDeletion(admin))
    if (work === 'migration') {
      await product.stop()
      await makeOlder(dataDir)
      const upgrading = launch({ DATA_DIR: dataDir, PORT: String(port) })
      await sleep(300 + Math.random() * 2200)
      const ended = new Promise((end) => upgrading.process.once('exit', end))
      upgrading.process.kill('SIGKILL')
      await ended
      const killedAt = performance.now()
      product = await startProduct({ port, dataDir, environment })
      await untilBack(admin, live.id)
      return performance.now() - killedAt
    }
    await sleep(30 + Math.random() * (work === 'backup' ? 900 : 400))
    const killedAt = performance.now()
    await kill(victim)
    await untilBack(admin, live.id)
    const backMs = performance.now() - killedAt
    await making?.ended
    return backMs
  }

  try {
    for (const round of rounds) done.push({ ...round, backMs: await runRound(round) })
    for (const { job } of [...imports, ...deleted]) await waitForJob(admin, job)
    const wrongBackups = await countWrongBackups(dataDir, backups)
    await senders.stop()
    const counts = await readCounts(product, live.id, imports, deleted)
    const lost = [...senders.acknowledged].filter((path) => !counts.paths.has(path)).length
    const doubled = [...counts.paths.values()].filter((times) => times !== 1).length
    const { differingVisits, wrongImports, rowsOfDeleted } = counts
    const acknowledged = senders.acknowledged.size
    return { rounds: done, acknowledged, lost, doubled, differingVisits, wrongImports, rowsOfDeleted, wrongBackups }
  } finally {
    await senders.stop()
    await product.stop('SIGKILL')
    await removeFolder(dataDir)
    await removeFolder(folder)
  }
}

async function addSite(admin: ApiClient, domain: string) {
  const added = await admin.website.addWebsite({ name: 'Kill', domain, currency_type: 'EUR' })
  if (added.code !== 200) throw new Error(added.message)
  return added.data
}

async function beginImport(admin: ApiClient): Promise<{ site: string; job: string }> {
  const site = await newSite(admin)
  const lines = Array.from({ length: IMPORTED }, (_, index) => lineOf({ visitor_id: String(index % 100) }))
  return { site, job: await startImport(admin, site, textOf(lines)) }
}

async function beginDeletion(admin: ApiClient): Promise<{ site: string; job: string }> {
  const { site, job } = await beginImport(admin)
  await waitForJob(admin, job)
  const list = await admin.website.fetchWebsiteList({ pageSize: 200 })
  const domain = (list.code === 200 ? list.data.website_list : []).find(({ id }) => id === site)?.domain ?? ''
  const result = await admin.website.deleteWebsite({ site_id: site, domain })
  if (result.code !== 200) throw new Error(result.message)
  return { site, job: result.data.job_id }
}

/** Until statistics can be read again, which takes server and engine. */
async function untilBack(admin: ApiClient, site_id: string): Promise<void> {
  while ((await admin.stats.current({ site_id })).code !== 200) await sleep(20)
}

/** Makes one more backup and reads it again; what earlier ones have left must not hinder it. */
async function countWrongBackups(dataDir: string, backups: string): Promise<number> {
  const made = await command('backup', dataDir, ['--to', backups])
  const verified = await command('backup', dataDir, ['--verify', backups])
  return made.code === 0 && verified.code === 0 ? 0 : 1
}

function startSenders(address: string, siteId: string) {
  const acknowledged = new Set<string>()
  let isSending = true
  let number = 0
  async function send(): Promise<void> {
    while (isSending) {
      number += 1
      const path = `/page/${number}`
      const visitor = `10.1.0.${Math.floor(Math.random() * VISITORS)}`
      try {
        const event = { s: siteId, u: `http://live.example${path}` }
        const { status } = await sendEvent(address, event, { 'X-Forwarded-For': visitor })
        if (status === 202) acknowledged.add(path)
      } catch {
        await sleep(20)
      }
      await sleep(10)
    }
  }
  const running = Array.from({ length: SENDERS }, send)
  return {
    acknowledged,
    async stop() {
      isSending = false
      await Promise.all(running)
    },
  }
}

const readCounts = (
  product: RunningProduct,
  live: string,
  imports: readonly { site: string }[],
  deleted: readonly { site: string }[],
) =>
  withTablesOf(product, async (client) => {
    const paths = await selectRows<{ pathname: string; times: string }>(
      client,
      'SELECT pathname, count() AS times FROM events WHERE site_id = {live: UInt32} GROUP BY pathname',
      { live: Number(live) },
    )
    const [visits] = await selectRows<{ differing: string }>(
      client,
      `SELECT count() AS differing FROM (
         SELECT session_id, sum(sign) AS visits, sum(sign * pageviews) AS views FROM sessions
         GROUP BY session_id HAVING visits <> 0
       ) AS stored FULL JOIN (SELECT session_id, count() AS views FROM events GROUP BY session_id) AS counted
       USING session_id WHERE stored.visits <> 1 OR stored.views <> counted.views`,
      {},
    )
    const sites = await selectRows<{ site_id: number; events: string; ids: string }>(
      client,
      'SELECT site_id, count() AS events, uniqExact(id) AS ids FROM events GROUP BY site_id',
      {},
    )
    const ofSite = new Map(sites.map((row) => [String(row.site_id), row]))
    const expected = String(IMPORTED)
    const isWrong = ({ site }: { site: string }) =>
      ofSite.get(site)?.events !== expected || ofSite.get(site)?.ids !== expected
    return {
      paths: new Map(paths.map((row) => [row.pathname, Number(row.times)])),
      differingVisits: Number(visits?.differing),
      wrongImports: imports.filter(isWrong).length,
      rowsOfDeleted: deleted.reduce((sum, { site }) => sum + Number(ofSite.get(site)?.events ?? 0), 0),
    }
  })
