import { createApiClient, unwrap, type ApiClient, type CallInput } from '@sightline/api-client'
import { afterEach, expect, test } from 'vitest'
import { ADMIN, removeFolder, signedInClient, startProduct, type RunningProduct } from '../support/product.ts'

type SettingName = CallInput<'instanceSetting', 'updateSetting'>['name']

let product: RunningProduct
let admin: ApiClient

async function start(environment: Record<string, string> = {}): Promise<void> {
  product = await startProduct({ environment })
  admin = await signedInClient(product)
}
afterEach(async () => {
  await product.stop()
  await removeFolder(product.dataDir)
})

const settingOf = async (name: SettingName) => {
  const found = (await unwrap(admin.instanceSetting.fetchSettings({}))).list.find((setting) => setting.name === name)
  if (found === undefined) throw new Error(`${name} is not there`)
  return found
}

const set = async (name: SettingName, value: string) =>
  admin.instanceSetting.updateSetting({ name, value, version: (await settingOf(name)).version })

const register = async (email: string) => {
  const client = createApiClient({ baseURL: product.address })
  return { client, answer: await client.auth.register({ email, password: 'correct horse battery' }) }
}

const addSite = (client: ApiClient, domain: string) =>
  client.website.addWebsite({ name: 'A site', domain, currency_type: 'EUR' })

test('registration and the limit of sites hold at once, with a version and an audit entry', async () => {
  await start()
  const { client, answer } = await register('first@settings.example')
  expect(answer.code).toBe(200)
  await unwrap(set('registration', 'closed'))
  await unwrap(set('sites_per_member', '1'))
  expect((await unwrap(admin.instance.info({}))).registration).toBe('closed')
  expect((await register('second@settings.example')).answer).toMatchObject({ message: 'registration_closed' })
  await unwrap(addSite(client, 'one.example'))
  expect((await addSite(client, 'two.example')).code).not.toBe(200)
  // An old version changes nothing, and the present setting comes back.
  expect(await admin.instanceSetting.updateSetting({ name: 'registration', value: 'open', version: 0 })).toMatchObject({
    code: 409,
    data: { value: 'closed', version: 1 },
  })
  for (const [name, value] of [
    ['registration', 'sometimes'],
    ['sites_per_member', '-1'],
    ['sites_per_member', 'many'],
  ] as const)
    // oxlint-disable-next-line no-await-in-loop
    expect(await set(name, value)).toMatchObject({ code: 400 })
  const { list } = await unwrap(admin.audit.fetchList({ action: 'instanceSetting.updateSetting', outcome: 'done' }))
  expect(list.map(({ details }) => details['name'])).toEqual(['sites_per_member', 'registration'])
  expect(list.map(({ changes }) => changes)).toEqual([
    [{ id: 'sites_per_member', fields: { value: { before: null, after: '1' } } }],
    [{ id: 'registration', fields: { value: { before: null, after: 'closed' } } }],
  ])
  expect((await unwrap(admin.audit.fetchList({ search: 'SITES_per_member' }))).total).toBeGreaterThan(0)
  // Empty restores the default.
  await unwrap(set('registration', ''))
  expect((await register('third@settings.example')).answer.code).toBe(200)
})

test('the environment wins, and is shown', async () => {
  await start({ REGISTRATION: 'closed', SITES_PER_MEMBER: '7' })
  await unwrap(set('registration', 'open'))
  expect(await settingOf('registration')).toMatchObject({
    value: 'open',
    environment: { variable: 'REGISTRATION', value: 'closed' },
  })
  expect(await settingOf('sites_per_member')).toMatchObject({
    value: null,
    environment: { variable: 'SITES_PER_MEMBER', value: '7' },
  })
  expect((await unwrap(admin.instance.info({}))).registration).toBe('closed')
  expect((await register('first@settings.example')).answer).toMatchObject({ message: 'registration_closed' })
})

test('the name and the default language stand in the page, and the default time zone in new sites', async () => {
  await start()
  const page = async () => (await fetch(`${product.address}/`)).text()
  expect(await page()).toContain('<title>Sightline</title>')
  await unwrap(set('instance_name', 'Harbor & Quay’s $& ♥'))
  await unwrap(set('default_language', 'zh-CN'))
  await unwrap(set('default_time_zone', 'Asia/Shanghai'))
  const named = await page()
  const escaped = 'Harbor &#38; Quay’s $&#38; ♥'
  expect(named).toContain(`<title>${escaped}</title>`)
  expect(named).toContain(`<meta name="application-name" content="${escaped}" />`)
  expect(await (await fetch(`${product.address}/docs`)).text()).toContain('<h1>Harbor &amp; Quay’s $&amp; ♥ API</h1>')
  const { uri } = await unwrap(admin.user.startTwoFactors({ password: ADMIN.password }))
  expect(new URL(uri).searchParams.get('issuer')).toBe('Harbor & Quay’s $& ♥')
  expect(named).toContain('<html lang="zh-CN" data-locale="zh-CN"')
  const [owner] = (await unwrap(admin.appUser.fetchAppUserList({}))).list
  const form = { name: 'A site', currency_type: 'EUR' }
  expect(await unwrap(addSite(admin, 'zone.example'))).toMatchObject({ time_zone: 'Asia/Shanghai' })
  expect(
    await unwrap(admin.website.addWebsite({ ...form, domain: 'own-zone.example', time_zone: 'Europe/Paris' })),
  ).toMatchObject({ time_zone: 'Europe/Paris' })
  const { id: site_id } = await unwrap(
    admin.app.createAppWebsite({ ...form, domain: 'staff.example', owner_id: owner?.id ?? '' }),
  )
  expect(await unwrap(admin.website.get({ site_id }))).toMatchObject({ time_zone: 'Asia/Shanghai' })
  for (const [name, value] of [
    ['instance_name', 'x'.repeat(41)],
    ['instance_name', 'two\nlines'],
    ['instance_name', 'Mina <mina@example.com>'],
    ['instance_name', 'turned \u202e round'],
    ['default_language', 'fr'],
    ['default_time_zone', 'Mars/Olympus'],
    ['default_time_zone', '+02:00'],
  ] as const)
    // oxlint-disable-next-line no-await-in-loop
    expect(await set(name, value)).toMatchObject({ code: 400 })
  await unwrap(set('instance_name', ''))
  expect(await page()).toContain('<title>Sightline</title>')
})
