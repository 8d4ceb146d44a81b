import { afterEach, beforeEach, expect, test } from 'vitest'
import { SpoolFullError } from '../errors.ts'
import { openDatabase, type Database } from '../store/relational/database.ts'
import { insertFirstAdmin } from '../store/relational/accounts/users.ts'
import { deleteSites, insertSite, updateSite, type Site } from '../store/relational/sites/sites.ts'
import { createByteLimits } from './byte-limits.ts'
import { createCollector, type Answer, type Collector } from './collector.ts'
import type { AcceptedEvent } from './accepted-event.ts'
import type { IncomingEvent } from './incoming-event.ts'
import { parseOwnEvent } from './protocols/sightline.ts'
import type { Spool } from './spool/spool.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const SENDER = {
  ip: '198.51.100.1',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  acceptLanguage: '',
}

let db: Database
let ownerId: number
let site: Site
let lines: string[]
let collector: Collector
let now: number

beforeEach(async () => {
  db = await openDatabase(':memory:')
  const admin = await insertFirstAdmin(db, { email: 'a@example.com', passwordHash: 'x', now: NOW })
  ownerId = admin?.id ?? 0
  site = await addSite('a.example')
  lines = []
  now = NOW.getTime()
  const spool = { append: async (line: string) => void lines.push(line) } as unknown as Spool
  collector = createCollector(db, spool, () => now)
})
afterEach(() => db.destroy())

async function addSite(domain: string): Promise<Site> {
  const added = await insertSite(db, {
    ownerId,
    name: 'Site',
    domain,
    currencyType: 'EUR',
    timeZone: 'Etc/UTC',
    weekStart: 'monday',
    now: NOW,
  })
  if (added === undefined) throw new Error('the site was not added')
  return added
}

const send = (): Promise<Answer> => collector.take(eventFor([{ publicId: site.public_id }]), SENDER)

function eventFor(sites: IncomingEvent['sites']): IncomingEvent {
  const event = parseOwnEvent({ s: site.public_id, n: 'pageview', u: 'https://a.example/' })
  if (event === undefined) throw new Error('no event')
  return { ...event, sites }
}

test('a site that was removed takes no event as soon as sites are forgotten', async () => {
  expect(await send()).toEqual({ kind: 'accepted', drops: [] })
  await deleteSites(db, [site.id])
  collector.forgetSites()
  expect(await send()).toEqual({ kind: 'unknown-site' })
  expect(lines).toHaveLength(1)
})

test('a site is known for five seconds without a look-up, and no longer: another server may have removed it', async () => {
  await send()
  await deleteSites(db, [site.id])
  now += 4999
  expect(await send()).toEqual({ kind: 'accepted', drops: [] })
  now += 1
  expect(await send()).toEqual({ kind: 'unknown-site' })
})

test('a look-up that began before does not bring a removed site back', async () => {
  const before = send()
  collector.forgetSites()
  await before
  await deleteSites(db, [site.id])
  expect(await send()).toEqual({ kind: 'unknown-site' })
})

test('a disabled site takes no event and says why', async () => {
  await updateSite(db, site, { status: 'disabled' }, NOW)
  expect(await send()).toEqual({ kind: 'dropped', drops: ['disabled'] })
  expect(collector.activity(site.id)).toEqual({
    acceptedAt: undefined,
    droppedAt: NOW.getTime(),
    dropReason: 'disabled',
  })
  await updateSite(db, { id: site.id, version: site.version + 1 }, { status: 'active' }, NOW)
  collector.forgetSites()
  expect(await send()).toEqual({ kind: 'accepted', drops: [] })
  expect(lines).toHaveLength(1)
})

test('an event for several sites is kept in each, at the same instant and as one piece', async () => {
  const other = await addSite('b.example')
  const disabled = await addSite('c.example')
  await updateSite(db, disabled, { status: 'disabled' }, NOW)
  const names = ['a.example', 'www.b.example', 'b.example', 'c.example', 'nobody.example']
  const answer = await collector.take(eventFor(names.map((domain) => ({ domain }))), SENDER)
  expect(answer).toEqual({ kind: 'accepted', drops: ['disabled', 'unknown_site'] })
  expect(lines).toHaveLength(1)
  const events = (lines[0] ?? '').split('\n').map((line) => JSON.parse(line) as AcceptedEvent)
  expect(events.map(({ site_id, ts }) => [site_id, ts])).toEqual([
    [site.id, NOW.getTime()],
    [other.id, NOW.getTime()],
  ])
  expect(new Set(events.map((event) => event.id)).size).toBe(2)
  expect(new Set(events.map((event) => event.visitor_id)).size).toBe(2)
})

test('a site is found by its domain exactly, with www. or without', async () => {
  const own = await addSite('www.a.example')
  const siteIdOf = async (domain: string) => {
    lines = []
    const { kind } = await collector.take(eventFor([{ domain }]), SENDER)
    return kind === 'accepted' ? (JSON.parse(lines[0] ?? '') as AcceptedEvent).site_id : undefined
  }
  expect(await siteIdOf('a.example')).toBe(site.id)
  expect(await siteIdOf('www.a.example')).toBe(own.id)
  expect(await siteIdOf('shop.a.example')).toBeUndefined()
  expect(await siteIdOf('example')).toBeUndefined()
})

test('a public id is no domain, also when the site was found just now', async () => {
  expect(await send()).toEqual({ kind: 'accepted', drops: [] })
  expect(await collector.take(eventFor([{ domain: site.public_id }]), SENDER)).toEqual({ kind: 'unknown-site' })
})

test('while the database is away, sites that were known go on', async () => {
  const other = await addSite('b.example')
  expect(await send()).toEqual({ kind: 'accepted', drops: [] })
  await db.destroy()
  now += 60_000
  expect(await send()).toEqual({ kind: 'accepted', drops: [] })
  await expect(collector.take(eventFor([{ publicId: other.public_id }]), SENDER)).rejects.toThrow(
    'driver has already been destroyed',
  )
  expect(lines).toHaveLength(2)
})

test('events beyond a limit of bytes are written for no site; accepted ones stay', async () => {
  const other = await addSite('b.example')
  const spool = { append: async (line: string) => void lines.push(line) } as unknown as Spool
  const byteLimits = createByteLimits({ address: 1500, site: 0, windowMs: 60_000 })
  collector = createCollector(db, spool, () => now, { addressHash: () => '', onDrop: () => {}, byteLimits })
  const sites = [{ domain: 'a.example' }, { domain: 'b.example' }]
  expect(await collector.take(eventFor(sites), SENDER, '198.51.100.1')).toMatchObject({ kind: 'accepted' })
  const answer = await collector.take(eventFor(sites), SENDER, '198.51.100.1')
  expect(answer).toEqual({ kind: 'limited', limit: 'address_bytes', max: 1500, seconds: 60 })
  expect(lines).toHaveLength(1)
  expect(Buffer.byteLength(lines[0] ?? '')).toBeGreaterThan(750)
  expect(collector.activity(other.id).acceptedAt).toBe(NOW.getTime())
  now += 60_000
  expect(await collector.take(eventFor(sites), SENDER, '198.51.100.1')).toMatchObject({ kind: 'accepted' })
})

test('an event that the spool could not keep uses up nothing of a limit of bytes', async () => {
  let isFull = true
  const append = async (line: string) => {
    if (isFull) throw new SpoolFullError('The spool is full')
    lines.push(line)
  }
  const byteLimits = createByteLimits({ address: 1500, site: 1500, windowMs: 60_000 })
  const options = { addressHash: () => '', onDrop: () => {}, byteLimits }
  collector = createCollector(db, { append } as unknown as Spool, () => now, options)
  const take = () => collector.take(eventFor([{ domain: 'a.example' }]), SENDER, '198.51.100.1')
  for (let attempt = 0; attempt < 10; attempt += 1) await expect(take()).rejects.toThrow(SpoolFullError)
  isFull = false
  expect([await take(), await take()]).toMatchObject([{ kind: 'accepted' }, { kind: 'accepted' }])
  expect(await take()).toMatchObject({ kind: 'limited', limit: 'address_bytes' })
})

test.each([
  ['a limit of bytes refuses', false],
  ['the spool cannot keep', true],
])('an event that %s drops nothing yet, because it comes again', async (_case, isSpoolFull) => {
  const disabled = await addSite('b.example')
  await updateSite(db, disabled, { status: 'disabled' }, NOW)
  const dropped: number[] = []
  const onDrop = (siteId: number) => void dropped.push(siteId)
  const byteLimits = createByteLimits({ address: 1000, site: 0, windowMs: 60_000 })
  let isFull = false
  const append = async () => {
    if (isFull) throw new SpoolFullError('The spool is full')
  }
  const options = { addressHash: () => '', onDrop, byteLimits }
  collector = createCollector(db, { append } as unknown as Spool, () => now, options)
  const both = eventFor([{ domain: 'a.example' }, { domain: 'b.example' }])
  const take = () => collector.take(both, SENDER, isSpoolFull ? undefined : '198.51.100.1')
  expect(await take()).toEqual({ kind: 'accepted', drops: ['disabled'] })
  expect(dropped).toEqual([disabled.id])
  now += 1000
  isFull = isSpoolFull
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const answer = take().catch((error: Error) => ({ kind: error.name }))
    expect(await answer).toMatchObject({ kind: isSpoolFull ? 'SpoolFullError' : 'limited' })
  }
  expect(dropped).toEqual([disabled.id])
  expect(collector.activity(disabled.id).droppedAt).toBe(NOW.getTime())
  now += 60_000
  isFull = false
  expect(await take()).toEqual({ kind: 'accepted', drops: ['disabled'] })
  expect(dropped).toEqual([disabled.id, disabled.id])
  expect(collector.activity(disabled.id)).toMatchObject({ droppedAt: now, dropReason: 'disabled' })
})
