import type { ApiClient } from '@sightline/api-client'
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import {
  ADMIN,
  eventually,
  freePort,
  removeFolder,
  sendEvent,
  signedInClient,
  startProduct,
  temporaryFolder,
  USER_AGENT,
  type RunningProduct,
} from '../support/product.ts'
import { isLong } from '../support/test-size.ts'

const PATH = '/stats'

/** The lines that docs/operations.md shows, with the ports of this test. */
const proxies = {
  nginx: (port: number, to: number, folder: string, strips: boolean) => {
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    )
    return {
      command: ['nginx', '-p', folder, '-c', join(folder, 'nginx')],
      text: `daemon off; pid ${folder}/nginx.pid; error_log stderr; events {}
        http { access_log off; ${paths.join(' ')} server { listen 127.0.0.1:${port};
          location = ${PATH} { return 308 ${PATH}/; }
          location ${PATH}/ {
            proxy_pass http://127.0.0.1:${to}${strips ? '/' : ''};
            proxy_set_header Host $host;
            proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
          } } }`,
    }
  },
  caddy: (port: number, to: number, folder: string, strips: boolean) => ({
    command: ['caddy', 'run', '--adapter', 'caddyfile', '--config', join(folder, 'caddy')],
    text: `{
        admin off
        auto_https off
      }
      http://127.0.0.1:${port} {
        redir ${PATH} ${PATH}/ 308
        ${strips ? 'handle_path' : 'handle'} ${PATH}/* {
          reverse_proxy 127.0.0.1:${to}
        }
      }`,
  }),
}

const kinds = (['nginx', 'caddy'] as const).flatMap((name) => [
  { name, strips: false, title: `${name} that leaves the path on` },
  { name, strips: true, title: `${name} that takes the path off` },
])

const isInstalled = (name: keyof typeof proxies) => spawnSync(name, [name === 'nginx' ? '-v' : 'version']).status === 0
/** The one that a browser goes through. */
const looksThrough = kinds.find(({ name }) => isInstalled(name))?.title

async function addSite(client: ApiClient, domain: string) {
  const added = await client.website.addWebsite({
    name: 'Own',
    domain,
    currency_type: 'EUR',
    time_zone: 'Etc/UTC',
  })
  if (added.code !== 200) throw new Error(added.message)
  return added.data
}

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

describe.each(kinds)('behind $title', ({ name, strips, title }) => {
  const isHere = isInstalled(name)
  const isFirst = title === looksThrough
  let product: RunningProduct
  let proxy: ChildProcess
  let folder: string
  let address: string

  beforeAll(async () => {
    if (!isHere) return
    folder = await temporaryFolder()
    const [port, to] = [await freePort(), await freePort()]
    address = `http://127.0.0.1:${port}${PATH}`
    const google = {
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 'secret',
      GITHUB_CLIENT_ID: 'id',
      GITHUB_CLIENT_SECRET: 'secret',
    }
    product = await startProduct({
      port: to,
      environment: { PUBLIC_URL: `${address}/`, TRUST_PROXY: 'true', ...google },
    })
    const { command, text } = proxies[name](port, to, folder, strips)
    await writeFile(join(folder, name), text)
    const [program = '', ...args] = command
    proxy = spawn(program, args, { stdio: 'ignore', env: { ...process.env, HOME: folder } })
    await eventually(async () =>
      fetch(`${address}/health`).then(
        (answer) => answer.ok,
        () => false,
      ),
    )
  })
  afterAll(async () => {
    if (!isHere) return
    proxy.kill()
    await product.stop()
    await removeFolder(product.dataDir)
    await removeFolder(folder)
  })

  const isCounted = (client: ApiClient, siteId: string) =>
    eventually(async () => {
      const dashboard = await client.stats.dashboard({ site_id: siteId, range: 'today' })
      return dashboard.code === 200 && dashboard.data.totals.pageviews === 1
    })

  test.skipIf(!isHere)('an account is set up, the app comes with its files, and an event is counted', async () => {
    expect(product.output()).toContain(`Create the first account: ${address}/#/set-up?code=`)
    expect((await fetch(`${address}?a=1`, { redirect: 'manual' })).headers.get('location')).toMatch(/\/stats\/$/)
    const client = await signedInClient({ ...product, address })
    const site = await addSite(client, 'plain.example')
    const page = await (await fetch(`${address}/`)).text()
    const files = [...page.matchAll(/(?:src|href)="(?!data:)([^"#]+)"/g)].map(([, file = '']) => file)
    expect(files.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(0)
    const found = await Promise.all(
      [...files, 'docs', 'openapi.json', 's.js'].map(async (file) => {
        const url = new URL(file, `${address}/`).href
        const { status } = await fetch(url)
        return { url, status }
      }),
    )
    expect(found.filter(({ url, status }) => status !== 200 || !url.startsWith(`${address}/`))).toEqual([])
    expect((await sendEvent(address, { s: site.public_id, u: 'http://plain.example/page' })).status).toBe(202)
    await isCounted(client, site.id)
  })

  // All that a browser adds is what the pages ask for, and they do not know which proxy they came through.
  test.runIf(isHere && (isFirst || isLong))(
    'a person signs in, and a page that has the snippet is counted',
    async () => {
      const context = await browser.newContext({ locale: 'en-US', userAgent: USER_AGENT })
      const page = await context.newPage()
      const outside: string[] = []
      const failed: string[] = []
      page.on('request', (request) => {
        if (!request.url().startsWith(`${address}/`) && request.url() !== address) outside.push(request.url())
      })
      page.on('response', (response) => {
        if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`)
      })
      const client = await signedInClient({ ...product, address })
      const added = await addSite(client, 'own.example')
      await page.goto(address)
      await page.getByLabel('E-mail').fill(ADMIN.email)
      await page.getByLabel('Password', { exact: true }).fill(ADMIN.password)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor({ state: 'hidden' })
      expect(page.url()).toMatch(new RegExp(`^${address}/`))
      await page.goto(`${address}/#/sites/${added.id}/install`)
      const snippet = page.getByText(`src="${address}/s.js"`).first()
      await snippet.waitFor()
      await page.goto(`${address}/docs`)
      await page.getByRole('link', { name: 'openapi.json' }).click()
      await page.waitForURL(`${address}/openapi.json`)
      expect(outside).toEqual([])
      expect(failed).toEqual([])

      const site = createServer((_request, response) => {
        response.setHeader('Content-Type', 'text/html')
        response.end(
          `<!doctype html><script defer data-site="${added.public_id}" src="${address}/s.js"></script><h1>Own</h1>`,
        )
      })
      await new Promise<void>((done) => site.listen(0, '127.0.0.1', done))
      const { port } = site.address() as AddressInfo
      const measured = await context.newPage()
      const counted = measured.waitForResponse(`${address}/api/event`, { timeout: 30_000 })
      await measured.goto(`http://127.0.0.1:${port}/page`)
      expect((await counted).status()).toBe(202)
      await isCounted(client, added.id)
      await context.close()
      site.close()
    },
  )

  test.skipIf(!isHere)('redirects and files of the server stay below the path', async () => {
    const to = async (path: string) =>
      (await fetch(`${address}${path}`, { redirect: 'manual' })).headers
        .get('location')
        ?.replace(/^https?:\/\/[^/]+/, '')
    expect(await to('/unsubscribe?code=x')).toBe(`${PATH}/#/unsubscribe?code=x`)
    expect(await to('/v1/authorization/callback?state=unknown')).toBe(
      `${PATH}/#/authorization?result=authorization_state_invalid`,
    )
    const client = await signedInClient({ ...product, address })
    const started = await client.authorization.start({ provider: 'github' })
    if (started.code !== 200) throw new Error(started.message)
    expect(new URL(started.data.url).searchParams.get('redirect_uri')).toBe(`${address}/v1/authorization/callback`)
    const page = await fetch(`${address}/`)
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(await page.text()).not.toMatch(/(?:src|href)="\//)
  })
})
