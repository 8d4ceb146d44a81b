import type { SessionStorage } from '@sightline/api-client'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { Layout } from './layout/Layout.tsx'
import { SessionProvider } from './session/SessionProvider.tsx'

/** Every page of the product, below theme, texts and routing. */
export function App({ queryClient, storage }: { queryClient: QueryClient; storage: SessionStorage }) {
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider storage={storage}>
        <Layout />
      </SessionProvider>
    </QueryClientProvider>
  )
}
