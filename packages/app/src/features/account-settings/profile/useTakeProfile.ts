import type { CallOutput, UserProfile } from '@sightline/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { accountKey } from '../../account/index.ts'

/** Has every page know the profile as it is now. */
export function useTakeProfile(): (profile: UserProfile) => void {
  const queries = useQueryClient()
  return (profile) =>
    queries.setQueryData<CallOutput<'user', 'info'>>(accountKey, (account) => account && { ...account, profile })
}
