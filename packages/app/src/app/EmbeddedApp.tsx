import { memoryStorage } from '@sightline/api-client'
import { Toaster } from '@sightline/ui'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { lazyCode } from '../lib/lazy-code/lazyCode.tsx'
import { withTexts } from '../lib/lazy-code/loadPage.ts'
import { PageErrorBoundary } from './layout/PageErrorBoundary.tsx'
import { readPreference } from '../lib/preferences/readPreference.ts'
import { SessionProvider } from '../features/auth/index.ts'

const EmbeddedPage = lazyCode(withTexts(() => import('../features/share/pages/EmbeddedPage.tsx'), 'dashboard'))

const noSession = memoryStorage()

/**
 * The app inside a frame of another site: a shared dashboard and nothing else. It has no session and no storage, so
 * that the page around it cannot lead anybody to press what they did not mean to.
 */
export const EmbeddedApp = ({ queryClient }: { queryClient: QueryClient }) => (
  <QueryClientProvider client={queryClient}>
    <SessionProvider storage={noSession}>
      <PageErrorBoundary>
        <EmbeddedPage />
      </PageErrorBoundary>
      <Toaster />
    </SessionProvider>
  </QueryClientProvider>
)

/** The `theme` and `locale` that the frame’s address names. */
export function embeddedPreferences() {
  const storage = memoryStorage()
  for (const key of ['theme', 'locale'] as const) storage.setItem(key, readPreference(key) ?? '')
  return storage
}
