import { unwrap, type AccountLevel, type ApiClient, type Result } from '@sightline/api-client'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../lib/api/ApiContext.ts'
import { menuCountsKey } from '../../lib/page/menuCountsKey.ts'
import { isAtLeast } from '../../features/account/index.ts'

type Count = (api: ApiClient, signal: AbortSignal) => Promise<Result<{ total: number }>>

const page = { current: 1, pageSize: 1 }

/** The calls that count the rows of a page, and the least level that may send them. */
const counted: readonly { key: string; level: AccountLevel; count: Count }[] = [
  {
    key: 'sites',
    level: 'admin',
    count: (api, signal) => api.app.fetchAppWebsiteList(page, { signal, progress: false }),
  },
  {
    key: 'app-user',
    level: 'operator',
    count: (api, signal) => api.appUser.fetchAppUserList(page, { signal, progress: false }),
  },
  {
    key: 'app-aitask',
    level: 'operator',
    count: (api, signal) => api.aitask.fetchAppAitaskList(page, { signal, progress: false }),
  },
]

/** The number of rows of each page of the console, by the keys of its menu; undefined while a count is loading. */
export function useMenuCounts(level: AccountLevel | undefined): Readonly<Record<string, number | undefined>> {
  const api = useApi()
  const { data } = useQuery({
    queryKey: [menuCountsKey, level],
    queryFn: ({ signal }) => countRows(api, level, signal),
    enabled: level !== undefined,
    staleTime: 60_000,
  })
  return data ?? {}
}

/** The number of rows, or undefined when it cannot be counted now. */
async function countRows(
  api: ApiClient,
  level: AccountLevel | undefined,
  signal: AbortSignal,
): Promise<Record<string, number>> {
  const permitted = counted.filter(({ level: needed }) => isAtLeast(level, needed))
  const counts = await Promise.allSettled(
    permitted.map(async ({ key, count }) => [key, (await unwrap(count(api, signal))).total] as const),
  )
  return Object.fromEntries(counts.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : [])))
}
