import { afterEach, beforeEach, expect, test } from 'vitest'
import type { StatsSources } from '../stats/source.ts'
import { openDatabase, type Database } from '../store/relational/database.ts'
import { insertSite } from '../store/relational/sites/sites.ts'
import { listSitesBySum } from './console-site.ts'
import { createSiteSums, startSiteSums } from './site-sums.ts'

const START = Date.parse('2026-11-20T10:00:00Z')
const MINUTE_MS = 60_000

let db: Database
let clock: number
let reads: number[][]
let isBroken: boolean
/** The readings for which nobody waited. */
let behind: number

beforeEach(async () => {
  db = await openDatabase(':memory:')
  clock = START
  reads = []
  isBroken = false
  behind = 0
  const at = new Date(START).toISOString()
  const { id } = await db
    .insertInto('app_user')
    .values({
      union_id: 'owner',
      email: 'owner@example.com',
      password_hash: '',
      invite_code: 'owner',
      level: 'member',
      first_login_at: at,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (let number = 1; number <= 1001; number += 1) {
    const site = { ownerId: id, name: `S${number}`, domain: `s${number}.example`, currencyType: 'EUR', timeZone: 'UTC' }
    await insertSite(db, { ...site, weekStart: 'monday', now: new Date(START) })
  }
})
afterEach(() => db.destroy())

/** A site has as many views as the remainder of its id by ten. */
const statsSources: Pick<StatsSources, 'readLastMonth'> = {
  async readLastMonth(sites) {
    if (isBroken) throw new Error('down')
    reads.push(sites.map(({ id }) => id))
    const rows = sites.filter(({ id }) => id % 10 > 0)
    return new Map(rows.map(({ id }) => [id, { pageviews: id % 10, visitors: 1 }]))
  },
}

const readBehind: StatsSources['readLastMonth'] = (sites, at) => {
  behind += 1
  return statsSources.readLastMonth(sites, at)
}

const open = () => createSiteSums({ db, statsSources, readBehind, now: () => new Date(clock) })

test('sums of all sites are read in queries of a thousand, and once for those who ask meanwhile', async () => {
  const sums = open()
  const [first, second] = await Promise.all([sums.read(), sums.read()])
  expect(first).toBe(second)
  expect(reads.map((ids) => ids.length)).toEqual([1000, 1])
  expect(first.get(1)).toEqual({ pageviews: 1, visitors: 1 })
  expect(first.get(10)).toBeUndefined()
})

test('older sums are answered while new ones are read, and too old ones are not', async () => {
  const sums = open()
  const first = await sums.read()
  clock += 4 * MINUTE_MS
  expect(await sums.read()).toBe(first)
  expect(reads).toHaveLength(2)
  clock += 4 * MINUTE_MS
  isBroken = true
  expect(await sums.read()).toBe(first)
  clock += 30 * MINUTE_MS
  await expect(sums.read()).rejects.toThrow('down')
  isBroken = false
  expect(await sums.read()).not.toBe(first)
})

test('sums that were prepared are answered at once, and fresh ones are not read again', async () => {
  const sums = open()
  const [, waited] = await Promise.all([sums.prepare(), sums.read()])
  // Whoever asks meanwhile waits for the same reading.
  expect([reads.length, behind]).toEqual([2, 2])
  await sums.prepare()
  expect(await sums.read()).toBe(waited)
  expect(reads).toHaveLength(2)
  clock += 20 * MINUTE_MS
  await sums.prepare()
  expect(reads).toHaveLength(4)
  expect(await sums.read()).not.toBe(waited)
  expect([reads.length, behind]).toEqual([4, 4])
})

test('they are prepared after the start and again and again, also after a failure, until the end', async () => {
  let times = 0
  const prepare = async () => {
    times += 1
    if (times === 1) throw new Error('down')
  }
  const preparing = startSiteSums({ prepare }, { firstAfterMs: 1, everyMs: 1 })
  await expect.poll(() => times).toBeGreaterThan(2)
  await preparing.stop()
  const last = times
  await new Promise((resolve) => {
    setTimeout(resolve, 20)
  })
  expect(times).toBe(last)
})

test('sites are put in order by a sum across all pages, equal ones by their ids', async () => {
  const page = async (order: 'ascend' | 'descend', current: number) => {
    const wanted = { current, pageSize: 2, column: 'pageviews', order } as const
    const { sites, total } = await listSitesBySum(db, open(), { domain: 's1' }, wanted)
    return { rows: sites.map(({ site, metrics }) => [site.id, metrics.pageviews]), total }
  }
  // The sites whose number begins with 1: 1, 10 to 19, 100 to 199, 1000 and 1001.
  expect(await page('descend', 1)).toEqual({
    rows: [
      [199, 9],
      [189, 9],
    ],
    total: 113,
  })
  expect(await page('ascend', 1)).toEqual({
    rows: [
      [10, 0],
      [100, 0],
    ],
    total: 113,
  })
  expect(await page('ascend', 57)).toEqual({ rows: [[199, 9]], total: 113 })
})

test('after an import the sums of its site are read again, and those of others stay', async () => {
  let added = 0
  const counting: StatsSources['readLastMonth'] = async (sites, at) => {
    const found = new Map(await statsSources.readLastMonth(sites, at))
    for (const { id } of sites) if (id === 7 && added > 0) found.set(id, { pageviews: added, visitors: 1 })
    return found
  }
  const sums = createSiteSums({
    db,
    statsSources: { readLastMonth: counting },
    readBehind: counting,
    now: () => new Date(clock),
  })
  expect((await sums.read()).get(7)?.pageviews).toBe(7)
  added = 500
  reads = []
  await sums.refresh(7)
  expect(reads).toEqual([[7]])
  const after = await sums.read()
  expect(after.get(7)?.pageviews).toBe(500)
  expect(after.get(8)?.pageviews).toBe(8)
})
