import { memoryStorage, type SessionStorage } from '@sightline/api-client'
import { KitProvider } from '@sightline/ui'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useLevel } from '../../account/index.ts'
import { createQueryClient } from '../../../lib/api/queryClient.ts'
import { SessionProvider, useSession, useSessionField } from './SessionProvider.tsx'
import { defaultUserinfo } from './sessionStore.ts'

const mina = { ...defaultUserinfo, email: 'mina@example.com', refresh_token: 'r1' }

let storage: SessionStorage
let queries: QueryClient
let root: Root
let place: HTMLElement
const rendered = vi.fn<(email: string) => void>()

/** Stands in for a page. */
function Page() {
  const { userinfo, signOut } = useSession()
  const isLogin = useSessionField(({ is_login }) => is_login)
  const level = useLevel()
  rendered(userinfo?.email ?? 'nobody')
  return (
    <button onClick={() => void signOut()}>
      {userinfo?.email ?? 'nobody'} {String(isLogin)} {level ?? 'no level'}
    </button>
  )
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  storage = memoryStorage()
  put('token', 't1')
  put('userinfo', JSON.stringify(mina))
  queries = createQueryClient()
  queries.setQueryData(['websites'], 'fetched')
  queries.setQueryData(['user info'], { level: 'operator' })
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  await act(async () =>
    root.render(
      <KitProvider>
        <QueryClientProvider client={queries}>
          <SessionProvider storage={storage}>
            <Page />
          </SessionProvider>
        </QueryClientProvider>
      </KitProvider>,
    ),
  )
  rendered.mockClear()
})
afterEach(async () => {
  await act(async () => root.unmount())
  place.remove()
  vi.unstubAllGlobals()
})

const put = (key: string, value: string | null) =>
  value === null ? storage.removeItem(key) : storage.setItem(key, value)

/** Changes a key and sends the event that a browser sends for a change in another tab. */
const inAnotherTab = (key: string, value: string | null) =>
  act(async () => {
    put(key, value)
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }))
  })

test('another tab’s new token renders nothing again and keeps what was fetched', async () => {
  await inAnotherTab('token', 't2')
  await inAnotherTab('userinfo', JSON.stringify({ ...mina, refresh_token: 'r2' }))
  expect(rendered).not.toHaveBeenCalled()
  expect(queries.getQueryData(['websites'])).toBe('fetched')
})

test('another tab’s sign-out shows nobody, and forgets what was fetched', async () => {
  expect(place.textContent).toContain('mina@example.com true operator')
  await inAnotherTab('token', null)
  await inAnotherTab('userinfo', null)
  expect(place.textContent).toContain('nobody false no level')
  expect(queries.getQueryData(['websites'])).toBeUndefined()
})

test('another person in another tab is shown here, with nothing of the one before', async () => {
  await inAnotherTab('token', 't2')
  await inAnotherTab('userinfo', JSON.stringify({ ...mina, email: 'ada@example.com' }))
  expect(place.textContent).toContain('ada@example.com true')
  expect(queries.getQueryData(['websites'])).toBeUndefined()
})

test('signing out shows nobody, whatever the service answers', async () => {
  await act(async () => place.querySelector('button')?.click())
  expect(place.textContent).toContain('nobody false')
  expect([storage.getItem('token'), storage.getItem('userinfo')]).toEqual([null, null])
})
