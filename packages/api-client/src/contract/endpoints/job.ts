import type { ResourceEndpoints } from './endpoint.ts'

/** Background jobs. A call that starts one answers its `job_id`; these calls read its progress, and stop it. */
export const job = {
  /** Answers the progress and report of one's own job, for administrators of any job; its lines come in pages. */
  get: { method: 'GET', path: '/v1/job/get', level: 'member', apiKey: 'import_events' },
  /** Lists one's own jobs, newest first. */
  fetchList: { method: 'GET', path: '/v1/job/fetchList', level: 'member' },
  /** Stops a job; what it has done so far stays. A job that deletes data cannot be stopped. */
  cancel: { method: 'POST', path: '/v1/job/cancel', level: 'member', isAuditedForStaff: true },
  /** Lists the jobs of everybody, filtered, sorted and page by page. */
  fetchAll: { method: 'GET', path: '/admin/v1/job/fetchAll', level: 'admin' },
  /**
   * Runs a job again that has failed or was cancelled: from where it stopped, or an export from its beginning. A job whose
   * input was deleted cannot run again.
   */
  retry: { method: 'POST', path: '/admin/v1/job/retry', level: 'admin' },
  /** Answers an address from which the file of an export can be downloaded once, within a minute. */
  download: { method: 'POST', path: '/v1/job/download', level: 'member', isAuditedForStaff: true },
} as const satisfies ResourceEndpoints
