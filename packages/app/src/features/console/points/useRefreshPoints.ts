import { useQueryClient } from '@tanstack/react-query'
import { usersKey } from '../users/useUserList.ts'
import { pointsKey } from './useLedger.ts'

/** Asks again for the ledger and for the users, who have their balance with them. */
export function useRefreshPoints(): () => void {
  const queries = useQueryClient()
  return () => {
    for (const key of [pointsKey, usersKey]) void queries.invalidateQueries({ queryKey: [key] })
  }
}
