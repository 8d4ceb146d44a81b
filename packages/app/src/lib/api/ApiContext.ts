import type { ApiClient } from '@sightline/api-client'
import { createContext, useContext } from 'react'

/** The client of the service for everything below; the session provides it. */
export const ApiContext = createContext<ApiClient | null>(null)

/** The client of whoever looks at the page. */
export function useApi(): ApiClient {
  const api = useContext(ApiContext)
  if (api === null) throw new Error('The page needs a SessionProvider around it')
  return api
}
