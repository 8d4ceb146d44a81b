import { createSession, memoryStorage, type Userinfo } from '@sightline/api-client'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { createSessionStore, defaultUserinfo } from './sessionStore.ts'

const mina: Userinfo = { ...defaultUserinfo, email: 'mina@example.com', refresh_token: 'r1', vip_status: 'trial' }
const lists = { website_list: [], themes_list: [], github_list: [{ id: '1' }], cloudflare_list: [{ id: '2' }] }

function createWorld(isSignedIn = true) {
  const session = createSession(memoryStorage())
  if (isSignedIn) session.store({ token: 't1', userinfo: mina })
  const queries = new QueryClient()
  const store = createSessionStore(session, queries)
  store.follow()
  return { session, queries, store }
}

test('the fields at first: nobody, no lists, the menus of the console', () => {
  const { store } = createWorld(false)
  expect(store.state()).toEqual({
    token: null,
    is_login: false,
    userinfo: defaultUserinfo,
    website_list: [],
    themes_list: [],
    github_list: [],
    cloudflare_list: [],
    project_id: 'admin',
    current_app_menu: null,
  })
  expect(store.person()).toBeNull()
})

test('signing in keeps the userinfo and marks as logged in; the cache stays', () => {
  const { session, queries, store } = createWorld(false)
  queries.setQueryData(['instance'], 'public')
  session.store({ token: 't1', userinfo: mina })
  expect(store.state()).toMatchObject({ token: 't1', is_login: true, userinfo: mina })
  expect(store.person()).toEqual(mina)
  expect(queries.getQueryData(['instance'])).toBe('public')
})

test('the four lists are those that were fetched', () => {
  const { queries, store } = createWorld()
  const listener = vi.fn<() => void>()
  store.subscribe(listener)
  queries.setQueryData(['websites'], lists)
  expect(store.state()).toMatchObject(lists)
  expect(listener).toHaveBeenCalled()
})

test('signing out resets the userinfo and empties the lists, and so does another tab', () => {
  for (const leave of [
    ({ session }: ReturnType<typeof createWorld>) => session.clear(),
    ({ session, store }: ReturnType<typeof createWorld>) => {
      // A change in another tab reaches the storage but not this store.
      session.clear()
      store.read()
    },
  ]) {
    const world = createWorld()
    world.queries.setQueryData(['websites'], lists)
    world.store.openMenu({ project_id: 'site', current_app_menu: 'goals' })
    leave(world)
    expect(world.store.state()).toEqual(createWorld(false).store.state())
    expect(world.queries.getQueryCache().getAll()).toEqual([])
  }
})

test('a new token of the same person changes nothing that is shown', () => {
  const { session, queries, store } = createWorld()
  queries.setQueryData(['websites'], lists)
  const before = store.person()
  session.store({ token: 't2', userinfo: { ...mina, refresh_token: 'r2' } })
  expect(store.person()).toBe(before)
  expect(store.state()).toMatchObject({ token: 't2', userinfo: { refresh_token: 'r2' }, ...lists })
  session.store({ token: 't3', userinfo: { ...mina, vip_status: 'premium' } })
  expect(store.person()).toMatchObject({ vip_status: 'premium' })
  expect(store.state()).toMatchObject(lists)
})

test('another person in place of this one starts with nothing', () => {
  const { session, queries, store } = createWorld()
  queries.setQueryData(['websites'], lists)
  session.store({ token: 't2', userinfo: { ...mina, email: 'ada@example.com' } })
  expect(store.person()).toMatchObject({ email: 'ada@example.com' })
  expect(store.state()).toMatchObject({ github_list: [] })
})

test('a token that does not say whose it is signs nobody in', () => {
  const storage = memoryStorage()
  storage.setItem('token', 't1')
  storage.setItem('userinfo', '{')
  const store = createSessionStore(createSession(storage), new QueryClient())
  expect(store.state()).toMatchObject({ token: 't1', is_login: false, userinfo: defaultUserinfo })
})

test('menus are opened one by one', () => {
  const { store } = createWorld()
  store.openMenu({ project_id: 'subapp' })
  store.openMenu({ current_app_menu: 'app-user' })
  expect(store.state()).toMatchObject({ project_id: 'subapp', current_app_menu: 'app-user' })
})
