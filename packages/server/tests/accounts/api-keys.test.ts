import { endpoints } from '@sightline/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newCaller, type Caller } from '../support/caller.ts'
import { send } from '../support/inputs.ts'
import { ADMIN, removeFolder, startProduct, type RunningProduct } from '../support/product.ts'

const { annotation, auth, user, appUser, job, stats, website } = endpoints
const PASSWORD = 'a long password'

const ENDED = { code: 400, message: 'jwt_error_02' }

let product: RunningProduct
let admin: Caller

beforeAll(async () => {
  product = await startProduct({ environment: { TRUST_PROXY: '1', COLLECT_LIMIT: '5' } })
  admin = newCaller(product.address)
  admin.keep(await admin.call(auth.setUp, { code: product.setUpCode(), ...ADMIN }))
})
afterAll(async () => {
  await product.stop()
  await removeFolder(product.dataDir)
})

let accounts = 0

async function newMember(): Promise<{ member: Caller; email: string }> {
  accounts += 1
  const email = `member${accounts}@example.com`
  const member = newCaller(product.address)
  expect(member.keep(await member.call(auth.register, { email, password: PASSWORD }))).toMatchObject({ code: 200 })
  return { member, email }
}

async function rowOf(email: string): Promise<{ id: string; version: number }> {
  const { data } = await admin.call(appUser.fetchAppUserList, { email })
  const [row] = data['list'] as { id: string; version: number }[]
  if (row === undefined) throw new Error(`there is no ${email}`)
  return row
}

describe('an API key', () => {
  test('is shown once, reads statistics and does nothing else', async () => {
    const { member } = await newMember()
    const made = await member.call(user.createApiKey, { name: 'Script' })
    const key = String(made.data['key'])
    const listed = await member.call(user.apiKeys)
    expect(listed.data['list']).toMatchObject([{ name: 'Script', prefix: key.slice(0, 12), last_used_at: null }])
    expect(JSON.stringify(listed)).not.toContain(key)

    const site = await member.call(website.addWebsite, { name: 'S', domain: 'keys.example', currency_type: 'EUR' })
    const site_id = String(site.data['id'])
    expect(await member.call(stats.current, { site_id }, key)).toMatchObject({ code: 200 })
    expect(await member.call(website.fetchWebsiteList, {}, key)).toMatchObject({ code: 200 })
    const foreign = await newMember()
    const other = await foreign.member.call(user.createApiKey, { name: 'Other' })
    expect(await member.call(stats.current, { site_id }, String(other.data['key']))).toMatchObject({
      message: 'site_no_permission',
    })
    for (const endpoint of [user.info, user.apiKeys, user.sessions, user.createApiKey, website.addWebsite, auth.logout])
      expect(await member.call(endpoint, {}, key)).toMatchObject({ code: 403, message: 'level_too_low' })

    const { id } = made.data as { id: string }
    expect(await foreign.member.call(user.deleteApiKey, { id })).toMatchObject({ code: 404 })
    expect(await member.call(user.deleteApiKey, { id })).toMatchObject({ code: 200 })
    expect(await member.call(stats.current, { site_id }, key)).toMatchObject(ENDED)
  })

  test('does what its scopes say', async () => {
    const { member } = await newMember()
    const site = await member.call(website.addWebsite, { name: 'S', domain: 'scopes.example', currency_type: 'EUR' })
    const site_id = String(site.data['id'])
    const keyWith = async (...scopes: string[]) =>
      String((await member.call(user.createApiKey, { name: 'K', scopes: JSON.stringify(scopes) })).data['key'])
    const note = { site_id, day: '2026-01-31', text: 'Release' }
    const manager = await keyWith('manage_sites')
    expect(await member.call(annotation.addAnnotation, note, manager)).toMatchObject({ code: 200 })
    const refusal = { code: 403, message: 'key_scope_missing' }
    expect(await member.call(stats.current, { site_id }, manager)).toMatchObject(refusal)
    expect(await member.call(annotation.addAnnotation, note, await keyWith('read_statistics'))).toMatchObject(refusal)

    const importer = await keyWith('import_events')
    const fields = Object.entries({ site_id, file: new File(['no event\n'], 'events.ndjson') })
    const { body } = await send(product.address, website.importEvents, fields, importer)
    const started = body?.data as { job_id: string } | undefined
    const job_id = { id: started?.job_id ?? '' }
    expect(await member.call(job.get, job_id, importer)).toMatchObject({ code: 200 })
    expect(await member.call(job.get, job_id, manager)).toMatchObject(refusal)
    const own = await member.call(user.exportData, {})
    expect(await member.call(job.get, { id: String(own.data['job_id']) }, importer)).toMatchObject({ code: 404 })
    for (const scopes of ['[]', '["everything"]', 'read_statistics'])
      expect(await member.call(user.createApiKey, { name: 'K', scopes })).toMatchObject({ code: 400 })
  })

  test('is for its sites alone, and for none once its owner sees none of them', async () => {
    const { member } = await newMember()
    const foreign = await newMember()
    const add = async (domain: string, owner = member) =>
      String((await owner.call(website.addWebsite, { name: domain, domain, currency_type: 'EUR' })).data['id'])
    const [first, second] = [await add('first-key.example'), await add('second-key.example')]
    const unseen = await add('unseen-key.example', foreign.member)
    const create = (...ids: string[]) =>
      member.call(user.createApiKey, { name: 'K', site_ids: JSON.stringify(ids), scopes: '["read_statistics"]' })
    for (const ids of [[unseen], [first, unseen], ['900000000']])
      expect(await create(...ids)).toMatchObject({ code: 403, message: 'site_no_permission' })
    const made = await create(first)
    const key = String(made.data['key'])
    expect(made.data['sites']).toEqual([{ id: first, name: 'first-key.example', domain: 'first-key.example' }])

    const seen = async () => {
      const { website_list: list } = (await member.call(website.fetchWebsiteList, {}, key)).data as {
        website_list: { id: string }[]
      }
      const { sites } = (await member.call(stats.overview, { range: '7d' }, key)).data as {
        sites: { site_id: string }[]
      }
      return { listed: list.map(({ id }) => id), measured: sites.map(({ site_id }) => site_id) }
    }
    expect(await seen()).toEqual({ listed: [first], measured: [first] })
    expect(await member.call(stats.current, { site_id: first }, key)).toMatchObject({ code: 200 })
    expect(await member.call(stats.current, { site_id: second }, key)).toMatchObject({ message: 'site_no_permission' })

    await member.call(website.deleteWebsite, { id: first, domain: 'first-key.example' })
    expect(await seen()).toEqual({ listed: [], measured: [] })
    expect((await member.call(user.apiKeys)).data['list']).toMatchObject([{ sites: [] }])
  })

  test('is worth nothing while its owner is disabled', async () => {
    const { member, email } = await newMember()
    const key = String((await member.call(user.createApiKey, { name: 'Script' })).data['key'])
    const change = async (status: string) => {
      const { id, version } = await rowOf(email)
      await admin.call(appUser.updateAppUser, { id, version: String(version), status })
      return member.call(website.fetchWebsiteList, {}, key)
    }
    expect(await change('disabled')).toMatchObject(ENDED)
    expect(await change('active')).toMatchObject({ code: 200 })
  })
})
