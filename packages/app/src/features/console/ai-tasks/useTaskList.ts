import { useApi } from '../../../lib/api/ApiContext.ts'
import { useAdminList } from '../../../lib/list-page/useAdminList.ts'

/** Names the list of AI tasks in the cache. */
export const tasksKey = 'AI tasks'

/** The list of AI tasks that the address asks for. */
export function useTaskList() {
  const api = useApi()
  return useAdminList({
    key: tasksKey,
    list: 'aiTasks',
    fetch: (input, signal) => api.aitask.fetchAppAitaskList(input, { signal }),
  })
}
