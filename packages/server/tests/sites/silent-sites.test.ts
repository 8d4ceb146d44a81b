import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendSilentSiteNotices } from '../../src/notices/silent-sites.ts'
import { addSite } from '../../src/sites/change-site.ts'
import { readSilentSites } from '../../src/stats/clickhouse/silent-sites.ts'
import { insertInvitedUser } from '../../src/store/relational/accounts/user-changes.ts'
import { listNotices } from '../../src/store/relational/accounts/notices.ts'
import { updateSite } from '../../src/store/relational/sites/sites.ts'
import type { Database } from '../../src/store/relational/database.ts'
import { askWith } from '../../src/store/clickhouse/select.ts'
import { openStatsEngine, type StatsEngine } from '../stats/stats-engine.ts'
import { removeFolder, temporaryFolder } from '../support/product.ts'
import { openStore } from '../support/test-store.ts'

const HOUR = 60 * 60_000
const NOW = Date.UTC(2021, 4, 20, 9)
/** Hours before {@link NOW} at which events came. */
const daily = (last: number, days: number) => Array.from({ length: days }, (_, day) => last + 24 * day)

let engine: StatsEngine
let db: Database
let folder: string
let owner: number

beforeAll(async () => {
  folder = await temporaryFolder()
  ;[engine, db] = await Promise.all([openStatsEngine(), openStore(folder)])
  const somebody = { email: 'owner@example.com', level: 'member', passwordHash: '' } as const
  owner = (await insertInvitedUser(db, somebody, new Date(NOW))).id
})
afterAll(async () => {
  await engine.close()
  await db.destroy()
  await removeFolder(folder)
})

async function addSiteWith(domain: string, hoursAgo: readonly number[]): Promise<number> {
  const { id } = await addSite(db, { name: domain, domain, currency_type: 'EUR' }, { ownerId: owner }, new Date(NOW))
  const site = engine.newSite({ id })
  await engine.insert(
    site,
    hoursAgo.toSorted((a, b) => b - a).map((hours, visitor) => ({ visitor, at: NOW - hours * HOUR })),
  )
  return id
}

const sendAt = async (at: number) =>
  sendSilentSiteNotices(db, await readSilentSites(askWith(engine.client, {}), at), new Date(at))

test('the owner of a site whose events have stopped is told once for each silence', async () => {
  const id = await addSiteWith('stopped.example', daily(24, 7))
  await addSiteWith('installed-once.example', [30])
  await addSiteWith('running.example', daily(23, 7))
  await addSiteWith('seldom.example', [30, 80])
  await addSiteWith('long-ago.example', daily(24 * 9, 3))
  const disabled = await addSiteWith('disabled.example', daily(25, 7))
  const row = await db.selectFrom('website').selectAll().where('id', '=', disabled).executeTakeFirstOrThrow()
  await updateSite(db, row, { status: 'disabled' }, new Date(NOW))

  const added = await Promise.all([sendAt(NOW), sendAt(NOW)])
  expect(added.toSorted()).toEqual([0, 2])
  expect(await sendAt(NOW + HOUR / 2)).toBe(0)
  const { list } = await listNotices(db, owner, { current: 1, pageSize: 10 })
  expect(list.map(({ title }) => title).toSorted()).toEqual([
    'No data from installed-once.example',
    'No data from stopped.example',
  ])
  expect(list.find(({ title }) => title.includes('stopped'))).toMatchObject({
    kind: 'site_without_data',
    data: JSON.stringify({ domain: 'stopped.example', hours: 24 }),
    link: `/sites/${id}/settings/snippet`,
  })

  // It comes back, and stops again.
  await engine.insert(engine.newSite({ id }), [{ visitor: 9, at: NOW + HOUR }])
  expect(await sendAt(NOW + 20 * HOUR)).toBe(1)
  expect(await sendAt(NOW + 25 * HOUR)).toBe(1)
})
