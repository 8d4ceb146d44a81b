import { pagePaths } from '@sightline/api-client'

/** The address of each page, for links and for `navigate`. */
export const paths = {
  home: pagePaths.home,
  login: pagePaths.login,
  register: `${pagePaths.login}?view=register`,
  forgotPassword: `${pagePaths.login}?view=forgot`,
  setUp: pagePaths.setUp,
  setPassword: pagePaths.setPassword,
  sites: pagePaths.sites,
  addWebsite: pagePaths.addWebsite,
  install: (siteId: string) => withValues(pagePaths.install, siteId),
  appUsers: pagePaths.appUsers,
  aiTasks: pagePaths.aiTasks,
  orders: pagePaths.orders,
  points: pagePaths.points,
  reports: pagePaths.reports,
  jobs: pagePaths.jobs,
  audit: pagePaths.audit,
  instanceSettings: pagePaths.instanceSettings,
  health: pagePaths.health,
  /** Without a section the first one opens. */
  settings: (siteId: string, section?: string) => withValues(pagePaths.settings, siteId, section),
  dashboard: (siteId: string) => withValues(pagePaths.dashboard, siteId),
  realtime: (siteId: string) => withValues(pagePaths.realtime, siteId),
  differences: (siteId: string) => withValues(pagePaths.differences, siteId),
  authorization: pagePaths.authorization,
  themes: pagePaths.themes,
  interaction: pagePaths.interaction,
  plans: pagePaths.plans,
  notices: pagePaths.notices,
  /** Without a section the first one opens. */
  account: (section?: string) => withValues(pagePaths.account, section),
  /** Without a name the whole list opens; a name of a metric or a breakdown stands out in it. */
  definitions: (name?: string) => withValues(pagePaths.definitions, name),
  share: (token: string) => withValues(pagePaths.share, token),
} as const

/** Replaces the parameters of a page’s path by values, in their order. */
function withValues(path: string, ...values: readonly (string | undefined)[]): string {
  let at = 0
  return path.replaceAll(/\/:\w+\??/g, () => {
    const value = values[at++]
    return value === undefined ? '' : `/${value}`
  })
}
