import { unwrap } from '@sightline/api-client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api/ApiContext.ts'

interface Page {
  search: string
  current: number
  pageSize: number
}

/** The properties of the connected Google accounts; those of the search before stay until the new ones arrive. */
export function useGoogleProperties({ search, current, pageSize }: Page) {
  const api = useApi()
  return useQuery({
    queryKey: ['google properties', search, current, pageSize],
    queryFn: ({ signal }) =>
      unwrap(api.googleProperty.list({ current, pageSize, ...(search !== '' && { search }) }, { signal })),
    placeholderData: keepPreviousData,
  })
}
