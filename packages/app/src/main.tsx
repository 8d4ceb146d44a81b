import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Router } from 'wouter'
import { App } from './App.tsx'
import { EmbeddedApp, isEmbedded, preferencesIn } from './EmbeddedApp.tsx'
import { hrefOf } from './navigation/hash.ts'
import { useHashLocation, useHashSearch } from './navigation/useHashLocation.ts'
import { PreferencesProvider } from './preferences/PreferencesProvider.tsx'
import { createQueryClient } from './session/queryClient.ts'
import { sessionStorageOfTab } from './session/viewAs.ts'
import { TextsProvider } from './texts/TextsProvider.tsx'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id root')

// In a frame of another site a browser may refuse its storage: there nothing asks for it.
const { storage, app } = isEmbedded(location)
  ? { storage: preferencesIn(location.hash), app: <EmbeddedApp queryClient={createQueryClient()} /> }
  : {
      storage: localStorage,
      app: <App queryClient={createQueryClient()} storage={sessionStorageOfTab(sessionStorage, localStorage)} />,
    }

createRoot(root).render(
  <StrictMode>
    <PreferencesProvider storage={storage}>
      <TextsProvider>
        <Router hook={useHashLocation} searchHook={useHashSearch} hrefs={hrefOf}>
          {app}
        </Router>
      </TextsProvider>
    </PreferencesProvider>
  </StrictMode>,
)
