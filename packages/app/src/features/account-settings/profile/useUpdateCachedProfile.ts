import type { CallOutput, UserProfile } from '@sightline/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { accountKey } from '../../account/index.ts'

/** Puts a new profile into the cache, from which every page reads it. */
export function useUpdateCachedProfile(): (profile: UserProfile) => void {
  const queries = useQueryClient()
  return (profile) =>
    queries.setQueryData<CallOutput<'user', 'info'>>(accountKey, (account) => account && { ...account, profile })
}
