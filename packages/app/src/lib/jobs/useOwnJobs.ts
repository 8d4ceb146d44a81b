import { unwrap } from '@sightline/api-client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../api/ApiContext.ts'
import { isRunning } from './useJob.ts'

const queryKey = ['own jobs']
const refreshInterval = 2000

/** The person’s last hundred jobs, the newest first; reloaded as long as one of them is running. */
export function useOwnJobs() {
  const api = useApi()
  return useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      unwrap(api.job.fetchList({ pageSize: 100, columnKey: 'id', order: 'descend' }, { signal, progress: false })),
    select: ({ list }) => list,
    refetchInterval: ({ state }) =>
      state.data?.list.some(({ status }) => isRunning(status)) === true ? refreshInterval : false,
  })
}

/** Reloads the list, after a job has started or ended. */
export function useRefreshOwnJobs(): () => void {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey })
}
