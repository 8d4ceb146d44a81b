import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { SessionStorage } from '@sightline/api-client'
import { useMemo } from 'react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { App } from '../app/App.tsx'
import { EmbeddedApp } from '../app/EmbeddedApp.tsx'
import { GoBackContext } from '../lib/navigation/GoBack.ts'
import { hrefOf } from '../lib/navigation/hashAddress.ts'
import { PreferencesContext } from '../lib/preferences/PreferencesProvider.tsx'
import { createQueryClient } from '../lib/api/queryClient.ts'
import { useKit } from '@sightline/ui'
import { mina } from './fixtures.ts'

export interface AppAtProps {
  /** The address of the page. */
  path: string
  /** The query of the address, without the question mark. */
  search?: string
  /** Whether somebody is signed in. */
  isSignedIn?: boolean
  /** Whether the app is in a frame of another site. */
  isEmbedded?: boolean
}

/** The whole app at one address, with an address bar and a storage of its own. */
export function AppAt({ path, search = '', isSignedIn = true, isEmbedded = false }: AppAtProps) {
  const { locale, colorScheme } = useKit()
  const world = useMemo(
    () => ({
      location: memoryLocation({ path, searchPath: search, record: true }),
      queryClient: createQueryClient(),
      storage: memoryStorage(isSignedIn ? { token: 'token', userinfo: JSON.stringify(mina) } : {}),
    }),
    [path, search, isSignedIn],
  )
  const preferences = useMemo(
    () => ({
      locale,
      setLocale: () => {},
      theme: colorScheme,
      setTheme: () => {},
      timeFormat: undefined,
      setTimeFormat: () => {},
    }),
    [locale, colorScheme],
  )
  return (
    <PreferencesContext value={preferences}>
      <I18nProvider i18n={i18n}>
        <Router hook={world.location.hook} searchHook={world.location.searchHook} hrefs={hrefOf}>
          <GoBackContext value={() => goBackIn(world.location)}>
            {isEmbedded ? (
              <EmbeddedApp queryClient={world.queryClient} />
            ) : (
              <App queryClient={world.queryClient} storage={world.storage} />
            )}
          </GoBackContext>
        </Router>
      </I18nProvider>
    </PreferencesContext>
  )
}

type MemoryLocation = Pick<ReturnType<typeof memoryLocation>, 'navigate'> & { history: string[] }

function goBackIn({ history, navigate }: MemoryLocation): void {
  history.pop()
  navigate(history.at(-1) ?? '/', { replace: true })
}

function memoryStorage(initial: Record<string, string>): SessionStorage {
  const entries = new Map(Object.entries(initial))
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }
}
