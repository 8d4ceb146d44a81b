import { isOver } from './isOver.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { useConsoleList } from '../../../lib/list-page/useConsoleList.ts'

/** Names the list of AI tasks in the cache. */
export const tasksKey = 'AI tasks'

/** The list of AI tasks that the address asks for. */
export function useTaskList() {
  const api = useApi()
  return useConsoleList({
    key: tasksKey,
    list: 'aiTasks',
    fetch: (input, signal, isLook) => api.aitask.fetchAppAitaskList(input, { signal, progress: !isLook }),
    isLive: (tasks) => tasks.some(({ task_status }) => !isOver(task_status)),
  })
}
