import { createApiClient, unwrap, type ApiClient } from '@sightline/api-client'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, newVisitor } from '../support/browser.ts'
import { isLong } from '../support/test-size.ts'
import { ADMIN, eventually, freePort, removeFolder, temporaryFolder } from '../support/product.ts'

const RUN = join(import.meta.dirname, '..', '..', '..', '..', 'scripts', 'run.mjs')

let dataDir: string
let ports: { PORT: string; DEV_PORT: string }
let dev: Dev
let address: string
let admin: ApiClient

interface Dev {
  process: ChildProcess
  output: () => string
}

/** `npm run dev` on its own ports. */
function startDev(environment: Record<string, string>): Dev {
  const child = spawn(process.execPath, [RUN, 'dev'], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void (said += chunk.toString()))
  return { process: child, output: () => said }
}

beforeAll(async () => {
  dataDir = await temporaryFolder()
  ports = { PORT: String(await freePort()), DEV_PORT: String(await freePort()) }
  address = `http://127.0.0.1:${ports.DEV_PORT}`
  dev = startDev(ports)
  await eventually(async () => {
    if (dev.process.exitCode !== null) throw new Error(`npm run dev ended:\n${dev.output()}`)
    return dev.output().includes('is ready at') && (await isUp())
  }, 120_000)
  const [, code = ''] = /code=(\S+)/.exec(dev.output()) ?? []
  admin = createApiClient({ baseURL: address })
  await unwrap(admin.auth.setUp({ code, ...ADMIN }))
}, 150_000)
afterAll(async () => {
  // Where a test has failed before the last one.
  const left = await descendantsOf(dev.process.pid ?? 0)
  dev.process.kill()
  await eventually(async () => !left.some(isAlive)).catch(() =>
    left.filter(isAlive).forEach((pid) => process.kill(pid, 'SIGKILL')),
  )
  await removeFolder(dataDir)
})

const isUp = (): Promise<boolean> =>
  fetch(`${address}/health`).then(
    ({ ok }) => ok,
    () => false,
  )

test('the printed links lead to the app that is worked on', async () => {
  expect(dev.output()).toContain(`${address}/#/set-up?code=`)
  // Of the sources, not of what was built last.
  expect(await (await fetch(address)).text()).toContain('src="/src/app/boot.ts')
  expect(await (await fetch(`${address}/src/app/boot.ts`)).text()).toContain('/src/app/')
})

// Vite makes each module of three pages anew for it.
test.runIf(isLong)(
  'somebody signs in, opens a list of the console, and a shared dashboard as a frame shows it',
  async () => {
    const { id: site_id, public_id } = await unwrap(
      admin.website.addWebsite({ name: 'Harbour', domain: 'harbour.example', currency_type: 'EUR', time_zone: 'UTC' }),
    )
    const { token } = await unwrap(admin.share.createShareLink({ site_id, name: 'Frame' }))
    await unwrap(admin.share.updateFraming({ site_id, version: 0, hosts: ['blog.example'] }))

    const browser = await launchBrowser()
    try {
      const { page } = await newVisitor(browser)
      // The first page compiles everything there is.
      page.setDefaultTimeout(120_000)
      await page.goto(`${address}/#/subapp/app-user`)
      await page.getByLabel('E-mail').fill(ADMIN.email)
      await page.getByLabel('Password', { exact: true }).fill(ADMIN.password)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await page.getByRole('row', { name: new RegExp(ADMIN.email) }).waitFor()

      const framed = await page.goto(`${address}/embed?site=${public_id}#/share/${token}`)
      expect(framed?.headers()['content-security-policy']).toBe(
        'frame-ancestors http://blog.example https://blog.example',
      )
      await page.getByRole('heading', { level: 1, name: 'harbour.example' }).waitFor()
      // Of the sources, not of what was built last.
      expect(await page.locator('script[src^="/src/app/boot.ts"]').count()).toBe(1)
    } finally {
      await browser.close()
    }
  },
)

test('a theme shows its picture, and pages and documentation come from the server', async () => {
  const drawing = sharp({ create: { width: 400, height: 300, channels: 3, background: '#246' } })
  const image = new File([new Uint8Array(await drawing.png().toBuffer())], 'harbour.png', { type: 'image/png' })
  const { preview_image } = await unwrap(admin.app.createThemes({ name: 'Harbour', image }))
  const picture = await fetch(`${address}${preview_image}`)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])

  const page = await fetch(`${address}/__serverLoader?route=/sites/:siteId`)
  expect(await page.json()).toMatchObject({ title: 'Dashboard' })
  for (const path of ['/openapi.json', '/docs', '/docs.css', '/s.js', '/health']) {
    const served = await fetch(`http://127.0.0.1:${ports.PORT}${path}`)
    const passedOn = await fetch(`${address}${path}`)
    expect([path, passedOn.status, await passedOn.text()]).toEqual([path, 200, await served.text()])
  }
})

test.each(['PORT', 'DEV_PORT'] as const)('a %s that is in use is one clear line', async (variable) => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as { port: number }
  const others = { PORT: String(await freePort()), DEV_PORT: String(await freePort()) }
  const second = startDev({ ...others, DATA_DIR: `${dataDir}-second`, [variable]: String(port) })
  const [code] = await once(second.process, 'close')
  taken.close()
  expect([code, second.output().trim()]).toEqual([
    1,
    expect.stringMatching(new RegExp(`^Port ${port} is in use\\..*$`)),
  ])
  expect(second.output()).toMatch(new RegExp(`:${port}.*, or set ${variable} to another port\\.`))
})

// Nothing runs after it, so it comes last.
test('an interrupt ends everything that was started', async () => {
  const started = await descendantsOf(dev.process.pid ?? 0)
  expect(started.length).toBeGreaterThanOrEqual(3)
  const ended = once(dev.process, 'close')
  dev.process.kill('SIGINT')
  await ended
  await eventually(async () => !started.some(isAlive), 5000)
  expect(await isUp()).toBe(false)
})

/** Server, engine, bundler: whatever runs below a process. */
async function descendantsOf(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  const pids = children.trim().split(' ').filter(Boolean).map(Number)
  return [...pids, ...(await Promise.all(pids.map(descendantsOf))).flat()]
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
