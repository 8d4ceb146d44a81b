import { appendFile, mkdir, readFile, readdir, rename, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ApiClient, Website } from '@sightline/api-client'
import { command } from '../support/backup-commands.ts'
import {
  eventually,
  freePort,
  launch,
  removeFolder,
  sendEvent,
  signedInClient,
  startProduct,
  temporaryFolder,
  type RunningProduct,
} from '../support/product.ts'

let dataDir: string
let product: RunningProduct
let client: ApiClient
let site: Website

/** What a product says whose engine hangs. It is waited for during the other tests, as that takes most of a minute. */
let hanging: Promise<string>

beforeAll(() => {
  hanging = endWhatHangs()
  // The test that waits for it says so.
  hanging.catch(() => {})
})

async function newSite(of: ApiClient): Promise<Website> {
  const added = await of.website.addWebsite({ name: 'R', domain: 'r.example', currency_type: 'EUR' })
  if (added.code !== 200) throw new Error(added.message)
  return added.data
}

beforeEach(async () => {
  dataDir = await temporaryFolder()
  product = await startProduct({ dataDir })
  client = await signedInClient(product)
  site = await newSite(client)
})
afterEach(async () => {
  await product.stop('SIGKILL')
  await removeFolder(dataDir)
})

async function sendOne(to: RunningProduct, { public_id }: Website): Promise<void> {
  const response = await sendEvent(to.address, { s: public_id, u: 'https://r.example/' })
  expect(response.status).toBe(202)
}

async function send(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) await sendOne(product, site)
}

async function totalsOf(of: ApiClient, { id }: Website) {
  const result = await of.stats.dashboard({ site_id: id, range: 'today' })
  if (result.code !== 200) throw new Error(result.message)
  return result.data.totals
}

const totals = () => totalsOf(client, site)
const untilViews = (views: number) => eventually(async () => (await totals()).pageviews === views)

async function restart(): Promise<void> {
  product = await startProduct({ dataDir })
  client = await signedInClient(product)
}

const segments = () => join(dataDir, 'spool', 'segments')
const lastSegment = async () => join(segments(), (await readdir(segments())).toSorted().at(-1) ?? '')

/** Exit code and words of a start that is expected to fail. */
async function failedStart(): Promise<string[]> {
  const { process: child, output } = launch({ DATA_DIR: dataDir, PORT: String(await freePort()) })
  expect(await new Promise((done) => child.once('close', done))).toBe(1)
  return output().trim().split('\n')
}

test.each([
  ['deleted', /The file .* of the spool, of \d+ bytes or more, is gone/, async () => rm(await lastSegment())],
  ['emptied', /The file .* of the spool is \d+ bytes or more shorter/, async () => truncate(await lastSegment(), 0)],
])('events are counted after the spool was %s', async (_, told, damage) => {
  await send(3)
  await untilViews(3)
  await product.stop()
  await damage()
  await restart()
  expect(product.output()).toMatch(told)
  await send(2)
  await untilViews(5)
})

test('lines that are no events are put aside, and keep nothing from being counted', async () => {
  await send(1)
  await untilViews(1)
  await product.stop()
  const lines = ['null', '{"id":"x"}', '{"half":', '{"site_id":1,"ts":1,"visitor_id":"12x","name":"a"}']
  await appendFile(await lastSegment(), `${lines.join('\n')}\n`)
  await restart()
  await send(2)
  await untilViews(3)
  const deadLetters = await readFile(join(dataDir, 'spool', 'refused.ndjson'), 'utf8')
  expect(deadLetters.trim().split('\n')).toEqual(lines)
})

test('where not even those lines can be put aside, the events behind them are counted', async () => {
  await product.stop()
  await mkdir(join(dataDir, 'spool', 'refused.ndjson'))
  await appendFile(await lastSegment(), 'null\n')
  await restart()
  await send(2)
  await untilViews(2)
  expect(product.output()).toContain('What was refused could not be written')
})

test('text that no store takes is repaired, not refused', async () => {
  const response = await sendEvent(product.address, {
    s: site.public_id,
    u: 'https://r.example/',
    t: `${'x'.repeat(499)}😀 and a half \ud83d`,
    n: 'pageview',
  })
  expect(response.status).toBe(202)
  await send(1)
  await untilViews(2)
})

test('a checkpoint that is gone while events wait is one clear line', async () => {
  await send(2)
  await untilViews(2)
  await product.stop()
  for (const name of await readdir(join(dataDir, 'spool'))) {
    if (name.startsWith('state.db')) await rm(join(dataDir, 'spool', name))
  }
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const lines = await failedStart()
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/state\.db is gone while events wait/)
  }
})

test.each([
  ['spool/state.db', 'is damaged'],
  ['sightline.db', 'is damaged'],
])('a damaged %s is one clear line', async (file, words) => {
  await product.stop()
  await writeFile(join(dataDir, file), 'this is no database, and long enough to be seen as none'.repeat(50))
  const lines = await failedStart()
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(words)
})

/** Moves the accounts away, with what SQLite keeps beside them. @returns how to put them back */
async function moveAccounts(): Promise<() => Promise<void>> {
  const [from, to] = [dataDir, await temporaryFolder()]
  const move = async (source: string, target: string) => {
    for (const name of (await readdir(source)).filter((one) => one.startsWith('sightline.db')))
      await rename(join(source, name), join(target, name))
  }
  await move(from, to)
  return async () => {
    await move(to, from)
    await removeFolder(to)
  }
}

test('accounts that are gone while events are there refuse the start, which leaves everything as it is', async () => {
  await send(2)
  await untilViews(2)
  // Killed, so that some of the accounts are only in the log of SQLite.
  await product.stop('SIGKILL')
  const putBack = await moveAccounts()
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const lines = await failedStart()
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(
      `${join(dataDir, 'sightline.db')} is missing, and with it all accounts and sites, though ${dataDir} has events.`,
    )
    expect(lines[0]).toContain('"Accounts are missing or damaged" in docs/operations.md')
  }
  expect((await readdir(dataDir)).filter((name) => name.startsWith('sightline.db'))).toEqual([])
  await putBack()
  await restart()
  await send(1)
  await untilViews(3)
})

test('accounts whose file was emptied refuse the start, and their log stays for the file that is put back', async () => {
  const file = join(dataDir, 'sightline.db')
  await product.stop('SIGKILL')
  const before = await readFile(file)
  const log = (await stat(`${file}-wal`)).size
  expect(log).toBeGreaterThan(0)
  await truncate(file)
  expect((await failedStart()).join('\n')).toContain(`${file} is missing, and with it all accounts and sites`)
  expect([(await stat(file)).size, (await stat(`${file}-wal`)).size]).toEqual([0, log])
  await writeFile(file, before)
  await restart()
  await send(1)
  await untilViews(1)
})

test('a secret that is gone, or cut, is not made anew beside accounts', async () => {
  const file = join(dataDir, 'secret')
  await product.stop()
  const secret = await readFile(file, 'utf8')
  await rm(file)
  for (const [change, words] of [
    [() => Promise.resolve(), `${file} is missing, and there are accounts`],
    [() => writeFile(file, 'short'), `${file} is too short to be a secret, and there are accounts`],
  ] as const) {
    await change()
    const lines = await failedStart()
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(words)
    expect(lines[0]).toContain('"The secret is missing" in docs/operations.md')
    expect(lines[0]).not.toMatch(/delete/i)
  }
  await writeFile(file, secret)
  await restart()
  await send(1)
  await untilViews(1)
})

test('accounts that are gone are missed by the events that wait, and by the secret', async () => {
  await product.stop()
  const putBack = await moveAccounts()
  expect((await failedStart()).join('\n')).toContain(`${dataDir} has the secret of an instance.`)
  await rm(join(dataDir, 'secret'))
  await rm(join(dataDir, 'clickhouse'), { recursive: true })
  await appendFile(await lastSegment(), 'null\n')
  expect((await failedStart()).join('\n')).toContain(`${dataDir} has events that wait.`)
  await putBack()
})

test('a first start that was killed at any step begins again', async () => {
  await product.stop()
  for (const reached of ['spool/state.db', 'clickhouse/store', 'sightline.db', 'secret', 'control.json']) {
    const folder = join(dataDir, `killed-at-${reached.replace(/\W/g, '-')}`)
    const { process: child } = launch({ DATA_DIR: folder, PORT: String(await freePort()) })
    await eventually(async () => existsSync(join(folder, reached)))
    child.kill('SIGKILL')
    await new Promise((done) => child.once('close', done))
    const again = await startProduct({ dataDir: folder })
    expect(again.output(), reached).toContain('Create the first account')
    await again.stop()
  }
}, 120_000)

test('a backup of damaged accounts, by command, is one line with the file and the way out', async () => {
  await product.stop()
  const file = join(dataDir, 'sightline.db')
  const content = await readFile(file)
  for (const name of ['-wal', '-shm']) await rm(`${file}${name}`, { force: true })
  const to = `${dataDir}-backups`
  for (const damaged of [
    content.subarray(0, 40_000),
    Buffer.concat([content.subarray(0, 100), Buffer.alloc(200_000, 7)]),
  ]) {
    await writeFile(file, damaged)
    const { code, said } = await command('backup', dataDir, ['--to', to])
    expect(code).toBe(1)
    expect(said.trim().split('\n')).toHaveLength(1)
    expect(said).toContain(`${file} is damaged. `)
    expect(said).toContain('docs/operations.md')
    expect(existsSync(join(to, 'backups'))).toBe(false)
  }
})

test('an empty secret is one clear line', async () => {
  await product.stop()
  await writeFile(join(dataDir, 'secret'), '')
  const lines = await failedStart()
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('too short to be a secret')
})

/** A file of each part of the events, which alone have the title of a page. */
async function filesOfEvents(name: string): Promise<string[]> {
  const root = join(dataDir, 'clickhouse', 'store', 'store')
  const lists = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('/columns.txt'))
  const files: string[] = []
  for (const list of lists) {
    if ((await readFile(join(root, list), 'utf8')).includes('`title`')) files.push(join(root, list, '..', name))
  }
  return files
}

test('a part of the events that is damaged is told everywhere, keeps no event from being counted, and no backup is made', async () => {
  await send(3)
  await untilViews(3)
  await product.stop()
  for (const file of await filesOfEvents('checksums.txt')) await truncate(file, 0)
  await restart()
  expect(product.output()).toMatch(
    /The part broken-on-start_\S+ of the table events .*cannot be read .* docs\/operations\.md/,
  )
  const health = await fetch(`${product.address}/health`)
  expect([health.status, await health.json()]).toMatchObject([503, { failing: ['events'] }])
  const status = await client.health.fetchStatus()
  expect(status.code === 200 && status.data.problems).toContain('events_damaged')
  const to = `${dataDir}-backups`
  const { code, said } = await command('backup', dataDir, ['--to', to])
  expect(code).toBe(1)
  expect(said).toMatch(/of the table events .* docs\/operations\.md/)
  expect(existsSync(to)).toBe(false)
  await send(2)
  await untilViews(2)
})

test('a part of the events that is gone is told everywhere, and the backups that have it stay', async () => {
  await send(3)
  await untilViews(3)
  const to = `${dataDir}-backups`
  expect(await command('backup', dataDir, ['--to', to])).toMatchObject({ code: 0 })
  await product.stop()
  for (const file of await filesOfEvents('.')) await rm(file, { recursive: true })
  await restart()
  expect(product.output()).toMatch(
    /The part \S+ of the table events .*rows? (is|are) gone: figures lack its events\. .* docs\/operations\.md/,
  )
  const health = await fetch(`${product.address}/health`)
  expect([health.status, await health.json()]).toMatchObject([503, { failing: ['events'] }])
  // As many events as before make up for nothing.
  await send(4)
  await untilViews(4)
  const made = await command('backup', dataDir, ['--to', to, '--keep', '1'])
  expect(made).toMatchObject({
    code: 1,
    said: expect.stringMatching(/gone, so a backup would lack its events\. .* docs/),
  })
  expect(await readdir(join(to, 'backups'))).toHaveLength(1)
  // Whoever has decided to go on without them says so.
  await product.stop()
  await rm(join(dataDir, 'known-parts.json'))
  await restart()
  expect((await fetch(`${product.address}/health`)).status).toBe(200)
  expect(await command('backup', dataDir, ['--to', to])).toMatchObject({ code: 0 })
  await removeFolder(to)
})

test('a part of the events with one bit that has changed is in no backup', async () => {
  await send(3)
  await untilViews(3)
  for (const file of await filesOfEvents('data.bin')) {
    const content = await readFile(file)
    const at = content.length - 20
    content[at] = (content[at] ?? 0) ^ 1
    await writeFile(file, content)
  }
  const to = `${dataDir}-backups`
  const made = await command('backup', dataDir, ['--to', to])
  expect(made).toMatchObject({ code: 1, said: expect.stringMatching(/^The part \S+ of the table events is damaged/) })
  expect(existsSync(to)).toBe(false)
})

test('visits are right after the event tables were deleted', async () => {
  await send(2)
  await untilViews(2)
  await product.stop()
  await rm(join(dataDir, 'clickhouse'), { recursive: true })
  await restart()
  await send(3)
  await untilViews(3)
  expect(await totals()).toMatchObject({ visitors: 1, visits: 1, pageviews: 3 })
})

test('stored files are for this account alone, also in a folder that others may read', async () => {
  await product.stop()
  const open = join(dataDir, 'open')
  await mkdir(open, { mode: 0o755 })
  const other = await startProduct({ dataDir: open })
  await other.stop()
  for (const file of ['sightline.db', 'secret', 'spool/state.db']) {
    expect((await stat(join(open, file))).mode & 0o077, file).toBe(0)
  }
})

async function endWhatHangs(): Promise<string> {
  const own = await startProduct()
  try {
    const admin = await signedInClient(own)
    const ownSite = await newSite(admin)
    const engine = await own.enginePid()
    process.kill(engine ?? 0, 'SIGSTOP')
    await eventually(async () => {
      const pid = await own.enginePid()
      return pid !== undefined && pid !== engine
    }, 60_000)
    await sendOne(own, ownSite)
    await eventually(async () => (await totalsOf(admin, ownSite)).pageviews === 1)
    return own.output()
  } finally {
    await own.stop('SIGKILL')
    await removeFolder(own.dataDir)
  }
}

test('an engine that hangs is ended, and statistics come again', async () => {
  expect(await hanging).toContain('ClickHouse does not answer and is ended')
}, 90_000)
