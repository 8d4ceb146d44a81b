import type { ResourceEndpoints } from './endpoint.ts'

/** Websites, as administrators see them. */
export const appWebsite = {
  /** Lists all websites, filtered, sorted and page by page, with views and visitors of the last 30 days. */
  fetchAppWebsiteList: { method: 'GET', path: '/admin/v1/app/fetchAppWebsiteList', level: 'admin' },
  /** Adds a website for a user. */
  createAppWebsite: { method: 'POST', path: '/admin/v1/app/createAppWebsite', level: 'admin' },
  /** Updates the given fields of a website. */
  updateAppWebsite: { method: 'POST', path: '/admin/v1/app/updateAppWebsite', level: 'admin' },
  /** Disables, enables or transfers websites, or gives them a template. */
  updateAppWebsites: { method: 'POST', path: '/admin/v1/app/updateAppWebsites', level: 'admin' },
  /** Counts the websites that such a change would change, and those that are so already. */
  previewAppWebsites: { method: 'GET', path: '/admin/v1/app/previewAppWebsites', level: 'admin' },
  /** Deletes websites and their collected data. */
  deleteAppWebsite: { method: 'POST', path: '/admin/v1/app/deleteAppWebsite', level: 'admin' },
  /** Transfers a website to another user; its data and viewers stay. */
  transferAppWebsite: { method: 'POST', path: '/admin/v1/app/transferAppWebsite', level: 'admin' },
} as const satisfies ResourceEndpoints
