import { createApiClient, type ApiClient } from '@sightline/api-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeIn, linkIn, startMailServer, type MailServer } from '../support/mail-server.ts'
import {
  ADMIN,
  eventually,
  removeFolder,
  signedInClient,
  startProduct,
  type RunningProduct,
} from '../support/product.ts'

let mailServer: MailServer
let product: RunningProduct
let admin: ApiClient

beforeAll(async () => {
  mailServer = await startMailServer()
  product = await startProduct({ environment: mailServer.environment })
  admin = await signedInClient(product)
}, 120_000)
afterAll(async () => {
  await product.stop()
  await removeFolder(product.dataDir)
  await mailServer.stop()
})

const visitor = () => createApiClient({ baseURL: product.address })
const PASSWORD = 'a long password'

async function member(email: string, fields: { locale?: string } = {}) {
  const client = visitor()
  const registered = await client.auth.register({ email, password: PASSWORD, ...fields })
  expect(registered.code).toBe(200)
  return client
}

/** The mail number `count` to an address. */
async function waitForMail(address: string, count = 1) {
  await eventually(async () => mailServer.to(address).length >= count, 30_000)
  const mail = mailServer.to(address)[count - 1]
  if (mail === undefined) throw new Error(`no mail came to ${address}`)
  return mail
}

test('the instance says that it sends mail', async () => {
  expect(await visitor().instance.info()).toMatchObject({ data: { mail: true } })
})

describe('a forgotten password', () => {
  test('is set anew with a mailed link, once', async () => {
    const email = 'forgetful@example.com'
    const before = await member(email, { locale: 'zh-CN' })
    await waitForMail(email)
    expect(await visitor().auth.forgotPassword({ email })).toMatchObject({ code: 200, data: { is_mailed: true } })
    const mail = await waitForMail(email, 2)
    expect(mail.subject).toBe('设置新密码')
    expect(mail.html).toContain('lang="zh-CN"')
    expect(mail.html).toContain('30 分钟')
    expect(mail.headers.has('list-unsubscribe')).toBe(false)
    const code = codeIn(linkIn(mail, 'set-password'))
    const reset = (password: string) => visitor().auth.resetPassword({ code, password })
    expect(await reset('another long password')).toMatchObject({ code: 200 })
    expect(await before.user.info()).toMatchObject({ code: 400, message: 'jwt_error_02' })
    expect(await reset('a third long password')).toMatchObject({ code: 400, message: 'link_invalid' })
  })

  test('is answered alike for an address without an account, and nothing is mailed there', async () => {
    const unknown = await visitor().auth.forgotPassword({ email: 'nobody@example.com' })
    const known = await visitor().auth.forgotPassword({ email: ADMIN.email })
    expect(unknown).toEqual(known)
    await waitForMail(ADMIN.email)
    expect(mailServer.to('nobody@example.com')).toEqual([])
  })

  test('mails three links an hour to one address, and answers the fourth time alike', async () => {
    const email = 'often@example.com'
    await member(email)
    await waitForMail(email)
    for (let count = 0; count < 5; count += 1)
      expect(await visitor().auth.forgotPassword({ email })).toMatchObject({ data: { is_mailed: true } })
    await waitForMail(email, 4)
    await visitor().auth.forgotPassword({ email: ADMIN.email })
    await waitForMail(ADMIN.email, 2)
    expect(mailServer.to(email)).toHaveLength(4)
  })
})

describe('an e-mail address', () => {
  test('is confirmed with the link that comes after registering', async () => {
    const email = 'fresh@example.com'
    const client = await member(email, { locale: 'ar' })
    const mail = await waitForMail(email)
    expect(mail.html).toContain('dir="rtl"')
    expect(await client.user.info()).toMatchObject({ data: { profile: { email_confirmed_at: null } } })
    const code = codeIn(linkIn(mail, 'confirm-email'))
    expect(await visitor().auth.confirmEmail({ code })).toMatchObject({ code: 200, data: { email } })
    expect(await client.user.info()).toMatchObject({
      data: { profile: { email_confirmed_at: expect.stringMatching(/^20/) as string } },
    })
  })

  test('changes once the new one is confirmed, and the old one is told', async () => {
    const [old, email] = ['before@example.com', 'after@example.com']
    const client = await member(old)
    await waitForMail(old)
    expect(await client.user.changeEmail({ email, password: 'wrong' })).toMatchObject({ message: 'password_wrong' })
    expect(await client.user.changeEmail({ email, password: PASSWORD })).toMatchObject({ code: 200 })
    const code = codeIn(linkIn(await waitForMail(email), 'confirm-email'))
    expect(await client.user.info()).toMatchObject({ data: { userinfo: { email: old } } })
    expect(await visitor().auth.confirmEmail({ code })).toMatchObject({ code: 200 })
    expect(await client.user.info()).toMatchObject({ data: { userinfo: { email } } })
    expect((await waitForMail(old, 2)).text).toContain(email)
    expect(await visitor().auth.confirmEmail({ code })).toMatchObject({ message: 'link_invalid' })
    expect(await visitor().auth.login({ email, password: PASSWORD })).toMatchObject({ code: 200 })
  })

  test('that somebody else took meanwhile is not taken away', async () => {
    const client = await member('slow@example.com')
    await client.user.changeEmail({ email: 'wanted@example.com', password: PASSWORD })
    const code = codeIn(linkIn(await waitForMail('wanted@example.com'), 'confirm-email'))
    await member('wanted@example.com')
    expect(await visitor().auth.confirmEmail({ code })).toMatchObject({ code: 409, message: 'email_taken' })
  })
})

describe('notices', () => {
  test('come by mail, and stop with one click and without signing in', async () => {
    const email = 'reader@example.com'
    const client = await member(email)
    await waitForMail(email)
    const push = async (title: string, to = email) => {
      const users = await admin.appUser.fetchAppUserList({ email: to })
      const ids = users.code === 200 ? users.data.list.map(({ id }) => id) : []
      await admin.appUser.pushAppUser({ ids, title, body: 'Read this.' })
    }
    await push('First')
    const mail = await waitForMail(email, 2)
    expect(mail.subject).toBe('First')
    expect(mail.text).toContain('Read this.')
    const list = mail.headers.get('list') as { unsubscribe?: { url?: string } }
    expect(mail.headerLines.find(({ key }) => key === 'list-unsubscribe-post')?.line).toContain('One-Click')
    const posted = await fetch(list.unsubscribe?.url?.replace(/^http:\/\/[^/]*/, product.address) ?? '', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(posted.status).toBe(200)
    await push('Second')
    // Notices are mailed in order.
    await push('Beside it', ADMIN.email)
    await eventually(async () => mailServer.to(ADMIN.email).some(({ subject }) => subject === 'Beside it'), 30_000)
    const code = codeIn(linkIn(mail, 'unsubscribe'))
    expect(await visitor().mail.unsubscribe({ code, is_undone: true })).toMatchObject({
      code: 200,
      data: { address: email, kind: 'notice', notice_kind: 'message' },
    })
    await push('Third')
    expect((await waitForMail(email, 3)).subject).toBe('Third')
    expect(await client.user.notices({})).toMatchObject({ data: { total: 3 } })
  })
})

describe('the mail server', () => {
  test('is tried with a test mail', async () => {
    const sent = await admin.mail.sendTest({ email: 'try@example.com' })
    expect(sent).toMatchObject({ code: 200, data: { failure: null } })
    expect(await waitForMail('try@example.com')).toMatchObject({ subject: 'Test mail from Sightline' })
    const status = await admin.mail.fetchStatus()
    expect(status).toMatchObject({ code: 200, data: { is_configured: true, waiting: 0, dead: 0 } })
    expect(JSON.stringify(status)).toContain('127.0.0.1:')
  })
})

describe('events that send a mail', () => {
  test('an account that an administrator makes gets the link to a password', async () => {
    const email = 'invited@example.com'
    expect(await admin.appUser.addAppUser({ email, level: 'member' })).toMatchObject({ code: 200 })
    const mail = await waitForMail(email)
    expect(mail.subject).toBe('Your Sightline account')
    expect(mail.text).toContain(ADMIN.email)
    const code = codeIn(linkIn(mail, 'set-password'))
    expect(await visitor().auth.resetPassword({ code, password: PASSWORD })).toMatchObject({ code: 200 })
  })

  test('an invitation to a site is mailed, whether or not the address has an account', async () => {
    const site = await addSite(admin, 'shared.example')
    const known = 'known@example.com'
    await member(known, { locale: 'zh-CN' })
    await waitForMail(known)
    for (const email of [known, 'unknown@example.com'])
      expect(await admin.website.addViewer({ site_id: site.id, email })).toMatchObject({ code: 200 })
    const mail = await waitForMail('unknown@example.com')
    expect(mail.subject).toBe(`${ADMIN.email} shares shared.example with you`)
    expect(mail.headerLines.some(({ key }) => key === 'list-unsubscribe')).toBe(true)
    expect((await waitForMail(known, 2)).html).toContain('lang="zh-CN"')
  })

  test('an order that was paid has a receipt, once, and one that costs nothing has none', async () => {
    const email = 'payer@example.com'
    await member(email)
    const users = await admin.appUser.fetchAppUserList({ email })
    const [user] = users.code === 200 ? users.data.list : []
    const order = { user_id: user?.id ?? '', plan: 'premium', billing: 'yearly', status: 'paid' } as const
    expect(await admin.userOrder.add({ ...order, amount: 0, currency: 'USD' })).toMatchObject({ code: 200 })
    const added = await admin.userOrder.add({ ...order, amount: 24_000, currency: 'JPY' })
    const number = added.code === 200 ? added.data.order_no : ''
    const mail = await waitForMail(email, 2)
    expect(mail.subject).toBe(`Receipt for order ${number}`)
    expect(mail.text).toContain('¥24,000')
    await admin.mail.sendTest({ email: 'later@example.com' })
    expect(mailServer.to(email)).toHaveLength(2)
  })

  test('a job that has finished is told to whoever has begun it', async () => {
    const site = await addSite(admin, 'exported.example')
    expect(await admin.website.exportEvents({ site_id: site.id })).toMatchObject({ code: 200 })
    await eventually(async () => {
      const notices = await admin.user.notices({})
      return notices.code === 200 && notices.data.list.some(({ kind }) => kind === 'job_finished')
    }, 30_000)
    const notices = await admin.user.notices({})
    expect(notices.code === 200 && notices.data.list.find(({ kind }) => kind === 'job_finished')).toMatchObject({
      data: { has_succeeded: true, job: 'export_events', domain: 'exported.example' },
      link: `/sites/${site.id}/settings/transfer`,
    })
  })
})

describe('the report of a site', () => {
  test('comes to people outside with what was counted, and stops with one click', async () => {
    const site = await addSite(admin, 'reported.example')
    const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString()
    const line = { ts: yesterday, name: 'pageview', url: 'https://reported.example/prices', visitor_id: 'a' }
    const file = new File([`${JSON.stringify(line)}\n`], 'events.ndjson')
    expect(await admin.website.importEvents({ site_id: site.id, file })).toMatchObject({ code: 200 })
    await eventually(async () => {
      const counted = await admin.stats.query({ site_id: site.id, range: '7d', metrics: ['pageviews'] })
      return counted.code === 200 && counted.data.totals.pageviews === 1
    }, 30_000)

    const email = 'reader@outside.example'
    const report = { site_id: site.id, email, rhythm: 'weekly', locale: 'en-US' } as const
    const added = await admin.siteReport.addReport(report)
    expect(added).toMatchObject({ code: 200, data: { email, is_stopped: false } })
    const id = added.code === 200 ? added.data.id : ''
    const send = () => admin.siteReport.sendReport({ site_id: site.id, id })
    expect(await send()).toMatchObject({ code: 200 })
    const mail = await waitForMail(email)
    expect(mail.subject).toBe('reported.example: your week')
    expect(mail.text).toContain('/prices')
    expect(mail.text).toMatch(/Visitors: 1\b/)
    expect(mail.text).toMatch(/Views: 1\b/)

    const list = mail.headers.get('list') as { unsubscribe?: { url?: string } }
    const address = list.unsubscribe?.url?.replace(/^http:\/\/[^/]*/, product.address) ?? ''
    expect(await fetch(address, { method: 'POST' })).toMatchObject({ status: 200 })
    expect(await admin.siteReport.fetchReports({ site_id: site.id })).toMatchObject({
      data: { list: [{ email, is_stopped: true }] },
    })
    // Whoever has stopped it is not asked again.
    expect(await admin.siteReport.removeReport({ site_id: site.id, id })).toMatchObject({ code: 200 })
    expect(await admin.siteReport.addReport(report)).toMatchObject({ data: { is_stopped: true } })
  })

  test('is had by somebody the site is shared with, at their own address alone', async () => {
    const site = await addSite(admin, 'viewed.example')
    const email = 'viewer@example.com'
    const viewer = await member(email)
    await admin.website.addViewer({ site_id: site.id, email })
    const received = await viewer.invitation.fetchReceived()
    const [invitation] = received.code === 200 ? received.data.list : []
    await viewer.invitation.accept({ id: invitation?.id ?? '' })
    const report = { site_id: site.id, rhythm: 'monthly', locale: 'ar' } as const
    const owners = await admin.siteReport.addReport({ ...report, email: ADMIN.email })
    expect(await viewer.siteReport.addReport({ ...report, email: ADMIN.email })).toMatchObject({ code: 403 })
    expect(await viewer.siteReport.addReport({ ...report, email })).toMatchObject({ code: 200 })
    expect(await viewer.siteReport.fetchReports({ site_id: site.id })).toMatchObject({ data: { list: [{ email }] } })
    const id = owners.code === 200 ? owners.data.id : ''
    expect(await viewer.siteReport.removeReport({ site_id: site.id, id })).toMatchObject({ message: 'not_found' })
  })
})

async function addSite(client: ApiClient, domain: string) {
  const added = await client.website.addWebsite({ name: domain, domain, currency_type: 'EUR' })
  if (added.code !== 200) throw new Error(added.message)
  return added.data
}
