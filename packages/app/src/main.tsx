import '@sightline/ui/fonts.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Router } from 'wouter'
import { App } from './App.tsx'
import { hrefOf } from './navigation/hash.ts'
import { useHashLocation, useHashSearch } from './navigation/useHashLocation.ts'
import { PreferencesProvider } from './preferences/PreferencesProvider.tsx'
import { createQueryClient } from './session/queryClient.ts'
import { sessionStorageOfTab } from './session/viewAs.ts'
import { TextsProvider } from './texts/TextsProvider.tsx'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id root')

createRoot(root).render(
  <StrictMode>
    <PreferencesProvider storage={localStorage}>
      <TextsProvider>
        <Router hook={useHashLocation} searchHook={useHashSearch} hrefs={hrefOf}>
          <App queryClient={createQueryClient()} storage={sessionStorageOfTab(sessionStorage, localStorage)} />
        </Router>
      </TextsProvider>
    </PreferencesProvider>
  </StrictMode>,
)
