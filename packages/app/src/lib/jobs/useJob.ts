import { unwrap, type JobStatus } from '@sightline/api-client'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../api/ApiContext.ts'

const running: readonly JobStatus[] = ['queued', 'running']

/** The state of a job, requested every second until it has ended. */
export function useJob(id: string | null) {
  const api = useApi()
  return useQuery({
    queryKey: ['job', id],
    queryFn: ({ signal }) => unwrap(api.job.get({ id: id ?? '', pageSize: 200 }, { signal, progress: false })),
    refetchInterval: ({ state }) => (state.data !== undefined && !isRunning(state.data.job.status) ? false : 1000),
    enabled: id !== null,
  })
}

export const isRunning = (status: JobStatus): boolean => running.includes(status)
