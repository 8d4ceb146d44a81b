import { createApiClient, memoryStorage } from '@sightline/api-client'
import { toast } from '@sightline/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { useMemo, type ComponentProps } from 'react'
import { useParams } from 'wouter'
import { StatsApiContext } from '../../dashboard/index.ts'
import { createQueryClient } from '../../../lib/api/queryClient.ts'
import { openedTokenOf } from './openedToken.ts'
import { SharedSite } from './SharedSite.tsx'
import { instanceAddress } from '../../../lib/navigation/instanceAddress.ts'

interface ShareLinkClientProps {
  /** The component that draws the page around the dashboard. */
  Frame: ComponentProps<typeof SharedSite>['Frame']
}

/** The read-only dashboard of the site that a link shares. Viewers need no account. */
export function ShareLinkClient({ Frame }: ShareLinkClientProps) {
  const { token = '' } = useParams()
  return <WithClient key={token} token={token} Frame={Frame} />
}

/**
 * Provides a client and a query cache for the link, apart from those of a person who may be signed in in this browser.
 */
function WithClient({ token, Frame }: ShareLinkClientProps & { token: string }) {
  const world = useMemo(() => {
    const storage = memoryStorage()
    const opened = openedTokenOf(token)
    storage.setItem('token', opened.read() ?? token)
    // An invalid link shows an error in place: nobody has to sign in again.
    const api = createApiClient({ baseURL: instanceAddress(), storage, onError: toast.error })
    const queries = createQueryClient()
    const onOpened = (openedToken: string) => {
      opened.keep(openedToken)
      storage.setItem('token', openedToken)
      void queries.resetQueries()
    }
    return { api, queries, onOpened }
  }, [token])
  return (
    <QueryClientProvider client={world.queries}>
      <StatsApiContext value={world.api}>
        <SharedSite Frame={Frame} onOpened={world.onOpened} />
      </StatsApiContext>
    </QueryClientProvider>
  )
}
