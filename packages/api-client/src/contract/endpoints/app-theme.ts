import type { ResourceEndpoints } from './endpoint.ts'

/** Themes, as administrators see them. */
export const appTheme = {
  /** Lists all themes, filtered, sorted and page by page. */
  fetchThemeList: { method: 'GET', path: '/admin/v1/app/fetchThemeList', level: 'admin' },
  /** Adds a theme; its preview image is re-encoded. */
  createThemes: { method: 'POST', path: '/admin/v1/app/createThemes', level: 'admin', encoding: 'multipart' },
  /** Updates the given fields of a theme. */
  updateThemes: { method: 'POST', path: '/admin/v1/app/updateThemes', level: 'admin', encoding: 'multipart' },
  /** Moves a theme just before or after another one, in the order in which owners see themes. */
  moveThemes: { method: 'POST', path: '/admin/v1/app/moveThemes', level: 'admin' },
  /** Deletes themes; websites that used them then have none. */
  deleteThemes: { method: 'POST', path: '/admin/v1/app/deleteThemes', level: 'admin' },
} as const satisfies ResourceEndpoints
