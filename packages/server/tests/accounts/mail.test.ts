import { createApiClient } from '@sightline/api-client'
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

beforeAll(async () => {
  mailServer = await startMailServer()
  product = await startProduct({ environment: mailServer.environment })
  await signedInClient(product)
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
async function mailTo(address: string, count = 1) {
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
    await mailTo(email)
    expect(await visitor().auth.forgotPassword({ email })).toMatchObject({ code: 200, data: { is_mailed: true } })
    const mail = await mailTo(email, 2)
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
    await mailTo(ADMIN.email)
    expect(mailServer.to('nobody@example.com')).toEqual([])
  })

  test('mails three links an hour to one address, and answers the fourth time alike', async () => {
    const email = 'often@example.com'
    await member(email)
    await mailTo(email)
    for (let count = 0; count < 5; count += 1)
      expect(await visitor().auth.forgotPassword({ email })).toMatchObject({ data: { is_mailed: true } })
    await mailTo(email, 4)
    await visitor().auth.forgotPassword({ email: ADMIN.email })
    await mailTo(ADMIN.email, 2)
    expect(mailServer.to(email)).toHaveLength(4)
  })
})

describe('an e-mail address', () => {
  test('is confirmed with the link that comes after registering', async () => {
    const email = 'fresh@example.com'
    const client = await member(email, { locale: 'ar' })
    const mail = await mailTo(email)
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
    await mailTo(old)
    expect(await client.user.changeEmail({ email, password: 'wrong' })).toMatchObject({ message: 'password_wrong' })
    expect(await client.user.changeEmail({ email, password: PASSWORD })).toMatchObject({ code: 200 })
    const code = codeIn(linkIn(await mailTo(email), 'confirm-email'))
    expect(await client.user.info()).toMatchObject({ data: { userinfo: { email: old } } })
    expect(await visitor().auth.confirmEmail({ code })).toMatchObject({ code: 200 })
    expect(await client.user.info()).toMatchObject({ data: { userinfo: { email } } })
    expect((await mailTo(old, 2)).text).toContain(email)
    expect(await visitor().auth.confirmEmail({ code })).toMatchObject({ message: 'link_invalid' })
    expect(await visitor().auth.login({ email, password: PASSWORD })).toMatchObject({ code: 200 })
  })

  test('that somebody else took meanwhile is not taken away', async () => {
    const client = await member('slow@example.com')
    await client.user.changeEmail({ email: 'wanted@example.com', password: PASSWORD })
    const code = codeIn(linkIn(await mailTo('wanted@example.com'), 'confirm-email'))
    await member('wanted@example.com')
    expect(await visitor().auth.confirmEmail({ code })).toMatchObject({ code: 409, message: 'email_taken' })
  })
})

describe('notices', () => {
  test('come by mail, and stop with one click and without signing in', async () => {
    const email = 'reader@example.com'
    const client = await member(email)
    await mailTo(email)
    const admin = await signedInClient(product)
    const push = async (title: string, to = email) => {
      const users = await admin.appUser.fetchAppUserList({ email: to })
      const ids = users.code === 200 ? users.data.list.map(({ id }) => id) : []
      await admin.appUser.pushAppUser({ ids, title, body: 'Read this.' })
    }
    await push('First')
    const mail = await mailTo(email, 2)
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
    expect((await mailTo(email, 3)).subject).toBe('Third')
    expect(await client.user.notices({})).toMatchObject({ data: { total: 3 } })
  })
})

describe('the mail server', () => {
  test('is tried with a test mail', async () => {
    const admin = await signedInClient(product)
    const sent = await admin.mail.sendTest({ email: 'try@example.com' })
    expect(sent).toMatchObject({ code: 200, data: { failure: null } })
    expect(await mailTo('try@example.com')).toMatchObject({ subject: 'A test mail from Sightline' })
    const status = await admin.mail.fetchStatus()
    expect(status).toMatchObject({ code: 200, data: { is_configured: true, waiting: 0, dead: 0 } })
    expect(JSON.stringify(status)).toContain('127.0.0.1:')
  })
})
