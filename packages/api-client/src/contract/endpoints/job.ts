import type { ResourceEndpoints } from './endpoint.ts'

/** Background jobs. A call that starts one answers its `job_id`; these tell how it goes, and stop it. */
export const job = {
  /** Progress and report of one's own job, for administrators of any; its lines come in pages. */
  get: { method: 'GET', path: '/v1/job/get', level: 'member', apiKey: 'import_events' },
  /** One's own jobs, newest first. */
  fetchList: { method: 'GET', path: '/v1/job/fetchList', level: 'member' },
  /** Stops a job; what it has done so far stays. A job that deletes data cannot be stopped. */
  cancel: { method: 'POST', path: '/v1/job/cancel', level: 'member', isAuditedForStaff: true },
  /** Answers an address from which the file of an export can be fetched once, within a minute. */
  download: { method: 'POST', path: '/v1/job/download', level: 'member', isAuditedForStaff: true },
} as const satisfies ResourceEndpoints
