import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase, type Database } from '../store/database/database.ts'
import { insertViewer, isViewer, listViewers } from '../store/database/site-viewers.ts'
import { insertTheme } from '../store/database/themes.ts'
import { countWebsites, findWebsite, listWebsites, websiteIds, type Website } from '../store/database/websites.ts'
import { addWebsite, changeWebsite, giveWebsite } from './change.ts'
import { listPersonalWebsites } from './personal.ts'
import { confirmDomain, removeWebsites } from './remove.ts'
import { shareWebsite, unshareWebsite } from './viewers.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const LATER = new Date('2026-11-20T11:00:00Z')

let db: Database
let owner: number
let other: number

beforeEach(async () => {
  db = await openDatabase(':memory:')
  owner = await addUser('owner@example.com')
  other = await addUser('other@example.com')
})
afterEach(() => db.destroy())

async function addUser(email: string, change: { status?: 'disabled'; first_login_at?: string } = {}): Promise<number> {
  const at = NOW.toISOString()
  const { id } = await db
    .insertInto('app_user')
    .values({
      union_id: email,
      email,
      password_hash: '',
      invite_code: email,
      level: 'member',
      first_login_at: at,
      created_at: at,
      updated_at: at,
      ...change,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const addSite = (domain: string, ownerId = owner, name = domain): Promise<Website> =>
  addWebsite(db, { name, domain, currency_type: 'EUR' }, { ownerId }, NOW)

const userOf = (id: number) => db.selectFrom('app_user').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const refusalAt = (key: string, field: string) => ({ key, data: { fields: { [field]: key } } })

describe('changing a site', () => {
  test('changes what is given, and counts its version', async () => {
    const site = await addSite('a.example')
    const { site: changed, isStale } = await changeWebsite(db, site, { name: 'B', domain: undefined }, LATER)
    expect(isStale).toBe(false)
    expect(changed).toEqual({ ...site, name: 'B', version: 2, updated_at: LATER.toISOString() })
  })

  test('of two who change one state exactly one wins, and the other learns how it is now', async () => {
    const site = await addSite('a.example')
    const results = await Promise.all(['B', 'C', 'D'].map((name) => changeWebsite(db, site, { name }, LATER)))
    const winners = results.filter((result) => !result.isStale)
    expect(winners).toHaveLength(1)
    expect(new Set(results.map((result) => result.site.name)).size).toBe(1)
    expect(await findWebsite(db, site.id)).toEqual(winners[0]?.site)
  })

  test('refuses a domain of another site, a theme that is not there and a site that is gone', async () => {
    const site = await addSite('a.example')
    await addSite('b.example', other)
    await expect(changeWebsite(db, site, { domain: 'b.example' }, NOW)).rejects.toMatchObject(
      refusalAt('domain_taken', 'domain'),
    )
    await expect(changeWebsite(db, site, { theme_id: 7 }, NOW)).rejects.toMatchObject(
      refusalAt('not_found', 'theme_id'),
    )
    await expect(changeWebsite(db, { id: 99, version: 1 }, {}, NOW)).rejects.toMatchObject({ key: 'not_found' })
    expect(await findWebsite(db, site.id)).toEqual(site)
  })
})

describe('giving a site away', () => {
  test('makes a viewer its owner', async () => {
    const site = await addSite('a.example')
    await insertViewer(db, site.id, other, NOW)
    expect(await giveWebsite(db, site, other, NOW)).toMatchObject({ site: { owner_id: other, version: 2 } })
    expect(await isViewer(db, site.id, other)).toBe(false)
    expect(await giveWebsite(db, site, owner, NOW)).toMatchObject({ isStale: true, site: { owner_id: other } })
  })

  test('needs an active account', async () => {
    const site = await addSite('a.example')
    const disabled = await addUser('disabled@example.com', { status: 'disabled' })
    for (const id of [disabled, 99])
      await expect(giveWebsite(db, site, id, NOW)).rejects.toMatchObject(refusalAt('not_found', 'owner_id'))
    await expect(addSite('b.example', disabled)).rejects.toMatchObject(refusalAt('not_found', 'owner_id'))
  })
})

describe('sharing a site', () => {
  test('twice is the same as once', async () => {
    const site = await addSite('a.example')
    const shared = await shareWebsite(db, site, 'other@example.com', NOW)
    expect(shared).toEqual({
      user_id: other,
      email: 'other@example.com',
      nickname: null,
      created_at: NOW.toISOString(),
    })
    expect(await shareWebsite(db, site, 'other@example.com', LATER)).toEqual(shared)
    expect(await listViewers(db, site.id)).toEqual([shared])
    await unshareWebsite(db, site, other)
    await expect(unshareWebsite(db, site, other)).rejects.toMatchObject({ key: 'not_found' })
  })

  test('with nobody, or with the owner, is refused', async () => {
    const site = await addSite('a.example')
    await expect(shareWebsite(db, site, 'nobody@example.com', NOW)).rejects.toMatchObject(
      refusalAt('viewer_unknown', 'email'),
    )
    await expect(shareWebsite(db, site, 'owner@example.com', NOW)).rejects.toMatchObject(
      refusalAt('viewer_is_owner', 'email'),
    )
  })

  test('lists own and shared sites; the membership of the owner counts', async () => {
    const expired = await addUser('expired@example.com', { first_login_at: '2020-01-01T00:00:00.000Z' })
    const [own, shared, blocked] = [
      await addSite('a.example'),
      await addSite('b.example', other),
      await addSite('c.example', expired),
    ]
    await addSite('d.example', other)
    for (const site of [shared, blocked]) await insertViewer(db, site.id, owner, NOW)
    expect(await listPersonalWebsites(db, await userOf(owner), NOW)).toEqual([
      { site: own, access: 'owner', isBlocked: false },
      { site: shared, access: 'viewer', isBlocked: false },
      { site: blocked, access: 'viewer', isBlocked: true },
    ])
  })
})

describe('removing sites', () => {
  const homes = (log: unknown[]) => ({
    db,
    collector: { forgetSites: () => void log.push('forgotten') },
    jobs: { start: async (job: unknown) => log.push(job) },
  })

  test('lets one job delete what was collected', async () => {
    const sites = [await addSite('a.example'), await addSite('b.example')]
    for (const site of sites) await insertViewer(db, site.id, other, NOW)
    const ids = sites.map((site) => site.id)
    const log: unknown[] = []
    expect(await removeWebsites(homes(log), [...ids, 99, 9_007_199_254_740_991], other)).toEqual({
      removed: ids,
      jobId: 1,
    })
    expect(log).toEqual([{ kind: 'delete_site_data', ownerId: other, input: { site_ids: ids } }, 'forgotten'])
    expect(await db.selectFrom('site_viewer').selectAll().execute()).toEqual([])
    expect(await removeWebsites(homes(log), ids, other)).toEqual({ removed: [], jobId: undefined })
    expect(log.filter((entry) => entry !== 'forgotten')).toHaveLength(1)
  })

  test('keeps them where the job cannot be kept', async () => {
    const site = await addSite('a.example')
    const jobs = { start: () => Promise.reject(new Error('the disk is full')) }
    await expect(removeWebsites({ ...homes([]), jobs }, [site.id], owner)).rejects.toThrow('the disk is full')
    expect(await findWebsite(db, site.id)).toEqual(site)
  })

  test.each(['a.example', ' A.Example ', 'https://a.example/path', 'a.example.'])('"%s" confirms', (typed) => {
    expect(() => confirmDomain({ domain: 'a.example' }, typed)).not.toThrow()
  })

  test.each(['b.example', 'a.example.org', 'www.a.example', '-', 'a example'])('"%s" does not confirm', (typed) => {
    expect(() => confirmDomain({ domain: 'a.example' }, typed)).toThrow('domain_mismatch')
  })
})

describe('the list of all sites', () => {
  const page = { current: 1, pageSize: 20 }
  const domains = async (filters: Parameters<typeof listWebsites>[1], more: object = {}) => {
    const { sites, total } = await listWebsites(db, filters, { ...page, ...more })
    expect(await countWebsites(db, filters)).toBe(total)
    return { domains: sites.map((site) => site.domain), total }
  }

  beforeEach(async () => {
    await addSite('c.example', owner, 'Shop one')
    await addSite('a.example', other, 'shop Two')
    await addSite('b.example', other, 'Äpfel')
  })

  test('filters by the beginning of name, domain and e-mail address, and by equality', async () => {
    expect(await domains({ name: 'SHOP' })).toEqual({ domains: ['a.example', 'c.example'], total: 2 })
    expect(await domains({ name: 'shop t' })).toMatchObject({ domains: ['a.example'] })
    expect(await domains({ name: 'Äp' })).toMatchObject({ domains: ['b.example'] })
    expect(await domains({ name: 'hop' })).toEqual({ domains: [], total: 0 })
    expect(await domains({ name: '%' })).toEqual({ domains: [], total: 0 })
    expect(await domains({ domain: 'B.' })).toMatchObject({ domains: ['b.example'] })
    expect(await domains({ owner_email: 'Other@' })).toMatchObject({ domains: ['b.example', 'a.example'] })
    expect(await domains({ owner_id: String(owner) })).toMatchObject({ domains: ['c.example'] })
    expect(await domains({ owner_id: 'x' })).toMatchObject({ total: 0 })
    expect(await domains({ status: 'disabled' })).toMatchObject({ total: 0 })
    const theme = await insertTheme(
      db,
      { name: 'T', description: null, repository: null, status: 'draft', sort: 0, image_hash: null },
      NOW,
    )
    await changeWebsite(db, { id: 1, version: 1 }, { theme_id: theme.id, status: 'disabled' }, NOW)
    expect(await domains({ theme_id: String(theme.id), status: 'disabled' })).toMatchObject({ domains: ['c.example'] })
  })

  test('is sorted and cut in the database', async () => {
    expect((await domains({})).domains).toEqual(['b.example', 'a.example', 'c.example'])
    const byDomain = { columnKey: 'domain', order: 'ascend' }
    expect((await domains({}, byDomain)).domains).toEqual(['a.example', 'b.example', 'c.example'])
    expect(await domains({}, { ...byDomain, current: 2, pageSize: 2 })).toEqual({ domains: ['c.example'], total: 3 })
    // What is alike stands in the order of its ids.
    expect((await domains({}, { columnKey: 'created_at', order: 'ascend' })).domains[0]).toBe('c.example')
    expect(await websiteIds(db, { name: 'shop' }, 10)).toEqual([1, 2])
    expect(await websiteIds(db, {}, 2)).toEqual([1, 2])
  })
})
