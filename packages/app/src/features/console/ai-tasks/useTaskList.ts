import { taskStatuses } from '@sightline/api-client'
import { useAdminList } from '../../../lib/list-page/useAdminList.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { names } from './names.ts'

/** Names the list of AI tasks in the cache. */
export const tasksKey = 'AI tasks'

/** The list of AI tasks that the address asks for. */
export function useTaskList() {
  const api = useApi()
  return useAdminList({
    key: tasksKey,
    names,
    fetch: ({ filters, current, pageSize, listSorter }, signal) => {
      const columnKey = names.columns.find((column) => column === listSorter.columnKey)
      const sorted = columnKey !== undefined && listSorter.order !== null && { columnKey, order: listSorter.order }
      return api.aitask.fetchAppAitaskList({ ...known(filters), current, pageSize, ...sorted }, signal && { signal })
    },
  })
}

/** An address may name a status that there is not: then it does not filter. */
export function known<Filters extends { task_status?: string }>({ task_status, ...filters }: Filters) {
  const status = taskStatuses.find((one) => one === task_status)
  return { ...filters, ...(status !== undefined && { task_status: status }) }
}
