import type { SessionStorage } from '@sightline/api-client'
import { FormMessageContext, UnsavedChanges } from '@sightline/ui/form'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Layout } from './layout/Layout.tsx'
import { UnsavedChangesPrompt } from '../lib/navigation/UnsavedChangesPrompt.tsx'
import { SessionProvider } from '../features/auth/index.ts'
import { useMessageText } from '../lib/i18n/messageTexts.ts'

/** The whole product: every page, below the providers of theme, texts and routing. */
export function App({ queryClient, storage }: { queryClient: QueryClient; storage: SessionStorage }) {
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider storage={storage}>
        <FormMessages>
          <UnsavedChanges>
            <UnsavedChangesPrompt />
            <Layout />
          </UnsavedChanges>
        </FormMessages>
      </SessionProvider>
    </QueryClientProvider>
  )
}

/** Translates the errors of forms: they are message keys, both those of the service and those of the form itself. */
function FormMessages({ children }: { children: ReactNode }) {
  return <FormMessageContext value={useMessageText()}>{children}</FormMessageContext>
}
