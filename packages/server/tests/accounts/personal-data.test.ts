import { createApiClient, type ApiClient } from '@sightline/api-client'
import { gunzipSync } from 'node:zlib'
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
import { openStore } from '../support/test-store.ts'

const PASSWORD = 'a long password'

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

const restart = () => startProduct({ dataDir: product.dataDir, environment: mailServer.environment })

const visitor = () => createApiClient({ baseURL: product.address })

async function member(email: string): Promise<ApiClient> {
  const client = visitor()
  expect(await client.auth.register({ email, password: PASSWORD })).toMatchObject({ code: 200 })
  return client
}

async function addSite(client: ApiClient, domain: string): Promise<string> {
  const added = await client.website.addWebsite({ name: domain, domain, currency_type: 'EUR' })
  if (added.code !== 200) throw new Error(added.message)
  return added.data.id
}

describe('the export of one’s own data', () => {
  async function exported(client: ApiClient): Promise<string> {
    const begun = await client.user.exportData({})
    if (begun.code !== 200) throw new Error(begun.message)
    const id = begun.data.job_id
    await eventually(async () => {
      const job = await client.job.get({ id })
      return job.code === 200 && job.data.job.status === 'succeeded'
    }, 30_000)
    return id
  }

  test('is a file that its owner fetches once, with the rows of nobody else', async () => {
    const client = await member('mina@example.com')
    await addSite(client, 'mina.example')
    await addSite(await member('noor@example.com'), 'noor.example')
    const key = await client.user.createApiKey({ name: 'Script' })
    const id = await exported(client)
    expect(await client.job.get({ id })).toMatchObject({
      data: { job: { kind: 'export_account', transfer: { site_id: null, is_ready: true } } },
    })
    const offered = await client.job.download({ id })
    if (offered.code !== 200 || key.code !== 200) throw new Error(offered.message)
    const answer = await fetch(product.address + offered.data.url)
    expect(answer.headers.get('content-disposition')).toMatch(/filename="account-\d{4}-\d\d-\d\d\.ndjson\.gz"/)
    const text = gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()
    const types = text
      .trim()
      .split('\n')
      .map((line) => String((JSON.parse(line) as { type: unknown }).type))
    expect(types).toEqual(expect.arrayContaining(['profile', 'api_key', 'session', 'notice', 'site', 'job']))
    expect(text).toContain('mina.example')
    expect(text).not.toContain('noor')
    expect(text).not.toContain(key.data.key)
    expect((await fetch(product.address + offered.data.url)).status).toBe(404)
    const notices = await client.user.notices({})
    expect(notices).toMatchObject({
      data: { list: expect.arrayContaining([expect.objectContaining({ link: '/account/data' })]) as unknown },
    })
  })

  test('is not given to an administrator, also not to one who sees the product as its owner', async () => {
    const client = await member('iris@example.com')
    const id = await exported(client)
    expect(await admin.job.get({ id })).toMatchObject({ code: 200 })
    expect(await admin.job.download({ id })).toMatchObject({ code: 404, message: 'not_found' })
    expect(await (await member('eve@example.com')).job.download({ id })).toMatchObject({ code: 404 })
    const found = await admin.appUser.fetchAppUserList({ email: 'iris@example.com' })
    if (found.code !== 200) throw new Error(found.message)
    const viewed = await admin.appUser.fetchToken({ id: found.data.list[0]?.id ?? '', may_write: true })
    if (viewed.code !== 200) throw new Error(viewed.message)
    const headers = { Authorization: `Bearer ${viewed.data.token}` }
    const post = async (path: string, body: Record<string, string>) =>
      (await fetch(product.address + path, { method: 'POST', headers, body: new URLSearchParams(body) })).json()
    expect(await post('/v1/job/download', { id })).toMatchObject({ code: 403, message: 'read_only_session' })
    expect(await post('/v1/user/exportData', {})).toMatchObject({ code: 403, message: 'read_only_session' })
  })
})

describe('the deletion of an account', () => {
  const DAY_MS = 24 * 60 * 60 * 1000
  const given = (email: string, fields = {}) => ({ email, password: PASSWORD, deletes_sites: true, ...fields })

  async function waitForMail(address: string, subject: string) {
    const found = () => mailServer.to(address).find((mail) => mail.subject === subject)
    await eventually(async () => found() !== undefined, 30_000)
    const mail = found()
    if (mail === undefined) throw new Error(`no mail came to ${address}`)
    return mail
  }

  test('needs the address, the word about the sites and the password, in this order, and keeps its day', async () => {
    const client = await member('una@example.com')
    await addSite(client, 'una.example')
    expect(await client.user.deletion({})).toMatchObject({
      data: { due_at: null, sites: [{ domain: 'una.example', viewers: 0 }] },
    })
    for (const [fields, message] of [
      [{ email: 'another@example.com' }, 'email_mismatch'],
      [{ deletes_sites: false }, 'sites_unconfirmed'],
      [{ password: 'wrong' }, 'password_wrong'],
      [{ password: undefined, code: '123456' }, 'code_invalid'],
    ] as const)
      expect(await client.user.deleteAccount(given('una@example.com', fields))).toMatchObject({ code: 400, message })
    expect(await client.user.info()).toMatchObject({ data: { deletion_due_at: null } })
    const before = Date.now()
    const planned = await client.user.deleteAccount(given('una@example.com'))
    if (planned.code !== 200) throw new Error(planned.message)
    expect(Math.abs(Date.parse(planned.data.due_at) - before - 7 * DAY_MS)).toBeLessThan(60_000)
    expect(await client.user.deleteAccount(given('una@example.com'))).toMatchObject({ data: planned.data })
    expect(await client.user.info()).toMatchObject({ data: { deletion_due_at: planned.data.due_at } })
  })

  test('is taken back by whoever is signed in, and by the mailed link; the last administrator stays', async () => {
    const email = 'ada@example.com'
    const client = await member(email)
    await client.user.deleteAccount(given(email))
    expect(await visitor().auth.login({ email, password: PASSWORD })).toMatchObject({ code: 200 })
    expect(await client.user.keepAccount({})).toMatchObject({ code: 200 })
    expect(await client.user.info()).toMatchObject({ data: { deletion_due_at: null } })
    await client.user.deleteAccount(given(email))
    const code = codeIn(linkIn(await waitForMail(email, 'Your account will be deleted'), 'keep-account'))
    expect(await visitor().auth.keepAccount({ code })).toMatchObject({ code: 200, data: { email } })
    expect(await client.user.info()).toMatchObject({ data: { deletion_due_at: null } })
    expect(await visitor().auth.keepAccount({ code: `${code}x` })).toMatchObject({ message: 'link_invalid' })
    expect(await admin.user.deleteAccount(given(ADMIN.email, { password: ADMIN.password }))).toMatchObject({
      code: 409,
      message: 'last_admin',
    })
  })

  test('is carried out on its day, also where the server is killed meanwhile: nothing opens it any more', async () => {
    const email = 'leaving@example.com'
    const client = await member(email)
    const site = await addSite(client, 'leaving.example')
    await client.user.createApiKey({ name: 'Script' })
    await client.user.deleteAccount(given(email))
    const code = codeIn(linkIn(await waitForMail(email, 'Your account will be deleted'), 'keep-account'))
    await product.stop('SIGKILL')
    const db = await openStore(product.dataDir)
    const at = new Date().toISOString()
    await db.updateTable('app_user').set({ deletion_due_at: at }).where('email', '=', email).execute()
    const killed = await restart()
    await killed.stop('SIGKILL')
    product = await restart()
    const rowOf = () => db.selectFrom('app_user').select('id').where('email', '=', email).executeTakeFirst()
    await eventually(async () => (await rowOf()) === undefined, 30_000)
    expect(await db.selectFrom('website').select('id').where('id', '=', Number(site)).execute()).toEqual([])
    const jobs = await db.selectFrom('job').selectAll().where('kind', '=', 'delete_site_data').execute()
    expect(jobs.map(({ input }) => JSON.parse(input) as unknown)).toEqual([{ site_ids: [Number(site)] }])
    await db.destroy()
    expect(await visitor().auth.login({ email, password: PASSWORD })).toMatchObject({ message: 'sign_in_failed' })
    expect(await visitor().auth.keepAccount({ code })).toMatchObject({ message: 'link_invalid' })
    // The address is free again.
    await member(email)
  })
})
