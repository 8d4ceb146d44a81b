import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Router } from 'wouter'
import { App } from './App.tsx'
import { EmbeddedApp, embeddedPreferences } from './EmbeddedApp.tsx'
import { hrefOf } from '../lib/navigation/hashAddress.ts'
import { useHashLocation, useHashSearch } from '../lib/navigation/useHashLocation.ts'
import { isEmbedded } from '../lib/preferences/readPreference.ts'
import { localeOfBrowser } from '../lib/preferences/localeOfBrowser.ts'
import { PreferencesProvider } from '../lib/preferences/PreferencesProvider.tsx'
import { createQueryClient } from '../lib/api/queryClient.ts'
import { keepAttribution, sessionStorageOfTab } from '../features/auth/index.ts'
import { loadTexts } from '../lib/i18n/loadTexts.ts'
import { TextsProvider } from '../lib/i18n/TextsProvider.tsx'

// A browser may refuse its storage to a frame of another site; the app uses none there.
const { storage, app } = isEmbedded(location)
  ? { storage: embeddedPreferences(), app: <EmbeddedApp queryClient={createQueryClient()} /> }
  : {
      storage: localStorage,
      app: <App queryClient={createQueryClient()} storage={sessionStorageOfTab(sessionStorage, localStorage)} />,
    }

/** Draws the app once its texts are there. @throws the network’s error when the texts cannot be loaded */
export async function start(): Promise<void> {
  const target = document.getElementById('root')
  if (!isEmbedded(location)) keepAttribution(location, sessionStorage)
  if (target === null) throw new Error('index.html has no element with the id root')
  const texts = await loadTexts(localeOfBrowser(storage.getItem('locale')))
  texts.activate()
  const root = createRoot(target)
  // A transition renders in slices, between which the browser can answer the person.
  startTransition(() =>
    root.render(
      <StrictMode>
        <PreferencesProvider storage={storage}>
          <TextsProvider first={texts}>
            <Router hook={useHashLocation} searchHook={useHashSearch} hrefs={hrefOf}>
              {app}
            </Router>
          </TextsProvider>
        </PreferencesProvider>
      </StrictMode>,
    ),
  )
}
