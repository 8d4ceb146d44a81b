/** The code of each page, fetched when it is called. */
export const pages = {
  login: () => import('./pages/login/index.ts'),
  setUp: () => import('./pages/set-up/index.ts'),
  setPassword: () => import('./pages/set-password/index.ts'),
  siteManagement: () => import('./pages/site-management/index.ts'),
  sites: () => import('./pages/sites/index.ts'),
  plans: () => import('./pages/plans/index.ts'),
  addWebsite: () => import('./pages/add-website/index.ts'),
  appUsers: () => import('./pages/app-user/index.ts'),
  aiTasks: () => import('./pages/app-aitask/index.ts'),
  share: () => import('./pages/share/index.ts'),
  dashboard: () => import('./pages/dashboard/index.ts'),
  install: () => import('./pages/install/index.ts'),
  settings: () => import('./pages/site-settings/index.ts'),
  definitions: () => import('./pages/definitions/index.ts'),
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
