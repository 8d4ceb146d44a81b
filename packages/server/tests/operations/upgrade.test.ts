import SQLite from 'better-sqlite3'
import type { ApiClient } from '@sightline/api-client'
import { cp, mkdir, readdir, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { command } from '../support/backup-commands.ts'
import { importLines, lineOf, newSite } from '../support/import-export.ts'
import { makeOlder, OLDER } from '../support/reliability/older-folder.ts'
import {
  launch,
  removeFolder,
  signedInClient,
  startProduct,
  temporaryFolder,
  type RunningProduct,
} from '../support/product.ts'
import { sized } from '../support/test-size.ts'

const EVENTS = 500
const KILLS = sized(3, 25)
const TIMEOUT_MS = sized(180_000, 1_200_000)

let folder: string
/** The data folder of an earlier version, of which every test takes a copy. */
let older: string
let site: string
let before: object
let running: RunningProduct | undefined

beforeAll(async () => {
  folder = await temporaryFolder()
  const product = await startProduct()
  const admin = await signedInClient(product)
  site = await newSite(admin)
  await importLines(
    admin,
    site,
    Array.from({ length: EVENTS }, (_, index) => lineOf({ visitor_id: String(index % 90) })),
  )
  before = await valuesOf(admin)
  await product.stop()
  older = product.dataDir
  await makeOlder(older)
})
afterAll(async () => {
  await running?.stop('SIGKILL')
  await removeFolder(older)
  await removeFolder(folder)
})

async function copyOfOlder(): Promise<string> {
  const dataDir = join(folder, `copy-${Math.random()}`)
  // The engine names the folders of its tables by links that are relative.
  await cp(older, dataDir, { recursive: true, verbatimSymlinks: true })
  return dataDir
}

/** What somebody sees of the data, so that a difference would show. */
async function valuesOf(client: ApiClient): Promise<object> {
  const dashboard = await client.stats.dashboard({
    site_id: site,
    range: 'custom',
    from: '2026-01-01',
    to: '2026-01-31',
  })
  const users = await client.appUser.fetchAppUserList()
  const jobs = await client.job.fetchList()
  if (dashboard.code !== 200 || users.code !== 200 || jobs.code !== 200) throw new Error('no figures')
  return { totals: dashboard.data.totals, users: users.data.total, jobs: jobs.data.total }
}

function migrationsOf(dataDir: string): string[] {
  const database = new SQLite(join(dataDir, 'sightline.db'), { readonly: true })
  const names = database.prepare<[], string>('SELECT name FROM kysely_migration ORDER BY name').pluck().all()
  database.close()
  return names
}

async function start(dataDir: string): Promise<{ output: string; now: object }> {
  running = await startProduct({ dataDir })
  return { output: running.output(), now: await valuesOf(await signedInClient(running)) }
}

test('both stores are backed up, migrated and compared, and a command goes back', async () => {
  const dataDir = await copyOfOlder()
  expect(migrationsOf(dataDir).at(-1)).toBe(OLDER)
  const { output, now } = await start(dataDir)
  expect(now).toEqual(before)
  expect(output).toMatch(
    new RegExp(`before-upgrade has ${EVENTS} events, 90 visits and all accounts as before the upgrade: \\d+ MB in`),
  )
  expect(output).toMatch(new RegExp(`The upgrade is done: ${EVENTS} events, 90 visits and \\d+ tables as before\\.`))
  expect(migrationsOf(dataDir).at(-1)).not.toBe(OLDER)

  // While the server runs nothing is put back.
  const early = await command('restore', dataDir, ['--before-upgrade'])
  expect(early).toMatchObject({ code: 1, said: expect.stringContaining('in use') })
  await running?.stop()
  // A start without anything to migrate says nothing of it.
  expect((await start(dataDir)).output).not.toContain('upgrade')
  await running?.stop()

  // The events have moved since, and the way back does not need where to.
  await writeFile(join(dataDir, 'moved.json'), '{"clickhouse":"http://elsewhere.example/sightline"}')
  const back = await command('restore', dataDir, ['--before-upgrade'])
  expect(back).toEqual({
    code: 0,
    said: expect.stringContaining(`is as it was before the upgrade: ${EVENTS} events, 90 visits. Start the version of`),
  })
  expect(migrationsOf(dataDir).at(-1)).toBe(OLDER)
  expect(migrationsOf(join(dataDir, 'after-upgrade')).at(-1)).not.toBe(OLDER)
  const names = await readdir(dataDir)
  expect(names.filter((name) => name === 'way-back' || name === 'moved.json')).toEqual([])
  expect(await command('restore', dataDir, ['--before-upgrade'])).toMatchObject({
    code: 1,
    said: expect.stringContaining('after-upgrade is there from another way back. Move it away first.'),
  })
  // The earlier version would start here; this one upgrades anew.
  const again = await start(dataDir)
  expect(again.now).toEqual(before)
  expect(again.output).toContain('The upgrade is done')
  await running?.stop()
})

test('a folder that was never upgraded has no way back, and one half put back does not start', async () => {
  const dataDir = await copyOfOlder()
  const none = await command('restore', dataDir, ['--before-upgrade'])
  expect(none).toEqual({
    code: 1,
    said: `${dataDir} has no backup of before an upgrade. Restore one of your own with --from.\n`,
  })
  await mkdir(join(dataDir, 'way-back'))
  await writeFile(join(dataDir, 'way-back', 'restored.mark'), '')
  const { process: child, output } = launch({ DATA_DIR: dataDir, PORT: '0' })
  await new Promise((done) => child.once('exit', done))
  expect(output()).toBe(
    'Sightline cannot start: a way back was interrupted. Run npm run restore -- --before-upgrade again.\n',
  )
})

test(
  'killed at any moment of an upgrade, the next start goes on, and every figure is the same',
  { timeout: TIMEOUT_MS },
  async () => {
    const dataDir = await copyOfOlder()
    let moments = 0
    for (let kill = 0; kill < KILLS; kill += 1) {
      const { process: child, output } = launch({ DATA_DIR: dataDir, PORT: '0' })
      const ended = new Promise((done) => child.once('exit', done))
      // From before the backup until after it, whatever the machine's speed.
      while (!output().includes('backs up') && !output().includes('goes on') && child.exitCode === null) await sleep(5)
      await sleep(Math.random() * 400)
      if (output().includes('is ready')) break
      child.kill('SIGKILL')
      await ended
      moments += 1
    }
    expect(moments).toBeGreaterThan(0)
    const { now, output } = await start(dataDir)
    expect(now).toEqual(before)
    expect(output).toMatch(/The upgrade is done|is ready/)
    expect(existsSync(join(dataDir, 'before-upgrade', 'upgrade.json'))).toBe(true)
    await running?.stop()
    expect(await command('restore', dataDir, ['--before-upgrade'])).toMatchObject({ code: 0 })
    expect(migrationsOf(dataDir).at(-1)).toBe(OLDER)
  },
)
