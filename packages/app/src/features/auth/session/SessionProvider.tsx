import { createApiClient, type SessionStorage, type Userinfo } from '@sightline/api-client'
import { ProgressBar, toast } from '@sightline/ui'
import { useQueryClient } from '@tanstack/react-query'
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { ApiContext } from '../../../lib/api/ApiContext.ts'
import { createSessionStore, type SessionFields, type SessionStore } from './sessionStore.ts'
import { instanceAddress } from '../../../lib/navigation/instanceAddress.ts'

export interface SessionState {
  store: SessionStore
  /** The signed-in person; null while nobody is signed in. */
  userinfo: Userinfo | null
  /** Reads the storage again. Values that the client itself stores need no call. */
  refresh: () => void
  signOut: () => Promise<void>
}

const SessionContext = createContext<SessionState | null>(null)

export function useSession(): SessionState {
  const session = useContext(SessionContext)
  if (session === null) throw new Error('The page needs a SessionProvider around it')
  return session
}

/**
 * A part of the session’s fields; renders again only when that part has changed.
 * @param select Must return the same value, or the same object, until that part has changed.
 */
export function useSessionField<Value>(select: (fields: SessionFields) => Value): Value {
  const { store } = useSession()
  return useSyncExternalStore(store.subscribe, () => select(store.state()))
}

/** Provides the client of the service and the signed-in person, who is stored under `token` and `userinfo`. */
export function SessionProvider({ storage, children }: { storage: SessionStorage; children: ReactNode }) {
  const queries = useQueryClient()
  const [isRunning, setIsRunning] = useState(false)
  const { api, store } = useMemo(() => {
    // A request may start while a page is rendering, when no state may change.
    const onProgress = (isRunningNow: boolean) => queueMicrotask(() => setIsRunning(isRunningNow))
    const client = createApiClient({
      baseURL: instanceAddress(),
      storage,
      onProgress,
      onError: toast.error,
      onSessionExpired: () => location.reload(),
    })
    return { api: client, store: createSessionStore(client.session, queries) }
  }, [storage, queries])
  useEffect(() => store.follow(), [store])
  useEffect(() => {
    // Another tab has signed in or out, or has a new token.
    const follow = ({ key }: StorageEvent) => {
      if (key === null || key === 'token' || key === 'userinfo') store.read()
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [store])
  const userinfo = useSyncExternalStore(store.subscribe, store.person)
  const signOut = useCallback(async () => {
    await api.auth.logout()
  }, [api])
  const session = useMemo(() => ({ store, userinfo, refresh: store.read, signOut }), [store, userinfo, signOut])
  return (
    <ApiContext value={api}>
      <SessionContext value={session}>
        <ProgressBar isRunning={isRunning} />
        {children}
      </SessionContext>
    </ApiContext>
  )
}
