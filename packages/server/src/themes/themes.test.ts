import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase, type Database } from '../store/relational/database.ts'
import { findImage, type Image } from '../store/relational/images.ts'
import { findTheme, listPublishedThemes, listThemes, themeIds } from '../store/relational/themes.ts'
import { insertFirstAdmin } from '../store/relational/accounts/users.ts'
import { findSite, insertSite } from '../store/relational/sites/sites.ts'
import { addTheme, changeTheme, moveTheme, panelsOf, removeThemes } from './themes.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const LATER = new Date('2026-11-20T11:00:00Z')

let db: Database
beforeEach(async () => {
  db = await openDatabase(':memory:')
})
afterEach(() => db.destroy())

const picture = (name: string): Image => ({
  hash: name.repeat(64),
  media_type: 'image/webp',
  bytes: new TextEncoder().encode(name),
})

/** A preview whose two pictures have the same size. */
const shown = (image: Image) => ({ preview: { picture: image, thumbnail: image } })

const fields = { name: 'Plain', description: null, repository: null, status: 'draft', sort: 0 } as const

const hashes = async () =>
  (await db.selectFrom('image').select('hash').orderBy('hash').execute()).map((row) => row.hash)

test('a theme keeps its picture until it has another one', async () => {
  const [one, two] = [picture('a'), picture('b')]
  const theme = await addTheme(db, fields, shown(one), NOW)
  expect(theme).toMatchObject({ ...fields, image_hash: one.hash, version: 1 })
  expect(Buffer.from((await findImage(db, one.hash))?.bytes ?? []).toString()).toBe('a')

  const { theme: renamed } = await changeTheme(db, theme, { name: 'Fancy' }, {}, LATER)
  expect(renamed).toMatchObject({ name: 'Fancy', image_hash: one.hash, version: 2 })
  const same = await changeTheme(db, renamed, {}, shown(one), LATER)
  expect(await hashes()).toEqual([one.hash])

  const { theme: changed } = await changeTheme(db, same.theme, {}, shown(two), LATER)
  expect(changed.image_hash).toBe(two.hash)
  expect(await hashes()).toEqual([two.hash])
})

test('a picture that two themes show stays with the other one', async () => {
  const one = await addTheme(db, fields, shown(picture('a')), NOW)
  const two = await addTheme(db, fields, shown(picture('a')), NOW)
  expect(await removeThemes(db, [one.id, 99], NOW)).toEqual([one.id])
  expect(await hashes()).toEqual([picture('a').hash])
  expect(await removeThemes(db, [two.id], NOW)).toEqual([two.id])
  expect(await hashes()).toEqual([])
})

test('of two who change one state exactly one wins, and the loser’s picture is not kept', async () => {
  const theme = await addTheme(db, fields, {}, NOW)
  const results = await Promise.all(
    ['a', 'b'].map((name) => changeTheme(db, theme, { name }, shown(picture(name)), LATER)),
  )
  expect(results.filter((result) => result.isStale)).toHaveLength(1)
  expect(new Set(results.map((result) => result.theme.name)).size).toBe(1)
  expect(await hashes()).toEqual([(await findTheme(db, theme.id))?.image_hash])
  await expect(changeTheme(db, { id: 99, version: 1 }, {}, shown(picture('c')), NOW)).rejects.toMatchObject({
    key: 'not_found',
  })
  expect(await hashes()).toHaveLength(1)
})

test('websites whose theme is removed have none', async () => {
  const theme = await addTheme(db, fields, {}, NOW)
  const admin = await insertFirstAdmin(db, { email: 'a@example.com', passwordHash: 'x', now: NOW })
  const site = await insertSite(db, {
    ownerId: admin?.id ?? 0,
    name: 'Site',
    domain: 'a.example',
    currencyType: 'EUR',
    timeZone: 'Etc/UTC',
    weekStart: 'monday',
    themeId: theme.id,
    now: NOW,
  })
  expect(site?.theme_id).toBe(theme.id)
  await removeThemes(db, [theme.id], LATER)
  expect(await findSite(db, site?.id ?? 0)).toMatchObject({
    theme_id: null,
    version: 2,
    updated_at: LATER.toISOString(),
  })
})

test('lists are filtered and sorted; owners see what is published, in its order', async () => {
  await addTheme(db, { ...fields, name: 'Beta', status: 'published', sort: 2 }, {}, NOW)
  await addTheme(db, { ...fields, name: 'alpha', status: 'published', sort: 1 }, {}, NOW)
  await addTheme(db, { ...fields, name: 'Alps' }, {}, NOW)
  const names = async (filters: object, more: object = {}) =>
    (await listThemes(db, filters, { current: 1, pageSize: 20, ...more })).themes.map((theme) => theme.name)
  expect(await names({})).toEqual(['Alps', 'alpha', 'Beta'])
  expect(await names({ name: 'ALP' }, { columnKey: 'sort', order: 'descend' })).toEqual(['alpha', 'Alps'])
  expect(await names({ status: 'published' }, { columnKey: 'sort', order: 'ascend' })).toEqual(['alpha', 'Beta'])
  expect(await themeIds(db, { status: 'draft' }, 10)).toEqual([3])
  expect((await listPublishedThemes(db)).map((theme) => theme.name)).toEqual(['alpha', 'Beta'])
})

test('a theme keeps its look, what is taken away is none, and its logo goes with it', async () => {
  const look = { accent: '#1a5fb4', font: 'nunito', radius: 0, panels: ['sources', 'content'] } as const
  const theme = await addTheme(db, { ...fields, ...look }, { logo: picture('l') }, NOW)
  expect(theme).toMatchObject({ accent: '#1a5fb4', font: 'nunito', radius: 0, logo_hash: picture('l').hash })
  expect(panelsOf(theme)).toEqual(['sources', 'content'])

  const same = await changeTheme(db, theme, { name: 'Other' }, {}, LATER)
  expect(same.theme).toMatchObject({ accent: '#1a5fb4', logo_hash: picture('l').hash })
  const { theme: plain } = await changeTheme(db, same.theme, { accent: null, panels: null }, { logo: null }, LATER)
  expect(plain).toMatchObject({ accent: null, font: 'nunito', logo_hash: null })
  expect(panelsOf(plain)).toBeNull()
  expect(await hashes()).toEqual([])
})

const names = async () => (await listPublishedThemes(db)).map(({ name }) => name).join('')

test('a theme is moved before or after another one, whatever their numbers were', async () => {
  const themes = []
  // All have the same number, as themes have that nobody has moved yet.
  for (const name of ['a', 'b', 'c', 'd'])
    themes.push(await addTheme(db, { ...fields, name, status: 'published' }, {}, NOW))
  const [a, b, , d] = themes.map(({ id }) => id)
  const move = async (id = 0, targetId = 0, position: 'before' | 'after' = 'before') => {
    const version = (await findTheme(db, id))?.version ?? 0
    const { theme, isStale } = await moveTheme(db, { id, version }, { targetId, position }, LATER)
    expect(isStale).toBe(false)
    expect(theme).toEqual(await findTheme(db, id))
    return names()
  }
  expect(await move(d, a, 'before')).toBe('dabc')
  expect(await move(d, b, 'after')).toBe('abdc')
  expect(await move(a, d, 'after')).toBe('bdac')
  expect(await move(a, a, 'after')).toBe('bdac')
  // The others are as they were for whoever is changing them.
  expect((await findTheme(db, b ?? 0))?.version).toBe(1)
})

test('a move is refused where its theme was changed meanwhile, and where there is none beside which to put it', async () => {
  const a = await addTheme(db, { ...fields, name: 'a', status: 'published' }, {}, NOW)
  const b = await addTheme(db, { ...fields, name: 'b', status: 'published' }, {}, NOW)
  const place = { targetId: a.id, position: 'before' } as const
  await expect(moveTheme(db, b, { ...place, targetId: 99 }, LATER)).rejects.toMatchObject({ message: 'not_found' })
  await expect(moveTheme(db, { id: 99, version: 1 }, place, LATER)).rejects.toMatchObject({ message: 'not_found' })
  await changeTheme(db, b, { description: 'Changed' }, {}, LATER)
  const { theme, isStale } = await moveTheme(db, b, place, LATER)
  expect([isStale, theme.description, await names()]).toEqual([true, 'Changed', 'ab'])
})
