import { createApiClient, type ApiClient, type SessionStorage, type Userinfo } from '@sightline/api-client'
import { ProgressBar, toast } from '@sightline/ui'
import { useQueryClient } from '@tanstack/react-query'
import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'

export interface SessionState {
  api: ApiClient
  /** Who is signed in; null while nobody is. */
  userinfo: Userinfo | null
  /** Takes over what a call has stored: after signing in, and after set-up. */
  refresh: () => void
  signOut: () => Promise<void>
}

const SessionContext = createContext<SessionState | null>(null)

export function useSession(): SessionState {
  const session = useContext(SessionContext)
  if (session === null) throw new Error('The page needs a SessionProvider around it')
  return session
}

/** The client of the service and the signed-in person, who is kept under `token` and `userinfo`. */
export function SessionProvider({ storage, children }: { storage: SessionStorage; children: ReactNode }) {
  const queries = useQueryClient()
  const [isRunning, setIsRunning] = useState(false)
  const api = useMemo(() => createApiClient({ storage, onProgress: setIsRunning, onError: toast.error }), [storage])
  const [userinfo, setUserinfo] = useState(() => signedIn(api))
  const refresh = useCallback(() => setUserinfo(signedIn(api)), [api])
  useEffect(() => {
    // Another tab has signed in or out: what this one shows may belong to nobody, or to somebody else.
    const follow = ({ key }: StorageEvent) => {
      if (key !== null && key !== 'token' && key !== 'userinfo') return
      queries.clear()
      refresh()
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [queries, refresh])
  const signOut = useCallback(async () => {
    await api.auth.logout({})
    queries.clear()
    refresh()
  }, [api, queries, refresh])
  const session = useMemo(() => ({ api, userinfo, refresh, signOut }), [api, userinfo, refresh, signOut])
  return (
    <SessionContext value={session}>
      <ProgressBar isRunning={isRunning} />
      {children}
    </SessionContext>
  )
}

const signedIn = ({ session }: ApiClient): Userinfo | null => (session.token() === null ? null : session.userinfo())
