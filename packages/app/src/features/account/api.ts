import { unwrap, type AccountLevel } from '@sightline/api-client'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../lib/api/ApiContext.ts'
import { useSession } from '../auth/index.ts'
import { keepUserinfo } from './keepUserinfo.ts'

export const accountKey = ['user info']
/** The query key of the day on which the account will be deleted. */
export const deletionKey = ['account deletion']

/** The signed-in person as the service knows them: level and profile. */
export function useAccount() {
  const api = useApi()
  const { userinfo } = useSession()
  return useQuery({
    queryKey: accountKey,
    queryFn: async ({ signal }) => {
      const token = api.session.token()
      const account = await unwrap(api.user.info({}, { signal, progress: false }))
      keepUserinfo(api.session, token, account.userinfo)
      return account
    },
    staleTime: 60_000,
    enabled: userinfo !== null,
  })
}

/** The signed-in person's level; undefined until it is known, and while nobody is signed in. */
export const useLevel = (): AccountLevel | undefined => useAccount().data?.level

/** Whether this tab shows the product as another person sees it; an administrator can change nothing in it. */
export const useIsReadOnly = (): boolean => useAccount().data?.view_as?.is_read_only === true
