import type { ResourceEndpoints } from './endpoint.ts'

/** Websites and themes, as administrators see them. */
export const app = {
  /** Lists all websites, filtered, sorted and page by page, with views and visitors of the last 30 days. */
  fetchAppWebsiteList: { method: 'GET', path: '/admin/v1/app/fetchAppWebsiteList', level: 'admin' },
  /** Adds a website for a user. */
  createAppWebsite: { method: 'POST', path: '/admin/v1/app/createAppWebsite', level: 'admin' },
  /** Updates the given fields of a website. */
  updateAppWebsite: { method: 'POST', path: '/admin/v1/app/updateAppWebsite', level: 'admin' },
  /** Deletes websites and their collected data. */
  deleteAppWebsite: { method: 'POST', path: '/admin/v1/app/deleteAppWebsite', level: 'admin' },
  /** Transfers a website to another user; its data and viewers stay. */
  transferAppWebsite: { method: 'POST', path: '/admin/v1/app/transferAppWebsite', level: 'admin' },
  /** Lists all themes, filtered, sorted and page by page. */
  fetchThemeList: { method: 'GET', path: '/admin/v1/app/fetchThemeList', level: 'admin' },
  /** Adds a theme; its preview image is re-encoded. */
  createThemes: { method: 'POST', path: '/admin/v1/app/createThemes', level: 'admin', encoding: 'multipart' },
  /** Updates the given fields of a theme. */
  updateThemes: { method: 'POST', path: '/admin/v1/app/updateThemes', level: 'admin', encoding: 'multipart' },
  /** Deletes themes; websites that used them then have none. */
  deleteThemes: { method: 'POST', path: '/admin/v1/app/deleteThemes', level: 'admin' },
} as const satisfies ResourceEndpoints
