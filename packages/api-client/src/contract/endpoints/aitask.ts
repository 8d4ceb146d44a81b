import type { ResourceEndpoints } from './endpoint.ts'

export const aitask = {
  /** AI tasks, filtered, sorted and page by page. */
  fetchAppAitaskList: { method: 'GET', path: '/subapp/v1/aitask/fetchAppAitaskList', level: 'operator' },
  /** Changes the fields of an AI task that are given. */
  updateAppAitask: { method: 'POST', path: '/subapp/v1/aitask/updateAppAitask', level: 'operator' },
  /** Adds an AI task, which waits to be run. */
  addAppAitask: { method: 'POST', path: '/admin/v1/aitask/addAppAitask', level: 'admin' },
  /**
   * Adds an AI task that words what the last week or month of a site brought. It comes to its end also without a language model.
   */
  addSiteSummary: { method: 'POST', path: '/admin/v1/aitask/addSiteSummary', level: 'admin' },
  /** Adds an AI task that does once more what another one was to do: for the same person, of the same site and days. */
  runAgain: { method: 'POST', path: '/admin/v1/aitask/runAgain', level: 'admin' },
  /** Deletes AI tasks. */
  deleteAppAitask: { method: 'POST', path: '/admin/v1/aitask/deleteAppAitask', level: 'admin' },
} as const satisfies ResourceEndpoints
