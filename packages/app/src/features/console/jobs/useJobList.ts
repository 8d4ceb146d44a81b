import { useApi } from '../../../lib/api/ApiContext.ts'
import { isRunning } from '../../../lib/jobs/useJob.ts'
import { useConsoleList } from '../../../lib/list-page/useConsoleList.ts'
import { useFilteredAnswer } from '../../../lib/list-page/useFilteredAnswer.ts'

/** Names the list of jobs in the cache. */
export const jobsKey = 'jobs'

/** The jobs of everybody that the address asks for; the list follows those that have not ended. */
export function useJobList() {
  const api = useApi()
  return useConsoleList({
    key: jobsKey,
    list: 'jobs',
    filters: jobFilters,
    fetch: (input, signal, isLook) => api.job.fetchAll(input, { signal, progress: !isLook }),
    isLive: (jobs) => jobs.some(({ status }) => isRunning(status)),
  })
}

type JobList = ReturnType<typeof useJobList>

/** The filters of the list; those that most searches begin with come first. */
export const jobFilters = [
  'status',
  'kind',
  'owner_email',
  'domain',
  'created_from',
  'created_to',
  'owner_id',
  'site_id',
  'id',
] as const

/** The number of filtered jobs with each status; undefined until it is known. */
export function useJobTotals(filters: JobList['filters']) {
  const api = useApi()
  return useFilteredAnswer({
    key: jobsKey,
    list: 'jobs',
    filters,
    fetch: (input, options) => api.job.fetchAll(input, options),
  })?.totals
}
