import type { ResourceEndpoints } from './endpoint.ts'

export const aitask = {
  /** AI tasks, filtered, sorted and page by page. */
  fetchAppAitaskList: { method: 'GET', path: '/subapp/v1/aitask/fetchAppAitaskList', level: 'operator' },
  /** Changes the fields of an AI task that are given. */
  updateAppAitask: { method: 'POST', path: '/subapp/v1/aitask/updateAppAitask', level: 'operator' },
  /** Adds an AI task, which waits to be run. */
  addAppAitask: { method: 'POST', path: '/admin/v1/aitask/addAppAitask', level: 'admin' },
  /** Deletes AI tasks. */
  deleteAppAitask: { method: 'POST', path: '/admin/v1/aitask/deleteAppAitask', level: 'admin' },
} as const satisfies ResourceEndpoints
