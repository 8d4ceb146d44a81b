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
} as const

/** What stands around the pages of somebody who is signed in. */
export const shellCode = () => import('./layout/Shell.tsx')

/** The same by address; the first that matches. Addresses that nobody opens first are not among them. */
const byAddress: readonly (readonly [RegExp, () => Promise<unknown>])[] = [
  [/^\/(sites)?$/, pages.sites],
  [/^\/sites\/\d+$/, pages.dashboard],
  [/^\/sites\/\d+\/settings/, pages.settings],
  [/^\/subapp\/app-user$/, pages.appUsers],
  [/^\/subapp\/app-aitask$/, pages.aiTasks],
]

/**
 * What is needed to draw the page at an address, beside the app itself.
 * @param path Of the page, behind the hash.
 */
export function codeAt(path: string, isSignedIn: boolean): readonly (() => Promise<unknown>)[] {
  if (path.startsWith('/share/')) return [pages.share]
  if (path.startsWith('/definitions')) return [pages.definitions]
  if (!isSignedIn) return [pages.login]
  const [, page] = byAddress.find(([pattern]) => pattern.test(path)) ?? []
  return page === undefined ? [shellCode] : [shellCode, page]
}
