import { unwrap, type CallOutput } from '@sightline/api-client'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../lib/api/ApiContext.ts'

export type GooglePropertyState = CallOutput<'googleProperty', 'get'>
export type GoogleAccount = CallOutput<'googleProperty', 'listGoogleAccounts'>['list'][number]

export const googleKeys = {
  property: (siteId: string) => ['google property', siteId] as const,
  accounts: ['google accounts'] as const,
}

/** The Google Analytics property of a site. */
export function useGoogleProperty(siteId: string) {
  const api = useApi()
  return useQuery({
    queryKey: googleKeys.property(siteId),
    queryFn: ({ signal }) => unwrap(api.googleProperty.get({ site_id: siteId }, { signal })),
  })
}

/** The accounts of Google Analytics in which the signed-in person may create properties. */
export function useGoogleAccounts(isEnabled = true) {
  const api = useApi()
  return useQuery({
    queryKey: googleKeys.accounts,
    queryFn: ({ signal }) => unwrap(api.googleProperty.listGoogleAccounts({}, { signal, progress: false })),
    enabled: isEnabled,
  })
}
