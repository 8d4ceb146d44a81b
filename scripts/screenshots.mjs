import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { chromium } from 'playwright'
import { findBrowser } from './browser.mjs'
import { build } from './build.mjs'
import { readArguments, requireKnown } from './command-line.mjs'
import { builtServer, node24, root } from './paths.mjs'

const modes = {
  light: { theme: 'light', locale: 'en-US' },
  dark: { theme: 'dark', locale: 'en-US' },
  'zh-CN': { theme: 'light', locale: 'zh-CN' },
  ar: { theme: 'light', locale: 'ar' },
}
const sizes = {
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true },
}

/** What the README shows. */
const shown = [
  { name: 'dashboard-light', route: '/sites/1?range=30d', mode: 'light', size: 'desktop' },
  { name: 'dashboard-dark', route: '/sites/1?range=30d', mode: 'dark', size: 'desktop' },
  { name: 'my-sites', route: '/sites', mode: 'light', size: 'desktop' },
  // The pages of a list stay in sight: of the whole page they would cover rows.
  { name: 'app-users', route: '/subapp/app-user', mode: 'light', size: 'desktop', isWindow: true },
  { name: 'dashboard-phone', route: '/sites/1?range=30d', mode: 'light', size: 'phone' },
]

/**
 * Pictures of the demo. Without arguments those of the README, in docs/images; with routes (`/sites /sites/new`) each of them in
 * every mode and size, in the folder that `--out` names.
 */
export async function screenshots(args) {
  const options = {
    out: { type: 'string' },
    mode: { type: 'string', multiple: true },
    size: { type: 'string', multiple: true },
  }
  const { positionals, values } = readArguments(
    { args, allowPositionals: true, options },
    'routes, --out FOLDER, --mode and --size',
  )
  requireKnown('mode', values.mode ?? [], Object.keys(modes))
  requireKnown('size', values.size ?? [], Object.keys(sizes))
  const pictures =
    positionals.length === 0
      ? shown
      : positionals.flatMap((route) =>
          (values.mode ?? Object.keys(modes)).flatMap((mode) =>
            (values.size ?? Object.keys(sizes)).map((size) => ({ name: nameOf(route, mode, size), route, mode, size })),
          ),
        )
  const out = path.resolve(root, values.out ?? (positionals.length === 0 ? 'docs/images' : 'screenshots'))
  mkdirSync(out, { recursive: true })

  const executablePath = await findBrowser()
  await build()
  const demo = await startDemo()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] })
  try {
    for (const picture of pictures) {
      await take(browser, demo, picture, path.join(out, `${picture.name}.png`))
      console.log(path.relative(root, path.join(out, `${picture.name}.png`)))
    }
  } finally {
    await browser.close()
    await demo.stop()
  }
  return 0
}

const nameOf = (route, mode, size) =>
  `${route.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '') || 'home'}-${mode}-${size}`

async function take(browser, { address, session }, { route, mode, size, isWindow = false }, file) {
  const { locale, theme } = modes[mode]
  const context = await browser.newContext({
    ...sizes[size],
    locale,
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
  })
  await context.addInitScript((entries) => Object.assign(localStorage, entries), { ...session, locale, theme })
  const page = await context.newPage()
  await page.goto(`${address}/#${route}`)
  await page.locator('h1').first().waitFor({ state: 'attached' })
  // What is further down loads when it comes in sight.
  const { height } = sizes[size].viewport
  const end = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < end; top += height) {
    await page.mouse.wheel(0, height)
    await page.waitForTimeout(200)
  }
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
  await page.evaluate(() => scrollTo(0, 0))
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(300)
  await page.screenshot({ path: file, fullPage: !isWindow })
  await context.close()
}

/** The product with its demo, on a data folder of its own below node_modules. */
async function startDemo() {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const server = spawn(node24, [...builtServer('main'), '--demo'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: 'node_modules/.cache/screenshots' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = new Promise((done) => server.once('exit', done))
  while (!(await answers(address))) if (server.exitCode !== null) throw new Error('The demo did not start')
  const response = await fetch(`${address}/v1/auth/login`, {
    method: 'POST',
    body: new URLSearchParams({ email: 'demo@example.com', password: 'harbor-lane-demo' }),
  })
  const { data } = await response.json()
  return {
    address,
    session: { token: data.token, userinfo: JSON.stringify(data.userinfo) },
    async stop() {
      server.kill()
      await ended
    },
  }
}

async function answers(address) {
  await new Promise((done) => setTimeout(done, 100))
  return fetch(`${address}/health`).then(
    (response) => response.ok,
    () => false,
  )
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  const { port } = server.address()
  await new Promise((done) => server.close(done))
  return port
}
