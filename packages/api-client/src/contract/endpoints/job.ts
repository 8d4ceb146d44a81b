import type { Calls } from './endpoint.ts'

/** Long work: a call answers `job_id`, these tell how it goes. */
export const job = {
  /** Progress and report of one of one's own jobs; the lines of the report come page by page. */
  get: { method: 'GET', path: '/v1/job/get', level: 'member' },
  /** One's own jobs, newest first. */
  fetchList: { method: 'GET', path: '/v1/job/fetchList', level: 'member' },
  /** Stops one of one's own jobs, what it has done so far stays; one that deletes data cannot be stopped. */
  cancel: { method: 'POST', path: '/v1/job/cancel', level: 'member', isForOthers: true },
  /** Answers an address from which the file of an export can be fetched once, within a minute. */
  download: { method: 'POST', path: '/v1/job/download', level: 'member', isForOthers: true },
} as const satisfies Calls
