import { deletedEntryLimits, goalLimits, siteLimits } from '@sightline/api-client/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { insertInvitedUser } from '../store/relational/accounts/user-changes.ts'
import type { User } from '../store/relational/accounts/users.ts'
import { openDatabase, type Database } from '../store/relational/database.ts'
import { insertAnnotation, listAnnotations } from '../store/relational/sites/annotations.ts'
import { insertFunnel, listFunnels } from '../store/relational/sites/funnels.ts'
import { insertGoal, listGoals, updateGoal } from '../store/relational/sites/goals.ts'
import { insertSavedView, listSavedViews } from '../store/relational/sites/saved-views.ts'
import { insertShareLink, listShareLinks } from '../store/relational/sites/share-links.ts'
import { readSiteExclusions, type ExclusionChanges } from '../store/relational/sites/site-exclusions.ts'
import { insertSite } from '../store/relational/sites/sites.ts'
import { changeExclusions } from './exclusions.ts'
import { listRestorable, removeEntry, restoreEntry } from './deleted-entries.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const hoursLater = (hours: number) => new Date(NOW.getTime() + hours * 60 * 60 * 1000)
const condition = { kind: 'event', pattern: 'Buy', properties: [{ key: 'plan', value: 'pro' }] } as const

let db: Database
let site: { id: number; owner_id: number }
let owner: Pick<User, 'id' | 'level'>
let viewer: Pick<User, 'id' | 'level'>

beforeEach(async () => {
  db = await openDatabase(':memory:')
  const invite = async (email: string) => {
    const { id } = await insertInvitedUser(db, { email, level: 'member', passwordHash: 'x' }, NOW)
    return { id, level: 'member' } as const
  }
  owner = await invite('owner@example.com')
  viewer = await invite('viewer@example.com')
  const fields = { name: 'Site', domain: 'site.example', currencyType: 'EUR', timeZone: 'UTC' } as const
  const added = await insertSite(db, { ...fields, ownerId: owner.id, weekStart: 'monday', now: NOW })
  site = { id: added?.id ?? 0, owner_id: owner.id }
})
afterEach(() => db.destroy())

const addGoal = (name: string) => insertGoal(db, site.id, { name, ...condition }, NOW)
const remove = async (kind: Parameters<typeof removeEntry>[1], id: number, now = NOW) =>
  (await removeEntry(db, kind, site.id, id, now)).deletion_id
const restore = (id: number, { user = owner, now = NOW } = {}) => restoreEntry(db, { site, user }, id, now)
const namesFor = async (user: typeof owner, now = NOW) =>
  (await listRestorable(db, { site, user }, now)).map(({ name }) => name)

/** All that the site has of entries. */
const allEntries = async () => ({
  goals: await listGoals(db, site.id),
  funnels: await listFunnels(db, site.id),
  annotations: await listAnnotations(db, site.id, {}),
  views: [await listSavedViews(db, site.id, owner.id), await listSavedViews(db, site.id, viewer.id)],
  links: await listShareLinks(db, site.id),
})

test('each kind of entry comes back with its id and all its fields', async () => {
  const goal = await addGoal('Order')
  await updateGoal(db, site.id, { id: goal.id, version: goal.version }, { name: 'Orders' }, hoursLater(1))
  const steps = ['/', '/thanks'].map((pattern) => ({ ...condition, name: pattern, kind: 'page' as const, pattern }))
  const funnel = await insertFunnel(db, site.id, { name: 'Way', steps }, NOW)
  const annotation = await insertAnnotation(db, site.id, { day: '2026-11-19', text: 'Relaunch' }, NOW)
  const place = { siteId: site.id, userId: owner.id }
  const view = await insertSavedView(db, place, { name: 'Mine', state: { range: '7d' }, is_shared: false }, NOW)
  const shared = await insertSavedView(db, place, { name: 'Ours', state: {}, is_shared: true }, NOW)
  const link = await insertShareLink(
    db,
    {
      website_id: site.id,
      name: 'Board',
      password_hash: null,
      ends_on: null,
      public_id: 'abc',
      filters: [['is', 'country', ['DE']]],
      panels: ['page', 'funnels'],
      has_annotations: true,
    },
    NOW,
  )
  const before = await allEntries()

  const deletions = [
    await remove('goal', goal.id),
    await remove('funnel', funnel.id),
    await remove('annotation', annotation.id),
    await remove('saved_view', view.id),
    await remove('saved_view', shared.id),
    await remove('share_link', link.id),
  ]
  expect(await allEntries()).toEqual({ goals: [], funnels: [], annotations: [], views: [[], []], links: [] })
  expect(await namesFor(owner)).toEqual(['Board', 'Ours', 'Mine', 'Relaunch', 'Way', 'Orders'])

  for (const id of deletions) await restore(id) // oxlint-disable-line no-await-in-loop -- one after the other, as people do
  expect(await allEntries()).toEqual(before)
  expect(await namesFor(owner)).toEqual([])
})

test('people who only view a site restore their own saved views and nothing else', async () => {
  const goal = await remove('goal', (await addGoal('Order')).id)
  const saveView = (userId: number, name: string) =>
    insertSavedView(db, { siteId: site.id, userId }, { name, state: {}, is_shared: false }, NOW)
  const ofOwner = await remove('saved_view', (await saveView(owner.id, 'Of the owner')).id)
  const ofViewer = await remove('saved_view', (await saveView(viewer.id, 'Of the viewer')).id)
  expect(await namesFor(viewer)).toEqual(['Of the viewer'])
  expect(await namesFor(owner)).toEqual(['Of the owner', 'Order'])
  await expect(restore(goal, { user: viewer })).rejects.toMatchObject({ message: 'not_found' })
  await expect(restore(ofOwner, { user: viewer })).rejects.toMatchObject({ message: 'not_found' })
  await expect(restore(ofViewer)).rejects.toMatchObject({ message: 'not_found' })
  expect(await restore(ofViewer, { user: viewer })).toMatchObject({ kind: 'saved_view' })
})

test('an entry can be restored for a day, and once', async () => {
  const id = await remove('goal', (await addGoal('Order')).id)
  const [entry] = await listRestorable(db, { site, user: owner }, hoursLater(23))
  expect(entry).toMatchObject({ deleted_at: NOW.toISOString(), restorable_until: hoursLater(24).toISOString() })
  expect(await namesFor(owner, hoursLater(24))).toEqual([])
  await expect(restore(id, { now: hoursLater(24) })).rejects.toMatchObject({ message: 'not_found' })
  await restore(id, { now: hoursLater(23) })
  await expect(restore(id)).rejects.toMatchObject({ message: 'not_found' })
})

test('an entry whose name is taken meanwhile, or for which there is no room, stays deleted and can be restored later', async () => {
  const id = await remove('goal', (await addGoal('Order')).id)
  const other = await addGoal('Order')
  await expect(restore(id)).rejects.toMatchObject({ message: 'name_taken', data: { fields: { name: 'name_taken' } } })
  await remove('goal', other.id)
  for (let number = 0; number < goalLimits.perSite; number += 1) await addGoal(`Goal ${number}`) // oxlint-disable-line no-await-in-loop -- one after the other
  await expect(restore(id)).rejects.toMatchObject({ message: 'too_many_entries' })
  await remove('goal', (await listGoals(db, site.id))[0]?.id ?? 0)
  await restore(id)
  expect((await listGoals(db, site.id)).map(({ name }) => name)).toContain('Order')
})

test('what is taken out of the exclusions comes back beside what was added since', async () => {
  const change = async (changes: ExclusionChanges) => {
    const { version } = await readSiteExclusions(db, site.id)
    expect(await changeExclusions(db, { id: site.id, version }, changes, NOW)).toBe(true)
  }
  await change({ excluded_paths: ['/admin/*', '/draft'], excluded_countries: ['DE', 'FR'] })
  expect(await namesFor(owner)).toEqual([])
  await change({ excluded_paths: ['/draft'], excluded_countries: ['FR'] })
  await change({ excluded_paths: ['/draft', '/new'] })
  expect(await changeExclusions(db, { id: site.id, version: 1 }, { excluded_paths: [] }, NOW)).toBe(false)

  const [entry, ...others] = await listRestorable(db, { site, user: owner }, NOW)
  expect(entry).toMatchObject({ kind: 'exclusions', name: '/admin/*, DE' })
  expect(others).toEqual([])
  expect(await listRestorable(db, { site, user: viewer }, NOW)).toEqual([])
  expect(await restore(entry?.id ?? 0)).toEqual({ kind: 'exclusions', id: site.id })
  expect(await readSiteExclusions(db, site.id)).toMatchObject({
    excluded_paths: ['/draft', '/new', '/admin/*'],
    excluded_countries: ['FR', 'DE'],
    version: 4,
  })
})

test('exclusions for which there is no room stay deleted', async () => {
  const paths = Array.from({ length: siteLimits.excludedPaths }, (_, number) => `/${number}`)
  await changeExclusions(db, { id: site.id, version: 0 }, { excluded_paths: ['/old'] }, NOW)
  await changeExclusions(db, { id: site.id, version: 1 }, { excluded_paths: paths }, NOW)
  const [entry] = await listRestorable(db, { site, user: owner }, NOW)
  await expect(restore(entry?.id ?? 0)).rejects.toMatchObject({ message: 'too_many_entries' })
  expect(await namesFor(owner)).toEqual(['/old'])
})

test('of the deleted entries of a site only the newest are kept', async () => {
  const first = await remove('goal', (await addGoal('First')).id)
  for (let number = 0; number < deletedEntryLimits.perSite; number += 1)
    await remove('goal', (await addGoal(`Goal ${number}`)).id) // oxlint-disable-line no-await-in-loop -- one after the other
  expect(await namesFor(owner)).toHaveLength(deletedEntryLimits.perSite)
  await expect(restore(first)).rejects.toMatchObject({ message: 'not_found' })
})
