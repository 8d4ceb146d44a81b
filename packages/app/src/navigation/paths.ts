/** The address of each page, for links and for `navigate`. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/login?view=register',
  setUp: '/set-up',
  setPassword: '/set-password',
  sites: '/sites',
  addWebsite: '/sites/new',
  install: (siteId: string) => `/sites/${siteId}/install`,
  appUsers: '/subapp/app-user',
  aiTasks: '/subapp/app-aitask',
  /** Without a section the first one opens. */
  settings: (siteId: string, section?: string) =>
    `/sites/${siteId}/settings${section === undefined ? '' : `/${section}`}`,
  dashboard: (siteId: string) => `/sites/${siteId}`,
  plans: '/vip',
  share: (token: string) => `/share/${token}`,
} as const
