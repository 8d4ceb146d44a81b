import { createApiClient, memoryStorage } from '@sightline/api-client'
import { toast } from '@sightline/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useParams } from 'wouter'
import { StatsApiContext } from '../../session/stats.ts'
import { createQueryClient } from '../../session/queryClient.ts'
import { EmbeddedFrame } from './EmbeddedFrame.tsx'
import { SharedFrame } from './SharedFrame.tsx'
import { SharedSite } from './SharedSite.tsx'

interface SharePageProps {
  /**
   * Whether it stands in a frame of another site.
   * @default false
   */
  isEmbedded?: boolean
}

/** A site whose owner has shared it by a link: its dashboard, to look at. Whoever looks needs no account. */
export function SharePage({ isEmbedded = false }: SharePageProps) {
  const { token = '' } = useParams()
  return <Shared key={token} token={token} isEmbedded={isEmbedded} />
}

/** The link’s own client and answers, apart from those of whoever may be signed in in this browser. */
function Shared({ token, isEmbedded }: { token: string; isEmbedded: boolean }) {
  const world = useMemo(() => {
    const storage = memoryStorage()
    storage.setItem('token', token)
    // A link that is not valid any more is said in place: nobody has to sign in again.
    const api = createApiClient({ storage, onError: toast.error, onSessionExpired: () => {} })
    return { api, queries: createQueryClient() }
  }, [token])
  return (
    <QueryClientProvider client={world.queries}>
      <StatsApiContext value={world.api}>
        <SharedSite Frame={isEmbedded ? EmbeddedFrame : SharedFrame} />
      </StatsApiContext>
    </QueryClientProvider>
  )
}
