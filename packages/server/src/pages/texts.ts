/** Languages with whole texts. */
export type PageLanguage = 'en-US' | 'zh-CN'

export interface PageText {
  title: string
  description: string
}

const text = (title: string, description: string): PageText => ({ title, description })

const definitions = {
  'en-US': text('What the figures mean', 'Every figure and every breakdown, with an example.'),
  'zh-CN': text('指标释义', '每项指标与每种细分的含义及示例。'),
}

/** What stands at each route, the most particular first where two hold. No text says anything of the data behind it. */
export const pageTexts: Readonly<Record<string, Readonly<Record<PageLanguage, PageText>>>> = {
  '/': {
    'en-US': text('Sites', 'All websites of this instance for administrators, one’s own for everybody else.'),
    'zh-CN': text('站点管理', '管理员可查看本实例的全部网站，其他用户查看自己的网站。'),
  },
  '/login': {
    'en-US': text('Log in', 'Log in or register.'),
    'zh-CN': text('登录', '登录或注册。'),
  },
  '/set-up': {
    'en-US': text('Create the first account', 'Sets up a new instance.'),
    'zh-CN': text('创建首个账户', '初始化新的实例。'),
  },
  '/set-password': {
    'en-US': text('Set a password', 'Sets a password with a one-time link.'),
    'zh-CN': text('设置密码', '通过一次性链接设置密码。'),
  },
  '/themes': {
    'en-US': text('Templates', 'Templates that websites can use.'),
    'zh-CN': text('模板管理', '网站可使用的模板。'),
  },
  '/interaction': {
    'en-US': text('Authorisations', 'Every user’s connected analytics, GitHub and Cloudflare accounts.'),
    'zh-CN': text('授权管理', '所有用户已连接的分析、GitHub 和 Cloudflare 账户。'),
  },
  '/subapp/app-user': {
    'en-US': text('App users', 'Search, change and delete app users.'),
    'zh-CN': text('用户管理', '搜索、修改和删除应用用户。'),
  },
  '/subapp/app-aitask': {
    'en-US': text('AI tasks', 'Search and change AI tasks.'),
    'zh-CN': text('AI 任务', '搜索和修改 AI 任务。'),
  },
  '/sites': {
    'en-US': text('My sites', 'The sites that you own or that are shared with you.'),
    'zh-CN': text('我的站点', '您拥有的以及与您共享的站点。'),
  },
  '/sites/new': {
    'en-US': text('Add website', 'Add a website, or import one from an analytics account.'),
    'zh-CN': text('添加网站', '添加网站，或从分析账户导入。'),
  },
  '/sites/:siteId': {
    'en-US': text('Dashboard', 'Visitors, views and where they come from.'),
    'zh-CN': text('仪表盘', '访客、浏览量及其来源。'),
  },
  '/sites/:siteId/install': {
    'en-US': text('Install', 'The tracking code of a site, and whether its events arrive.'),
    'zh-CN': text('安装', '站点的跟踪代码，以及事件是否到达。'),
  },
  '/sites/:siteId/settings': {
    'en-US': text('Site settings', 'Snippet, viewers and sharing, goals, exclusions, import and export.'),
    'zh-CN': text('站点设置', '代码片段、查看者与共享、目标、排除规则、导入与导出。'),
  },
  '/authorization': {
    'en-US': text('Analytics authorization', 'Your connected accounts.'),
    'zh-CN': text('分析授权', '您已连接的账户。'),
  },
  '/vip': {
    'en-US': text('Membership', 'Plans, prices and frequent questions.'),
    'zh-CN': text('会员', '套餐、价格与常见问题。'),
  },
  '/account': {
    'en-US': text('Account', 'Profile, language, theme, orders, points, API keys and sessions.'),
    'zh-CN': text('账户', '个人资料、语言、主题、订单、积分、API 密钥与会话。'),
  },
  '/admin/points': {
    'en-US': text('Points', 'The ledger of users’ points.'),
    'zh-CN': text('用户积分', '用户积分明细。'),
  },
  '/admin/orders': {
    'en-US': text('Orders', 'Users’ orders.'),
    'zh-CN': text('用户订单', '用户的订单。'),
  },
  '/admin/reports': {
    'en-US': text('Reports', 'Orders and referrals over time.'),
    'zh-CN': text('报表', '订单与推荐随时间的变化。'),
  },
  '/admin/audit': {
    'en-US': text('Audit log', 'Every change that staff made.'),
    'zh-CN': text('审计日志', '工作人员所做的每项更改。'),
  },
  '/admin/health': {
    'en-US': text('Health', 'How this instance is doing.'),
    'zh-CN': text('运行状况', '本实例的运行状况。'),
  },
  '/definitions': definitions,
  '/definitions/:name': definitions,
  '/share/:token': {
    'en-US': text('Shared dashboard', 'A site’s figures, shared by its owner.'),
    'zh-CN': text('共享仪表盘', '由站点所有者共享的数据。'),
  },
}
