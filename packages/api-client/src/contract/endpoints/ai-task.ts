import type { ResourceEndpoints } from './endpoint.ts'

/** AI tasks, as staff sees them; and summaries and explanations of a site, for those who see it. */
export const aiTask = {
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
  /** The latest summaries of a site, whoever has asked for them. */
  fetchSummaries: {
    method: 'GET',
    path: '/v1/website/fetchSummaries',
    level: 'member',
    site: 'viewer',
    membership: true,
  },
  /** Asks for a summary of the last week or month of a site, as often a day as the membership of its owner has it. */
  addSummary: { method: 'POST', path: '/v1/website/addSummary', level: 'member', site: 'viewer', membership: true },
  /**
   * Asks for an explanation of how a metric of a site changed between two ranges. The same question within an hour is answered
   * with the same explanation; otherwise it counts as a summary does.
   */
  explainChange: {
    method: 'POST',
    path: '/v1/website/explainChange',
    level: 'member',
    site: 'viewer',
    membership: true,
  },
  /** Answers an explanation of a site: how far it is, its metrics as soon as they are read, and then its text. */
  getExplanation: {
    method: 'GET',
    path: '/v1/website/getExplanation',
    level: 'member',
    site: 'viewer',
    membership: true,
  },
  /** Cancels one's own summary or explanation that is not finished. */
  cancelTask: { method: 'POST', path: '/v1/website/cancelTask', level: 'member', site: 'viewer' },
  /** Adds an AI task that does once more what another one was to do: for the same person, of the same site and days. */
  runAgain: { method: 'POST', path: '/admin/v1/aitask/runAgain', level: 'admin' },
  /** Deletes AI tasks. */
  deleteAppAitask: { method: 'POST', path: '/admin/v1/aitask/deleteAppAitask', level: 'admin' },
} as const satisfies ResourceEndpoints
