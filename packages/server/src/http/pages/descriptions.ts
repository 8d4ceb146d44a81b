import type { PageLanguage, PageName } from '@sightline/api-client/contract'

/** The description of each page. No text says anything of the data behind it. */
export const pageDescriptions: Readonly<Record<PageName, Readonly<Record<PageLanguage, string>>>> = {
  home: {
    'en-US': 'All websites of this instance for administrators, and your own for everybody else.',
    'zh-CN': '管理员可查看本实例的全部网站，其他用户查看自己的网站。',
  },
  login: { 'en-US': 'Sign in or register.', 'zh-CN': '登录或注册。' },
  setUp: { 'en-US': 'Sets up a new instance.', 'zh-CN': '初始化新的实例。' },
  setPassword: { 'en-US': 'Sets a password with a one-time link.', 'zh-CN': '通过一次性链接设置密码。' },
  confirmEmail: {
    'en-US': 'Confirms an e-mail address with a mailed link.',
    'zh-CN': '通过邮件中的链接确认邮箱地址。',
  },
  keepAccount: {
    'en-US': 'Cancels the deletion of an account with a mailed link.',
    'zh-CN': '通过邮件中的链接撤销账户删除。',
  },
  unsubscribe: { 'en-US': 'Stops mails of one kind.', 'zh-CN': '停止接收某一类邮件。' },
  sites: { 'en-US': 'The sites that you own or that are shared with you.', 'zh-CN': '您拥有的以及与您共享的网站。' },
  addWebsite: {
    'en-US': 'Add a website, or import one from an analytics account.',
    'zh-CN': '添加网站，或从分析账户导入。',
  },
  dashboard: { 'en-US': 'Visitors, views and where they come from.', 'zh-CN': '访客、浏览量及其来源。' },
  realtime: { 'en-US': 'What is happening on a site right now.', 'zh-CN': '网站此刻的动态。' },
  differences: {
    'en-US': 'Why Google Analytics data differs from that of the snippet.',
    'zh-CN': 'Google Analytics 的数据与代码片段的数据为何不同。',
  },
  install: {
    'en-US': 'The tracking code of a site, and whether its events arrive.',
    'zh-CN': '网站的跟踪代码，以及事件是否到达。',
  },
  settings: {
    'en-US': 'Snippet, viewers and sharing, goals, exclusions, import and export.',
    'zh-CN': '代码片段、查看者与共享、目标、排除规则、导入与导出。',
  },
  authorization: {
    'en-US': 'Your connected accounts of Google, GitHub and Cloudflare.',
    'zh-CN': '您已连接的 Google、GitHub 和 Cloudflare 账户。',
  },
  themes: {
    'en-US': 'What shared dashboards and reports can look like.',
    'zh-CN': '共享仪表盘与报告可用的外观。',
  },
  interaction: {
    'en-US': 'Everybody’s connected accounts.',
    'zh-CN': '所有用户已连接的账户。',
  },
  plans: { 'en-US': 'Plans, prices and frequent questions.', 'zh-CN': '套餐、价格与常见问题。' },
  account: {
    'en-US': 'Profile, security, sessions, API keys, orders, points, invitations and your data.',
    'zh-CN': '个人资料、安全、会话、API 密钥、订单、积分、邀请与您的数据。',
  },
  notices: { 'en-US': 'What you are told about your sites and your account.', 'zh-CN': '关于您的网站和账户的通知。' },
  definitions: {
    'en-US': 'Every metric and every breakdown, with an example.',
    'zh-CN': '每项指标与每种细分的含义及示例。',
  },
  share: { 'en-US': 'A site’s statistics, shared by its owner.', 'zh-CN': '由网站所有者共享的数据。' },
  appUsers: { 'en-US': 'Search, change and delete app users.', 'zh-CN': '搜索、修改和删除应用用户。' },
  orders: {
    'en-US': 'Everybody’s orders: their totals, and what happens to each.',
    'zh-CN': '所有用户的订单：合计金额与处理操作。',
  },
  points: {
    'en-US': 'The points ledger of everybody.',
    'zh-CN': '所有用户的积分账本。',
  },
  reports: {
    'en-US': 'What is paid and who registers, over time.',
    'zh-CN': '收入与注册随时间的变化。',
  },
  jobs: {
    'en-US': 'Everybody’s imports, exports, deletions and bulk changes: their progress and results.',
    'zh-CN': '所有人的导入、导出、删除和批量更改：进度与结果。',
  },
  audit: {
    'en-US': 'What staff did to whom, and the values before and after.',
    'zh-CN': '管理人员对谁做了什么，以及更改前后的内容。',
  },
  instanceSettings: {
    'en-US': 'What administrators set for the whole instance.',
    'zh-CN': '管理员为整个实例所做的设置。',
  },
  health: {
    'en-US': 'How the parts of this instance are doing.',
    'zh-CN': '本实例各部分的运行状况。',
  },
  aiTasks: { 'en-US': 'Search and change AI tasks.', 'zh-CN': '搜索和修改 AI 任务。' },
}
