import { createApiClient, type ApiClient } from '@sightline/api-client'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually, removeFolder, signedInClient, startProduct, type RunningProduct } from '../support/product.ts'

const PASSWORD = 'a long password'

let product: RunningProduct
let admin: ApiClient

beforeAll(async () => {
  product = await startProduct()
  admin = await signedInClient(product)
}, 120_000)
afterAll(async () => {
  await product.stop()
  await removeFolder(product.dataDir)
})

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
