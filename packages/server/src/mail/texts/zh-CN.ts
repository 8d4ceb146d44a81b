import { providerNames } from './provider-names.ts'
import type { MailTexts } from './types.ts'

/** @param product The name of the instance */
export const zhCN = (product: string): MailTexts => ({
  accountReason: (address) => `这封邮件发送至 ${address}，因为该地址关联了一个 ${product} 账户。`,
  noticeReason: (address) => `您在 ${address} 收到这封邮件，是因为您的账户设置了通过邮件接收此类通知。`,
  invitationReason: (address) => `有人填写了 ${address}，想与您共享一个网站。`,
  reportReason: (address, site) => `有权查看 ${site} 的人将该网站的报告发送到 ${address}。`,
  unsubscribe: '退订',
  open: {
    dashboard: '打开仪表盘',
    settings: '打开网站设置',
    plan: '打开我的方案',
    account: '打开我的账户',
    orders: '打开订单列表',
    connections: '打开已连接的账户',
    sites: '打开我的网站',
    notices: '打开通知',
  },
  resetPassword: {
    subject: '设置新密码',
    body: [
      '有人（可能是您本人）申请了设置新密码。下面的链接 30 分钟内有效，且只能使用一次。',
      '如果不是您本人操作，无需理会，您的密码不会改变。',
    ],
    button: '设置密码',
  },
  confirmEmail: {
    subject: '确认您的邮箱地址',
    body: ['请确认您可以在此地址收到邮件。链接三天内有效。'],
    button: '确认邮箱',
  },
  emailChanged: (newAddress) => ({
    subject: '您的邮箱地址已更改',
    body: [
      `您的账户现在使用的邮箱是 ${newAddress}，今后的邮件不再发送到此处。`,
      `如果不是您本人操作，请立即联系您的 ${product} 管理员。`,
    ],
  }),
  accountInvitation: (inviter) => ({
    subject: `已为您创建 ${product} 账户`,
    body: [`${inviter} 为您创建了一个账户。请设置密码后使用。链接七天内有效。`],
    button: '设置密码',
  }),
  accountDeletion: (date) => ({
    subject: '您的账户即将删除',
    body: [
      `您申请了删除账户。账户将于 ${date} 删除：届时您的网站、网站数据以及属于您的所有内容都会被移除。订单会保留，但不含您的姓名。`,
      '在此之前您可以随时撤销。',
    ],
    button: '保留我的账户',
  }),
  siteInvitation: (inviter, domain) => ({
    subject: `${inviter} 与您共享 ${domain}`,
    body: [`${inviter} 邀请您查看 ${domain} 的统计数据。请登录，或使用此邮箱注册账户，然后接受或拒绝邀请。`],
    button: '查看邀请',
  }),
  receipt: {
    subject: (orderNo) => `订单 ${orderNo} 的收据`,
    body: '感谢您的支持，我们已收到您的付款。',
    labels: { order: '订单', plan: '套餐', amount: '金额', from: '开始', until: '到期', paid: '付款日期' },
    plans: { standard: '标准版', premium: '高级版' },
    billings: { monthly: '按月', yearly: '按年' },
  },
  test: {
    subject: `${product} 测试邮件`,
    body: ['邮件发送正常：您已收到这封邮件。'],
  },
  order: {
    requested: ({ person, orderNo, plan }) => ({
      subject: `${person} 申请了套餐`,
      body: [`订单 ${orderNo} 等待您处理：${plan}。收到付款后请确认，否则请取消。`],
    }),
    confirmed: ({ orderNo, plan, until }) => ({
      subject: '您的订单已确认',
      body: [`订单 ${orderNo}（${plan}）已确认，有效期至 ${until}。`],
    }),
    cancelled: ({ orderNo, plan }) => ({
      subject: '您的订单已取消',
      body: [`订单 ${orderNo}（${plan}）已取消。`],
    }),
  },
  membershipEnds: {
    none: (count, date) => ({
      subject: `您的会员将在 ${count} 天后到期`,
      body: [`您的会员将于 ${date} 到期。续费后可继续查看报告。数据始终会继续采集，不会丢失。`],
    }),
    trial: (count, date) => ({
      subject: `您的试用将在 ${count} 天后到期`,
      body: [`您的试用将于 ${date} 到期。选择套餐后可继续查看报告。数据始终会继续采集，不会丢失。`],
    }),
    payment: (count, date) => ({
      subject: `您的会员将在 ${count} 天后到期`,
      body: [
        `最近一次付款失败，您的会员将于 ${date} 到期。支付发票或更换银行卡后可继续查看报告。数据始终会继续采集，不会丢失。`,
      ],
    }),
  },
  paymentFailed: (date) => ({
    subject: '付款失败',
    body: [`您的银行卡扣款被拒绝。请在 ${date} 之前检查银行卡：在此之前一切功能照常开放，我们也会自动重试。`],
  }),
  siteWithoutData: (domain, hours) => ({
    subject: `${domain} 没有数据`,
    body: [`${domain} 已有 ${hours} 小时没有上报任何事件，而此前是有数据的。可能是统计代码被移除，或网站无法访问。`],
  }),
  viewerJoined: (person, domain) => ({
    subject: `${person} 现在可以查看 ${domain}`,
    body: [`${person} 接受了您的邀请，现在可以查看 ${domain} 的统计数据。`],
  }),
  jobs: {
    import_users: '导入用户',
    import_points: '导入积分',
    delete_site_data: '删除数据',
    check_import: '检查事件文件',
    import_events: '导入事件',
    remove_import: '移除导入',
    export_events: '导出事件',
    export_account: '导出您的数据',
    import_properties: '导入 Google Analytics 媒体资源',
    bulk: '批量修改',
  },
  connectionEnded: (provider, label, reason, isRevoked) => ({
    subject: `您的 ${providerNames[provider]} 账户已断开连接`,
    body: [
      `管理员已断开 ${label} 的连接：${reason}`,
      ...(isRevoked ? [] : [`${providerNames[provider]} 上的访问权限尚未终止。请在那里撤销授权或删除令牌。`]),
    ],
  }),
  connectionLost: (provider, label) => ({
    subject: `需要重新连接 ${providerNames[provider]}`,
    body: [`${providerNames[provider]} 不再接受对 ${label} 的访问。重新连接该账户后，依赖它的内容会继续更新。`],
  }),
  siteTransferred: (domain, isReceived) => ({
    subject: isReceived ? `${domain} 现已归您所有` : `${domain} 已更换所有者`,
    body: [
      isReceived
        ? `管理员已将 ${domain} 及其全部数据转交给您。如果该网站显示 Google Analytics 数据，请使用您自己的 Google 账户关联其媒体资源。`
        : `管理员已将 ${domain} 转交给他人，不再通过您的 Google 账户读取其数据。`,
    ],
  }),
  siteDisabled: (domain, reason) => ({
    subject: `${domain} 已停用`,
    body: [
      `管理员已停用 ${domain}，不再统计其事件。已收集的数据会保留。`,
      ...(reason === null ? [] : [`原因：${reason}`]),
    ],
  }),
  siteEnabled: (domain) => ({
    subject: `${domain} 已启用`,
    body: [`管理员已启用 ${domain}，从现在起重新统计其事件。`],
  }),
  jobFinished: (hasSucceeded, what) => ({
    subject: hasSucceeded ? `已完成：${what}` : `失败：${what}`,
    body: [hasSucceeded ? `${what}已完成。` : `${what}失败，原因请查看任务报告。`],
  }),
  security: {
    signed_in: (detail) => ({
      subject: '您的账户有新的登录',
      body: [`有人从此前未使用过的位置登录了您的账户：${detail}。`],
    }),
    password_changed: () => ({ subject: '您的密码已更改', body: ['您的密码已更改，其他所有会话均已结束。'] }),
    key_created: (detail) => ({
      subject: '已创建新的 API 密钥',
      body: [`已创建名为 ${detail} 的 API 密钥，它可以按您的权限读取统计数据。`],
    }),
    email_changed: (detail) => ({ subject: '您的邮箱地址已更改', body: [`您的账户现在使用的邮箱是 ${detail}。`] }),
    two_factors_on: () => ({ subject: '双重验证已开启', body: ['从现在起，登录时除密码外还需要验证码。'] }),
    two_factors_off: () => ({ subject: '双重验证已关闭', body: ['从现在起，仅凭密码即可登录。'] }),
    recovery_code_used: (detail) => ({
      subject: '有恢复码被使用',
      body: [`有人使用您的一个恢复码登录。还剩 ${detail} 个。`],
    }),
  },
  notYou: '如果不是您本人操作：请在账户设置中更改密码，并结束其他所有会话。',
  report: {
    title: {
      weekly: (domain) => `${domain}：周报`,
      monthly: (domain) => `${domain}：月报`,
    },
    period: (from, to) => `${from} 至 ${to}，与此前同等天数对比`,
    metrics: {
      visitors: '访客数',
      visits: '访问次数',
      pageviews: '浏览量',
      bounce_rate: '跳出率',
      visit_duration: '访问时长',
    },
    pages: '热门页面',
    sources: '主要来源',
    days: '每日访客',
    weeks: '每周访客',
    direct: '直接访问 / 无',
    notes: '备注',
    points: (difference) => `${difference} 个百分点`,
    forecast: (views, count) => `预测：未来 ${count} 天约有 ${views} 次浏览。`,
    first: '此前没有访问记录，无法对比。',
    noChange: '各项指标的变化均未超过 10%。',
    changed: (metric, change) => `变化最大的是：${metric}，${change}。`,
    button: '打开仪表盘',
    none: '这段时间没有访问记录。',
  },
})
