import { pageAt, type PageName } from '@sightline/api-client'
import { withTexts } from '../../lib/lazy-code/loadPage.ts'

/** Functions that load the code of each page, together with the catalogues of texts that it needs. */
export const pages = {
  login: () => import('../../features/auth/pages/LoginPage.tsx'),
  setUp: withTexts(() => import('../../features/auth/pages/SetUpPage.tsx'), 'guests'),
  setPassword: withTexts(() => import('../../features/auth/pages/SetPasswordPage.tsx'), 'guests'),
  confirmEmail: withTexts(() => import('../../features/auth/pages/ConfirmEmailPage.tsx'), 'guests'),
  keepAccount: withTexts(() => import('../../features/auth/pages/KeepAccountPage.tsx'), 'guests'),
  unsubscribe: withTexts(() => import('../../features/notices/pages/UnsubscribePage.tsx'), 'guests'),
  siteManagement: withTexts(() => import('../../features/console/pages/SiteManagementPage.tsx'), 'management'),
  sites: withTexts(() => import('../../features/sites/pages/SitesPage.tsx'), 'sites'),
  plans: withTexts(() => import('../../features/membership/pages/PlansPage.tsx'), 'management'),
  notices: withTexts(() => import('../../features/notices/pages/NoticesPage.tsx'), 'management'),
  account: withTexts(() => import('../../features/account-settings/pages/AccountPage.tsx'), 'management'),
  authorization: withTexts(() => import('../../features/connections/pages/ConnectionsPage.tsx'), 'management'),
  themes: withTexts(() => import('../../features/console/pages/ThemesPage.tsx'), 'management'),
  interaction: withTexts(() => import('../../features/console/pages/AllConnectionsPage.tsx'), 'management'),
  addWebsite: withTexts(() => import('../../features/sites/pages/AddSitePage.tsx'), 'management'),
  appUsers: withTexts(() => import('../../features/console/pages/AppUsersPage.tsx'), 'management'),
  aiTasks: withTexts(() => import('../../features/console/pages/AiTasksPage.tsx'), 'management'),
  orders: withTexts(() => import('../../features/console/pages/OrdersPage.tsx'), 'management'),
  points: withTexts(() => import('../../features/console/pages/PointsPage.tsx'), 'management'),
  reports: withTexts(() => import('../../features/console/pages/ReportsPage.tsx'), 'management'),
  jobs: withTexts(() => import('../../features/console/pages/JobsPage.tsx'), 'management'),
  audit: withTexts(() => import('../../features/console/pages/AuditPage.tsx'), 'management'),
  instanceSettings: withTexts(() => import('../../features/console/pages/InstanceSettingsPage.tsx'), 'management'),
  health: withTexts(() => import('../../features/console/pages/HealthPage.tsx'), 'management'),
  share: withTexts(() => import('../../features/share/pages/SharePage.tsx'), 'dashboard'),
  dashboard: withTexts(() => import('../../features/dashboard/pages/DashboardPage.tsx'), 'dashboard'),
  realtime: withTexts(() => import('../../features/dashboard/pages/RealtimePage.tsx'), 'dashboard', 'management'),
  differences: withTexts(() => import('../../features/dashboard/pages/DifferencesPage.tsx'), 'dashboard', 'management'),
  install: withTexts(() => import('../../features/install/pages/InstallPage.tsx'), 'management'),
  settings: withTexts(() => import('./SiteSettings.tsx'), 'management'),
  definitions: withTexts(
    () => import('../../features/definitions/pages/DefinitionsPage.tsx'),
    'dashboard',
    'management',
  ),
  requiredTwoFactors: withTexts(
    () => import('../../features/account-settings/pages/RequiredTwoFactorsPage.tsx'),
    'management',
  ),
  notFound: () => import('../not-found/NotFoundPage.tsx'),
} as const satisfies Record<
  Exclude<PageName, 'home'> | 'siteManagement' | 'requiredTwoFactors' | 'notFound',
  () => Promise<unknown>
>

/** Loads the header and the navigation around the pages of somebody who is signed in. */
export const shellCode = () => import('../shell/Shell.tsx')

/** The code of pages that are often opened first, which is fetched together with the shell. */
const opensFirst: Partial<Record<PageName, () => Promise<unknown>>> = {
  home: pages.sites,
  sites: pages.sites,
  dashboard: pages.dashboard,
  settings: pages.settings,
  appUsers: pages.appUsers,
  aiTasks: pages.aiTasks,
}

/**
 * The code that draws the page at an address, beside the app itself.
 * @param path Of the page, behind the hash.
 */
export function codeAt(path: string, isSignedIn: boolean): readonly (() => Promise<unknown>)[] {
  const name = pageAt(path)
  if (name === 'share' || name === 'definitions') return [pages[name]]
  if (!isSignedIn) return [pages.login]
  const page = name === undefined ? undefined : opensFirst[name]
  return page === undefined ? [shellCode] : [shellCode, page]
}
