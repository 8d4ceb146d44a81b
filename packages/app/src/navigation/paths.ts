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
  dashboard: (siteId: string) => `/sites/${siteId}`,
} as const
