/** The prefixes of the paths of the contract's calls. */
export const callPrefixes = ['/v1', '/admin', '/subapp'] as const

/** The path of files that people have uploaded or exported: pictures of themes, exports. */
export const filesPrefix = '/files'

/** The path of the page that other sites may frame. */
export const embedPath = '/embed'

/** The path of the framework's call for the title and description of a page. */
export const pageDataPath = '/__serverLoader'

/**
 * The path at which the app reports that a script or style sheet failed to load: kept here, so that reporting needs no
 * other code.
 */
export const loadErrorPath = '/v1/instance/reportLoadError'

/** The path to which Stripe sends the events of payments. */
export const stripeWebhookPath = '/webhooks/stripe'
/** The path to which mail programs post an unsubscription. */
export const unsubscribePath = '/unsubscribe'

/** The paths that the server itself answers, each with all below it; the files of the app stand beside them. */
export const serverPaths = [
  ...callPrefixes,
  filesPrefix,
  embedPath,
  pageDataPath,
  '/webhooks',
  unsubscribePath,
  '/api',
  '/s.js',
  '/s-views.js',
  '/health',
  '/metrics',
  '/docs',
  '/docs.css',
  '/openapi.json',
] as const

/** Whether the server itself answers a path. */
export const isServerPath = (path: string): boolean =>
  serverPaths.some((served) => path === served || path.startsWith(`${served}/`))

/**
 * Every page of the app, by its path behind the hash: `:name` stands for a value, `:name?` for one that may be missing.
 * Where two patterns match, the first counts.
 */
export const pagePaths = {
  home: '/',
  login: '/login',
  setUp: '/set-up',
  setPassword: '/set-password',
  confirmEmail: '/confirm-email',
  keepAccount: '/keep-account',
  unsubscribe: '/unsubscribe',
  sites: '/sites',
  addWebsite: '/sites/new',
  dashboard: '/sites/:siteId',
  realtime: '/sites/:siteId/realtime',
  differences: '/sites/:siteId/differences',
  install: '/sites/:siteId/install',
  settings: '/sites/:siteId/settings/:section?',
  authorization: '/authorization',
  plans: '/vip',
  notices: '/notices',
  account: '/account/:section?',
  definitions: '/definitions/:name?',
  share: '/share/:token',
  themes: '/themes',
  interaction: '/interaction',
  appUsers: '/subapp/app-user',
  aiTasks: '/subapp/app-aitask',
  orders: '/admin/orders',
  points: '/admin/points',
  reports: '/admin/reports',
  jobs: '/admin/jobs',
  audit: '/admin/audit',
  instanceSettings: '/admin/settings',
  health: '/admin/health',
} as const

export type PageName = keyof typeof pagePaths

export const pageNames = Object.keys(pagePaths) as readonly PageName[]

/** The languages of page titles, where they are needed without the app's texts. */
export type PageLanguage = 'en-US' | 'zh-CN'

/** The title of each page before its content is known; the app translates the first one. */
export const pageTitles: Readonly<Record<PageName, Readonly<Record<PageLanguage, string>>>> = {
  home: { 'en-US': 'Site management', 'zh-CN': '网站管理' },
  login: { 'en-US': 'Sign in', 'zh-CN': '登录' },
  setUp: { 'en-US': 'Create the first account', 'zh-CN': '创建首个账户' },
  setPassword: { 'en-US': 'Set your password', 'zh-CN': '设置密码' },
  confirmEmail: { 'en-US': 'Confirm your e-mail address', 'zh-CN': '确认您的邮箱地址' },
  keepAccount: { 'en-US': 'Keep your account', 'zh-CN': '保留您的账户' },
  unsubscribe: { 'en-US': 'Unsubscribe', 'zh-CN': '退订' },
  sites: { 'en-US': 'My sites', 'zh-CN': '我的网站' },
  addWebsite: { 'en-US': 'Add website', 'zh-CN': '添加网站' },
  dashboard: { 'en-US': 'Dashboard', 'zh-CN': '仪表盘' },
  realtime: { 'en-US': 'Realtime', 'zh-CN': '实时' },
  differences: { 'en-US': 'Why the numbers differ', 'zh-CN': '数字为何不同' },
  install: { 'en-US': 'Install', 'zh-CN': '安装代码' },
  settings: { 'en-US': 'Site settings', 'zh-CN': '网站设置' },
  authorization: { 'en-US': 'Connected accounts', 'zh-CN': '已连接的账户' },
  plans: { 'en-US': 'Your membership', 'zh-CN': '您的会员' },
  notices: { 'en-US': 'Notices', 'zh-CN': '通知' },
  account: { 'en-US': 'Account', 'zh-CN': '账户' },
  definitions: { 'en-US': 'Metric definitions', 'zh-CN': '指标释义' },
  share: { 'en-US': 'Shared dashboard', 'zh-CN': '共享仪表盘' },
  themes: { 'en-US': 'Template management', 'zh-CN': '模板管理' },
  interaction: { 'en-US': 'Authorization management', 'zh-CN': '授权管理' },
  appUsers: { 'en-US': 'App users', 'zh-CN': '应用用户' },
  aiTasks: { 'en-US': 'AI tasks', 'zh-CN': 'AI 任务' },
  orders: { 'en-US': 'Orders', 'zh-CN': '订单' },
  points: { 'en-US': 'Points', 'zh-CN': '积分' },
  reports: { 'en-US': 'Reports', 'zh-CN': '报表' },
  jobs: { 'en-US': 'Jobs', 'zh-CN': '后台任务' },
  audit: { 'en-US': 'Audit log', 'zh-CN': '审计日志' },
  instanceSettings: { 'en-US': 'Settings', 'zh-CN': '设置' },
  health: { 'en-US': 'Health', 'zh-CN': '运行状况' },
}

/** The page at a path of the app; undefined where there is none. A pattern of `pagePaths` is found as well. */
export const pageAt = (path: string): PageName | undefined =>
  pageNames.find((name) => pagePaths[name] === path || matches(pagePaths[name], path))

function matches(pattern: string, path: string): boolean {
  const given = path.split('/')
  const wanted = pattern.split('/')
  return (
    given.length <= wanted.length &&
    wanted.every((part, at) => {
      const value = given[at]
      if (value === undefined) return part.endsWith('?')
      return part.startsWith(':') ? value !== '' : part === value
    })
  )
}
