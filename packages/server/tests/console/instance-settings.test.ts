import { createApiClient, unwrap, type ApiClient, type CallInput } from '@sightline/api-client'
import sharp from 'sharp'
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

/** A picture with a ground and a part in a second color. */
const picture = async (background: string) =>
  new File(
    [
      await sharp({ create: { width: 90, height: 30, channels: 3, background } })
        .extend({ left: 10, background: 'white' })
        .png()
        .toBuffer(),
    ],
    'x.txt',
  )

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
  await start({
    REGISTRATION: 'closed',
    SITES_PER_MEMBER: '7',
    COLLECT_LIMIT: '70',
    IMPORT_LIMIT: '250000',
    CALL_LIMIT: '900',
    JOB_DAYS: '90',
    MAIL_DAYS: '7',
  })
  await unwrap(set('registration', 'open'))
  expect(await settingOf('registration')).toMatchObject({
    value: 'open',
    environment: { variable: 'REGISTRATION', value: 'closed' },
  })
  expect(await settingOf('sites_per_member')).toMatchObject({
    value: null,
    environment: { variable: 'SITES_PER_MEMBER', value: '7' },
  })
  expect(await settingOf('events_per_minute')).toMatchObject({
    environment: { variable: 'COLLECT_LIMIT', value: '70' },
  })
  expect(await settingOf('import_megabytes')).toMatchObject({
    environment: { variable: 'IMPORT_LIMIT', value: '0.25' },
  })
  for (const [name, variable, value] of [
    ['calls_per_minute', 'CALL_LIMIT', '900'],
    ['job_days', 'JOB_DAYS', '90'],
    ['mail_days', 'MAIL_DAYS', '7'],
  ] as const)
    // oxlint-disable-next-line no-await-in-loop
    expect(await settingOf(name)).toMatchObject({ environment: { variable, value } })
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

test('a logo is made anew, shown to everybody, and removed again', async () => {
  await start()
  const page = async () => (await fetch(`${product.address}/`)).text()
  const upload = async (logo: File, version?: number) =>
    admin.instanceSetting.updateLogo({ logo, version: version ?? (await settingOf('instance_logo')).version })
  expect(await page()).not.toContain('data-logo')
  const first = await unwrap(upload(await picture('teal')))
  expect(first).toMatchObject({ name: 'instance_logo', version: 1, environment: null })
  expect(first.value).toMatch(/^\/files\/image\/[0-9a-f]{64}\.png$/)
  expect(await page()).toContain(`<meta name="application-name" content="Sightline" data-logo="${first.value}" />`)
  const shown = await fetch(product.address + first.value)
  expect(shown.headers.get('content-type')).toBe('image/png')
  // A drawing may hold scripts.
  const drawing = new File(['<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'], 'logo.svg')
  expect(await upload(drawing)).toMatchObject({ code: 400, data: { fields: { logo: 'image_invalid' } } })
  const clear = sharp({ create: { width: 90, height: 30, channels: 4, background: '#fff0' } }).png()
  expect(await upload(new File([await clear.toBuffer()], 'clear.png'))).toMatchObject({
    code: 400,
    data: { fields: { logo: 'logo_flat' } },
  })
  // A path is no way to name a picture.
  expect(await set('instance_logo', first.value ?? '')).toMatchObject({ code: 400 })
  expect(await upload(await picture('red'), 0)).toMatchObject({ code: 409, data: { value: first.value, version: 1 } })
  const second = await unwrap(upload(await picture('red')))
  expect((await fetch(product.address + first.value)).status).toBe(404)
  // A theme with the same picture keeps it.
  await unwrap(admin.app.createThemes({ name: 'Red', logo: await picture('red') }))
  await unwrap(set('instance_logo', ''))
  expect(await page()).not.toContain('data-logo')
  expect((await fetch(product.address + second.value)).status).toBe(200)
  const { list } = await unwrap(admin.audit.fetchList({ search: 'instance_logo', outcome: 'done' }))
  expect(list.map(({ changes }) => changes)).toEqual([
    [{ id: 'instance_logo', fields: { value: { before: second.value, after: null } } }],
    [{ id: 'instance_logo', fields: { value: { before: first.value, after: second.value } } }],
    [{ id: 'instance_logo', fields: { value: { before: null, after: first.value } } }],
  ])
})

test('a picture of a theme stays while it is the logo of the instance', async () => {
  await start()
  const logo = await picture('teal')
  const { value } = await unwrap(admin.instanceSetting.updateLogo({ logo, version: 0 }))
  const theme = await unwrap(admin.app.createThemes({ name: 'Teal', logo }))
  expect(theme.logo).toBe(value)
  await unwrap(admin.app.deleteThemes({ ids: [theme.id] }))
  expect((await fetch(product.address + value)).status).toBe(200)
})

test('limits hold at once, within their bounds', async () => {
  // An empty variable is none.
  await start({ COLLECT_LIMIT: '' })
  const own = await unwrap(addSite(admin, 'limits.example'))
  const send = () =>
    fetch(`${product.address}/api/event`, {
      method: 'POST',
      headers: { 'User-Agent': 'Mozilla/5.0', 'X-Forwarded-For': '203.0.113.77' },
      body: JSON.stringify({ s: own.public_id, n: 'pageview', u: 'https://limits.example/' }),
    })
  expect((await send()).status).not.toBe(429)
  await unwrap(set('events_per_minute', '1'))
  const answers = [await send(), await send()]
  expect(answers.at(-1)?.status).toBe(429)
  await unwrap(set('events_per_minute', '0'))
  expect((await send()).status).not.toBe(429)

  const invite = (email: string) => admin.website.addViewer({ site_id: own.id, email })
  await unwrap(set('invitations_per_day', '1'))
  expect((await invite('one@limits.example')).code).toBe(200)
  expect(await invite('two@limits.example')).toMatchObject({ message: 'too_many_invitations' })

  const importOf = (bytes: number) =>
    admin.website.importEvents({ site_id: own.id, file: new File(['x'.repeat(bytes)], 'a.ndjson') })
  await unwrap(set('import_megabytes', '1'))
  expect(await importOf(1_000_002)).toMatchObject({ message: 'too_large' })
  expect((await importOf(1000)).code).toBe(200)

  const ask = () => admin.aitask.addSummary({ site_id: own.id, period: 'week', locale: 'en-US' })
  for (const tier of ['trial', 'standard', 'premium'] as const)
    // oxlint-disable-next-line no-await-in-loop
    await unwrap(set(`summaries_per_day_${tier}`, '1'))
  expect((await ask()).code).toBe(200)
  expect(await ask()).toMatchObject({ message: 'too_many_summaries' })

  for (const [name, value] of [
    ['events_per_minute', '-1'],
    ['import_megabytes', '0'],
    ['invitations_per_day', '100001'],
    ['summaries_per_day_premium', '1.5'],
    ['calls_per_minute', '99'],
    ['calls_per_minute', '0'],
    ['job_days', '0'],
    ['mail_days', '3651'],
    ['points_per_month', '1000001'],
  ] as const)
    // oxlint-disable-next-line no-await-in-loop
    expect(await set(name, value)).toMatchObject({ code: 400 })

  await unwrap(set('calls_per_minute', '100'))
  const statuses = await Promise.all(
    Array.from({ length: 101 }, async () => (await fetch(`${product.address}/v1/instance/info`)).status),
  )
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
})
