import { memoryStorage, type SessionStorage } from '@sightline/api-client'
import { KitProvider } from '@sightline/ui'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../../lib/api/queryClient.ts'
import { PreferencesProvider, usePreferences } from '../../lib/preferences/PreferencesProvider.tsx'
import { accountOf, mina } from '../../testing/fixtures.ts'
import { SessionProvider } from '../auth/index.ts'
import { accountKey } from './api.ts'
import { useAccountPreferences } from './useAccountPreferences.ts'

let session: SessionStorage
let preferences: SessionStorage
let queries: QueryClient
let root: Root
let place: HTMLElement

function Page() {
  useAccountPreferences()
  const { locale, theme, timeFormat, setLocale } = usePreferences()
  return (
    <button onClick={() => setLocale('de')} data-hours={timeFormat}>
      {locale} {theme}
    </button>
  )
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  session = memoryStorage()
  preferences = memoryStorage()
  preferences.setItem('locale', 'en-US')
  queries = createQueryClient()
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(async () => {
  await act(async () => root.unmount())
  place.remove()
  vi.unstubAllGlobals()
})

const open = () =>
  act(async () =>
    root.render(
      <KitProvider>
        <QueryClientProvider client={queries}>
          <PreferencesProvider storage={preferences}>
            <SessionProvider storage={session}>
              <Page />
            </SessionProvider>
          </PreferencesProvider>
        </QueryClientProvider>
      </KitProvider>,
    ),
  )

const accountWith = (locale: string | null, theme: 'light' | 'dark' | null) => {
  const account = accountOf('member')
  return { ...account, profile: { ...account.profile, locale, theme } }
}

/** Signs in as the form does; the account arrives afterwards. */
const signIn = (account: ReturnType<typeof accountWith>) =>
  act(async () => {
    queries.setQueryData(accountKey, account)
    session.setItem('token', 't1')
    session.setItem('userinfo', JSON.stringify(mina))
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  })

test('whoever signs in has the language and the theme of the account, until another one is chosen', async () => {
  await open()
  expect(place.textContent).toBe('en-US system')
  await signIn(accountWith('ar', 'dark'))
  expect(place.textContent).toBe('ar dark')
  expect([preferences.getItem('locale'), preferences.getItem('theme')]).toEqual(['ar', 'dark'])
  await act(async () => place.querySelector('button')?.click())
  await act(async () => queries.setQueryData(accountKey, accountWith('zh-CN', 'light')))
  expect(place.textContent).toBe('de dark')
})

test('an account without a language, or with one that cannot be chosen, changes nothing', async () => {
  await open()
  await signIn(accountWith(null, null))
  expect(place.textContent).toBe('en-US system')
  await act(async () => queries.setQueryData(accountKey, accountWith('xx', null)))
  expect(place.textContent).toBe('en-US system')
})

test('who is signed in already keeps what this browser has', async () => {
  session.setItem('token', 't1')
  session.setItem('userinfo', JSON.stringify(mina))
  queries.setQueryData(accountKey, accountWith('ar', 'dark'))
  await open()
  expect(place.textContent).toBe('en-US system')
})

test('hours of the day follow the account, also while somebody is signed in', async () => {
  const hours = () => place.querySelector('button')?.dataset['hours']
  const withHours = (time_format: '12' | '24' | null) => {
    const account = accountOf('member')
    return { ...account, profile: { ...account.profile, time_format } }
  }
  session.setItem('token', 't1')
  session.setItem('userinfo', JSON.stringify(mina))
  queries.setQueryData(accountKey, withHours('24'))
  await open()
  expect(hours()).toBe('24')
  await act(async () => queries.setQueryData(accountKey, withHours('12')))
  expect(hours()).toBe('12')
  await act(async () => queries.setQueryData(accountKey, withHours(null)))
  expect(hours()).toBeUndefined()
})
