import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase, type Database } from '../store/relational/database.ts'
import type { User } from '../store/relational/accounts/users.ts'
import { anonymiseUser } from '../store/relational/accounts/user-changes.ts'
import { listReceivedInvitations, listSiteInvitations } from '../store/relational/sites/site-invitations.ts'
import { insertViewer, isViewer, listViewers } from '../store/relational/sites/site-viewers.ts'
import { insertTheme } from '../store/relational/themes.ts'
import { countSites, listSites, siteIds } from '../store/relational/sites/site-list.ts'
import { findSite, type Site } from '../store/relational/sites/sites.ts'
import { addSite, changeSite, transferOwnership } from './change-site.ts'
import { listPersonalSites, personalSite } from './personal-site.ts'
import { confirmDomain, removeSites } from './remove-sites.ts'
import { acceptInvitation, declineInvitation, inviteViewer, withdrawInvitation } from './invitations.ts'
import { unshareSite } from './unshare-site.ts'

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

const addTestSite = (domain: string, ownerId = owner, name = domain): Promise<Site> =>
  addSite(db, { name, domain, currency_type: 'EUR' }, { ownerId }, NOW)

const userOf = (id: number) => db.selectFrom('app_user').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const apiErrorAt = (key: string, field: string) => ({ key, data: { fields: { [field]: key } } })

describe('changing a site', () => {
  test('changes what is given, and counts its version', async () => {
    const site = await addTestSite('a.example')
    const { site: changed, isStale } = await changeSite(db, site, { name: 'B', domain: undefined }, LATER)
    expect(isStale).toBe(false)
    expect(changed).toEqual({ ...site, name: 'B', version: 2, updated_at: LATER.toISOString() })
  })

  test('of two who change one state exactly one wins, and the other learns how it is now', async () => {
    const site = await addTestSite('a.example')
    const results = await Promise.all(['B', 'C', 'D'].map((name) => changeSite(db, site, { name }, LATER)))
    const winners = results.filter((result) => !result.isStale)
    expect(winners).toHaveLength(1)
    expect(new Set(results.map((result) => result.site.name)).size).toBe(1)
    expect(await findSite(db, site.id)).toEqual(winners[0]?.site)
  })

  test('refuses a domain of another site, a theme that is not there and a site that is gone', async () => {
    const site = await addTestSite('a.example')
    await addTestSite('b.example', other)
    await expect(changeSite(db, site, { domain: 'b.example' }, NOW)).rejects.toMatchObject(
      apiErrorAt('domain_taken', 'domain'),
    )
    await expect(changeSite(db, site, { theme_id: 7 }, NOW)).rejects.toMatchObject(apiErrorAt('not_found', 'theme_id'))
    await expect(changeSite(db, { id: 99, version: 1 }, {}, NOW)).rejects.toMatchObject({ key: 'not_found' })
    expect(await findSite(db, site.id)).toEqual(site)
  })
})

describe('giving a site away', () => {
  test('makes a viewer its owner', async () => {
    const site = await addTestSite('a.example')
    await insertViewer(db, site.id, other, NOW)
    expect(await transferOwnership(db, site, other, NOW)).toMatchObject({ site: { owner_id: other, version: 2 } })
    expect(await isViewer(db, site.id, other)).toBe(false)
    expect(await transferOwnership(db, site, owner, NOW)).toMatchObject({ isStale: true, site: { owner_id: other } })
  })

  test('needs an active account', async () => {
    const site = await addTestSite('a.example')
    const disabled = await addUser('disabled@example.com', { status: 'disabled' })
    for (const id of [disabled, 99])
      await expect(transferOwnership(db, site, id, NOW)).rejects.toMatchObject(apiErrorAt('not_found', 'owner_id'))
    await expect(addTestSite('b.example', disabled)).rejects.toMatchObject(apiErrorAt('not_found', 'owner_id'))
  })
})

describe('sharing a site', () => {
  const invite = (site: Site, email: string, now = NOW) => inviteViewer(db, { site, inviterId: owner, email }, now)
  const after = (days: number) => new Date(NOW.getTime() + days * 86_400_000)

  test('waits for nobody while whoever invited is disabled', async () => {
    const site = await addTestSite('a.example')
    const { id } = await invite(site, 'other@example.com')
    await db.updateTable('app_user').set({ status: 'disabled' }).where('id', '=', owner).execute()
    expect(await listReceivedInvitations(db, 'other@example.com', NOW)).toEqual([])
    await expect(acceptInvitation(db, await userOf(other), id, NOW)).rejects.toThrow('not_found')
    await db.updateTable('app_user').set({ status: 'active' }).where('id', '=', owner).execute()
    expect(await acceptInvitation(db, await userOf(other), id, NOW)).toBe(site.id)
  })

  test('needs that the person accepts', async () => {
    const site = await addTestSite('a.example')
    const { id, ...invited } = await invite(site, 'other@example.com')
    expect(invited).toEqual({
      website_id: site.id,
      email: 'other@example.com',
      inviter_id: owner,
      status: 'waiting',
      created_at: NOW.toISOString(),
      expires_at: after(30).toISOString(),
    })
    expect(await listViewers(db, site.id)).toEqual([])
    expect(await isViewer(db, site.id, other)).toBe(false)
    const [received, ...none] = await listReceivedInvitations(db, 'other@example.com', NOW)
    expect(none).toEqual([])
    expect(received).toMatchObject({ id, inviter: 'owner@example.com', site_name: site.name, domain: 'a.example' })
    await expect(acceptInvitation(db, await userOf(owner), id, NOW)).rejects.toThrow('not_found')
    expect(await acceptInvitation(db, await userOf(other), id, LATER)).toBe(site.id)
    expect(await listViewers(db, site.id)).toEqual([
      { user_id: other, email: 'other@example.com', nickname: null, created_at: LATER.toISOString() },
    ])
    await expect(acceptInvitation(db, await userOf(other), id, LATER)).rejects.toThrow('not_found')
    expect(await listSiteInvitations(db, site.id, LATER)).toEqual([])
    await unshareSite(db, site, other)
    await expect(unshareSite(db, site, other)).rejects.toMatchObject({ key: 'not_found' })
  })

  test('is the same with an address that has no account', async () => {
    const site = await addTestSite('a.example')
    const known = await invite(site, 'other@example.com')
    const unknown = await invite(site, 'nobody@example.com')
    expect({ ...unknown, id: known.id, email: known.email }).toEqual(known)
    const late = await addUser('nobody@example.com')
    expect(await acceptInvitation(db, await userOf(late), unknown.id, NOW)).toBe(site.id)
  })

  test('with the owner, or with somebody once more, is refused', async () => {
    const site = await addTestSite('a.example')
    await expect(invite(site, 'owner@example.com')).rejects.toMatchObject(apiErrorAt('viewer_is_owner', 'email'))
    await insertViewer(db, site.id, other, NOW)
    await expect(invite(site, 'other@example.com')).rejects.toMatchObject(apiErrorAt('viewer_exists', 'email'))
  })

  test('can be declined, of which the owner sees nothing else, and withdrawn', async () => {
    const site = await addTestSite('a.example')
    const { id } = await invite(site, 'other@example.com')
    await expect(declineInvitation(db, await userOf(owner), id, NOW)).rejects.toThrow('not_found')
    await declineInvitation(db, await userOf(other), id, LATER)
    expect(await listSiteInvitations(db, site.id, LATER)).toMatchObject([
      { status: 'declined', created_at: NOW.toISOString() },
    ])
    expect(await listReceivedInvitations(db, 'other@example.com', LATER)).toEqual([])
    await expect(acceptInvitation(db, await userOf(other), id, LATER)).rejects.toThrow('not_found')
    const again = await invite(site, 'other@example.com', LATER)
    expect(again).toMatchObject({ id, status: 'waiting', created_at: LATER.toISOString() })
    await expect(withdrawInvitation(db, await addTestSite('b.example'), id)).rejects.toThrow('not_found')
    await withdrawInvitation(db, site, id)
    await expect(acceptInvitation(db, await userOf(other), id, LATER)).rejects.toThrow('not_found')
    await expect(withdrawInvitation(db, site, id)).rejects.toThrow('not_found')
  })

  test('can be accepted for thirty days; inviting again begins anew', async () => {
    const site = await addTestSite('a.example')
    const { id } = await invite(site, 'other@example.com')
    await invite(site, 'other@example.com', after(20))
    expect(await listReceivedInvitations(db, 'other@example.com', after(49))).toHaveLength(1)
    expect(await listReceivedInvitations(db, 'other@example.com', after(50))).toEqual([])
    expect(await listSiteInvitations(db, site.id, after(50))).toEqual([])
    for (const end of [acceptInvitation, declineInvitation])
      await expect(end(db, await userOf(other), id, after(50))).rejects.toThrow('not_found')
    await invite(site, 'somebody@example.com', after(50))
    expect(await db.selectFrom('site_invitation').select('email').execute()).toEqual([
      { email: 'somebody@example.com' },
    ])
  })

  test('fifty wait for one site at most', async () => {
    const site = await addTestSite('a.example')
    for (let person = 0; person < 50; person += 1) await invite(site, `p${person}@example.com`)
    await expect(invite(site, 'other@example.com')).rejects.toThrow('too_many_entries')
    await invite(site, 'p0@example.com', LATER)
    await invite(await addTestSite('b.example'), 'other@example.com')
    await invite(site, 'other@example.com', after(31))
  })

  test('an invitation does not outlive its site, its inviter or a new owner', async () => {
    const [site, given, left] = [
      await addTestSite('a.example'),
      await addTestSite('b.example'),
      await addTestSite('c.example'),
    ]
    const sender = await addUser('sender@example.com')
    await invite(site, 'x@example.com')
    await invite(given, 'x@example.com')
    await inviteViewer(db, { site: left, inviterId: sender, email: 'x@example.com' }, NOW)
    await inviteViewer(db, { site: left, inviterId: owner, email: 'sender@example.com' }, NOW)
    await db.deleteFrom('website').where('id', '=', site.id).execute()
    await transferOwnership(db, { id: given.id, version: given.version }, other, NOW)
    await anonymiseUser(db, sender, NOW)
    expect(await db.selectFrom('site_invitation').selectAll().execute()).toEqual([])
  })

  test('lists own and shared sites; the membership of the owner counts', async () => {
    const expired = await addUser('expired@example.com', { first_login_at: '2020-01-01T00:00:00.000Z' })
    const [own, shared, blocked] = [
      await addTestSite('a.example'),
      await addTestSite('b.example', other),
      await addTestSite('c.example', expired),
    ]
    await addTestSite('d.example', other)
    for (const site of [shared, blocked]) await insertViewer(db, site.id, owner, NOW)
    expect(await listPersonalSites(db, await userOf(owner), NOW)).toEqual([
      { site: own, access: 'owner', isBlocked: false, ownerEmail: undefined },
      { site: shared, access: 'viewer', isBlocked: false, ownerEmail: undefined },
      { site: blocked, access: 'viewer', isBlocked: true, ownerEmail: undefined },
    ])
  })

  test('only an administrator sees the e-mail address of an owner, and not their own', async () => {
    const shared = await addTestSite('b.example', other)
    const ownerSeenBy = async (level: User['level'], userId = owner) =>
      (await personalSite(db, shared, { ...(await userOf(userId)), level }, NOW)).ownerEmail
    const { email } = await userOf(other)
    expect(await Promise.all((['member', 'operator', 'admin'] as const).map((level) => ownerSeenBy(level)))).toEqual([
      undefined,
      undefined,
      email,
    ])
    expect(await ownerSeenBy('admin', other)).toBeUndefined()
  })
})

describe('removing sites', () => {
  const homes = (log: unknown[]) => ({
    db,
    collector: { forgetSites: () => void log.push('forgotten') },
    jobs: { start: async (job: unknown) => log.push(job) },
  })

  test('lets one job delete what was collected', async () => {
    const sites = [await addTestSite('a.example'), await addTestSite('b.example')]
    for (const site of sites) await insertViewer(db, site.id, other, NOW)
    const ids = sites.map((site) => site.id)
    const log: unknown[] = []
    expect(await removeSites(homes(log), [...ids, 99, 9_007_199_254_740_991], other)).toEqual({
      removed: ids,
      jobId: 1,
    })
    expect(log).toEqual([{ kind: 'delete_site_data', ownerId: other, input: { site_ids: ids } }, 'forgotten'])
    expect(await db.selectFrom('site_viewer').selectAll().execute()).toEqual([])
    expect(await removeSites(homes(log), ids, other)).toEqual({ removed: [], jobId: undefined })
    expect(log.filter((entry) => entry !== 'forgotten')).toHaveLength(1)
  })

  test('keeps them where the job cannot be kept', async () => {
    const site = await addTestSite('a.example')
    const jobs = { start: () => Promise.reject(new Error('the disk is full')) }
    await expect(removeSites({ ...homes([]), jobs }, [site.id], owner)).rejects.toThrow('the disk is full')
    expect(await findSite(db, site.id)).toEqual(site)
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
  const domains = async (filters: Parameters<typeof listSites>[1], more: object = {}) => {
    const { sites, total } = await listSites(db, filters, { ...page, ...more })
    expect(await countSites(db, filters)).toBe(total)
    return { domains: sites.map((site) => site.domain), total }
  }

  beforeEach(async () => {
    await addTestSite('c.example', owner, 'Shop one')
    await addTestSite('a.example', other, 'shop Two')
    await addTestSite('b.example', other, 'Äpfel')
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
    await changeSite(db, { id: 1, version: 1 }, { theme_id: theme.id, status: 'disabled' }, NOW)
    expect(await domains({ theme_id: String(theme.id), status: 'disabled' })).toMatchObject({ domains: ['c.example'] })
  })

  test('is sorted and cut in the database', async () => {
    expect((await domains({})).domains).toEqual(['b.example', 'a.example', 'c.example'])
    const byDomain = { columnKey: 'domain', order: 'ascend' }
    expect((await domains({}, byDomain)).domains).toEqual(['a.example', 'b.example', 'c.example'])
    expect(await domains({}, { ...byDomain, current: 2, pageSize: 2 })).toEqual({ domains: ['c.example'], total: 3 })
    // What is alike stands in the order of its ids.
    expect((await domains({}, { columnKey: 'created_at', order: 'ascend' })).domains[0]).toBe('c.example')
    expect(await siteIds(db, { name: 'shop' }, 10)).toEqual([1, 2])
    expect(await siteIds(db, {}, 2)).toEqual([1, 2])
  })
})
