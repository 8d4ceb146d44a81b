import type { ApiClient } from '@sightline/api-client'
import { createContext, useContext } from 'react'

/** Provides the client of the service; the session sets it. */
export const ApiContext = createContext<ApiClient | null>(null)

/** The viewer’s client of the service. */
export function useApi(): ApiClient {
  const api = useContext(ApiContext)
  if (api === null) throw new Error('The page needs a SessionProvider around it')
  return api
}
