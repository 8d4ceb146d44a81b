/** The address of each page, for links and for `navigate`. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/login?view=register',
  forgotPassword: '/login?view=forgot',
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
  /** Without a name the whole list opens; a name of a figure or a breakdown stands out in it. */
  definitions: (name?: string) => `/definitions${name === undefined ? '' : `/${name}`}`,
  share: (token: string) => `/share/${token}`,
} as const
