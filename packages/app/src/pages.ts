import { pageAt, type PageName } from '@sightline/api-client'
import { withTexts } from './layout/loadPage.ts'

/** The code of each page, fetched when it is called, and the texts that it needs beside those of every page. */
export const pages = {
  login: () => import('./pages/login/index.ts'),
  setUp: () => import('./pages/set-up/index.ts'),
  setPassword: () => import('./pages/set-password/index.ts'),
  siteManagement: withTexts(() => import('./pages/site-management/index.ts'), 'management'),
  sites: () => import('./pages/sites/index.ts'),
  plans: withTexts(() => import('./pages/plans/index.ts'), 'management'),
  addWebsite: withTexts(() => import('./pages/add-website/index.ts'), 'management'),
  appUsers: withTexts(() => import('./pages/app-user/index.ts'), 'management'),
  aiTasks: withTexts(() => import('./pages/app-aitask/index.ts'), 'management'),
  share: withTexts(() => import('./pages/share/index.ts'), 'dashboard'),
  dashboard: withTexts(() => import('./pages/dashboard/index.ts'), 'dashboard'),
  install: withTexts(() => import('./pages/install/index.ts'), 'management'),
  settings: withTexts(() => import('./pages/site-settings/index.ts'), 'management'),
  definitions: withTexts(() => import('./pages/definitions/index.ts'), 'dashboard', 'management'),
  notFound: () => import('./pages/not-found/index.ts'),
} as const satisfies Record<Exclude<PageName, 'home'> | 'siteManagement' | 'notFound', () => Promise<unknown>>

/** What stands around the pages of somebody who is signed in. */
export const shellCode = () => import('./layout/Shell.tsx')

/** The code that is fetched together with what stands around it. Addresses that nobody opens first are not among them. */
const opensFirst: Partial<Record<PageName, () => Promise<unknown>>> = {
  home: pages.sites,
  sites: pages.sites,
  dashboard: pages.dashboard,
  settings: pages.settings,
  appUsers: pages.appUsers,
  aiTasks: pages.aiTasks,
}

/**
 * What is needed to draw the page at an address, beside the app itself.
 * @param path Of the page, behind the hash.
 */
export function codeAt(path: string, isSignedIn: boolean): readonly (() => Promise<unknown>)[] {
  const name = pageAt(path)
  if (name === 'share' || name === 'definitions') return [pages[name]]
  if (!isSignedIn) return [pages.login]
  const page = name === undefined ? undefined : opensFirst[name]
  return page === undefined ? [shellCode] : [shellCode, page]
}
