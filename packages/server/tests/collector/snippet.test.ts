import type { ApiClient, Website } from '@sightline/api-client'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { launchBrowser, newVisitor, openUnwatched } from '../support/browser.ts'
import {
  eventually,
  removeFolder,
  signedInClient,
  startProduct,
  USER_AGENT,
  type RunningProduct,
} from '../support/product.ts'
import { startMeasuredSite, type MeasuredSite, type SentEvent } from './snippet-site.ts'

/** The most bytes on the wire, by build. */
const MAX_BYTES = { 's.js': 1160, 's-views.js': 600 }
const STUB =
  '<script>window.sightline = window.sightline || function () { (sightline.q = sightline.q || []).push(arguments) }</script>'

let product: RunningProduct
let client: ApiClient
let browser: Browser
let site: MeasuredSite
let website: Website
let context: BrowserContext
let page: Page
let pageErrors: string[]

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct({ environment: { TRUST_PROXY: 'true' } }), launchBrowser()])
  client = await signedInClient(product)
  website = await addWebsite('localhost')
  site = await startMeasuredSite(product.address, website.public_id)
})
afterAll(async () => {
  await browser.close()
  await site.stop()
  await product.stop()
  await removeFolder(product.dataDir)
})
beforeEach(async () => {
  site.clear()
  ;({ context, page, pageErrors } = await newVisitor(browser))
})
afterEach(async () => {
  await context.close()
})

async function addWebsite(domain: string): Promise<Website> {
  const added = await client.website.addWebsite({ name: domain, domain, currency_type: 'EUR', time_zone: 'Etc/UTC' })
  if (added.code !== 200) throw new Error(added.message)
  return added.data
}

/** The events so far, once there are so many; engagement only where it is requested. */
async function waitForEvents(count: number, { withEngagement = false } = {}): Promise<SentEvent[]> {
  const wanted = () => site.sent.filter(({ n }) => withEngagement || n !== 'engagement')
  await eventually(async () => wanted().length >= count).catch(() => {})
  expect(wanted().map(({ n, u }) => `${n} ${u}`)).toHaveLength(count)
  return wanted()
}

const views = async (count: number) =>
  (await waitForEvents(count)).map(({ n, u }) => `${n} ${u.replace(site.address, '')}`)

/** Everything before it has been sent, so what is not there now never comes. */
async function tellEnd(): Promise<void> {
  await page.evaluate(() => (window as unknown as { sightline(name: string): void }).sightline('end'))
  await eventually(async () => site.sent.some(({ n }) => n === 'end'))
}

/** A headless page is always seen and has the focus. */
async function pretend(state: { hidden?: boolean; focused?: boolean }): Promise<void> {
  await page.evaluate(({ hidden = false, focused = true }) => {
    const wasHidden = document.hidden
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
    document.hasFocus = () => focused
    dispatchEvent(new Event(focused ? 'focus' : 'blur'))
    if (hidden !== wasHidden) document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}

test.each(Object.entries(MAX_BYTES))('%s is small: at most %d bytes on the wire', async (name, bytes) => {
  const script = await readFile(join(import.meta.dirname, '..', '..', 'dist', name))
  expect(gzipSync(script, { level: 9 }).length).toBeLessThanOrEqual(bytes)
})

describe('views', () => {
  test('a first view, as text that needs no permission', async () => {
    await page.goto(site.page('/first?utm_source=letter#secret'), { referer: 'https://search.example/' })
    const [event] = await waitForEvents(1)
    expect(event).toEqual({
      s: website.public_id,
      n: 'pageview',
      u: `${site.address}/first?utm_source=letter`,
      r: 'https://search.example/',
      t: 'A page',
      w: '1440x900',
      status: 202,
      type: 'text/plain;charset=UTF-8',
      way: 'direct',
    })
    expect(await context.cookies()).toEqual([])
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
    expect(pageErrors).toEqual([])
  })

  test('single-page navigation: paths count, queries and places on the page do not', async () => {
    await page.goto(site.page('/app'), { referer: 'https://search.example/' })
    await waitForEvents(1)
    await page.evaluate(() => {
      history.pushState(null, '', '/app/prices')
      setTimeout(() => (document.title = 'Prices'), 50)
    })
    const [, second] = await waitForEvents(2)
    expect(second).toMatchObject({ u: `${site.address}/app/prices`, r: '', t: 'Prices' })
    await page.evaluate(() => {
      history.pushState(null, '', '/app/prices?sort=name')
      history.replaceState(null, '', '/app/prices?sort=price')
      location.hash = 'faq'
      history.replaceState(null, '', '/app/team')
    })
    await waitForEvents(3)
    await page.goBack()
    await page.goBack()
    expect(await views(4)).toEqual([
      'pageview /app',
      'pageview /app/prices',
      'pageview /app/team',
      'pageview /app/prices?sort=price',
    ])
    await page.goBack()
    expect((await views(5)).at(-1)).toBe('pageview /app')
    await tellEnd()
    await waitForEvents(6)
    expect(pageErrors).toEqual([])
  })

  test('with data-hash, what follows the # is part of the path', async () => {
    await page.goto(site.page('/hash#/one', { attributes: 'data-hash' }))
    await waitForEvents(1)
    await page.evaluate(() => (location.hash = '/two'))
    expect(await views(2)).toEqual(['pageview /hash#/one', 'pageview /hash#/two'])
    expect((await waitForEvents(2)).map(({ h }) => h)).toEqual([1, 1])
  })

  test('back from the browser’s memory is a view of its own', async () => {
    await page.goto(site.page('/kept'), { referer: 'https://search.example/' })
    await waitForEvents(1)
    await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    expect((await waitForEvents(2))[1]).toMatchObject({ n: 'pageview', u: `${site.address}/kept`, r: '' })
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })))
    await tellEnd()
    await waitForEvents(3)
  })

  test('so it is in a browser that keeps pages for real', async () => {
    const executablePath = process.env['CHROMIUM_PATH']
    const keeping = await chromium.launch({
      ...(executablePath === undefined ? {} : { executablePath }),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    })
    try {
      const tab = await keeping.newPage({ userAgent: USER_AGENT })
      await tab.goto(site.page('/kept-really'))
      await tab.evaluate(() => Object.assign(window, { isKept: true }))
      await waitForEvents(1)
      await tab.goto(site.page('/elsewhere'))
      await waitForEvents(2)
      await tab.goBack({ waitUntil: 'commit' })
      expect(await views(3)).toEqual(['pageview /kept-really', 'pageview /elsewhere', 'pageview /kept-really'])
      expect(await tab.evaluate(() => 'isKept' in window)).toBe(true)
    } finally {
      await keeping.close()
    }
  })

  test('a prepared page is silent until it is shown', async () => {
    await page.addInitScript(() =>
      Object.defineProperty(document, 'prerendering', { configurable: true, get: () => true }),
    )
    await page.goto(site.page('/prepared'))
    await page.evaluate(() => (window as unknown as { sightline(name: string): void }).sightline('early'))
    await sleep(500)
    expect(site.sent).toEqual([])
    await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')))
    expect((await views(2)).toSorted()).toEqual(['early /prepared', 'pageview /prepared'])
  })

  test('a page that Chromium itself has prepared counts when it is shown, and only then', async () => {
    const rules = JSON.stringify({ prerender: [{ urls: ['/next', '/never'], eagerness: 'immediate' }] })
    const prepared = `<script>
      addEventListener('load', () => setTimeout(() => (localStorage[location.pathname] = 'ready'), 500))
      document.addEventListener('prerenderingchange', () => sightline('shown'))
    </script>`
    site.page('/next', { head: prepared })
    site.page('/never', { head: prepared })
    const first = site.page('/first', {
      head: `<script type="speculationrules">${rules}</script><script>
        const waiting = setInterval(() => {
          if (!localStorage['/next'] || !localStorage['/never']) return
          clearInterval(waiting)
          sightline('ready')
          location.assign('/next')
        }, 100)
      </script>`,
    })
    const unwatched = await openUnwatched(first)
    try {
      expect((await views(4)).toSorted()).toEqual(['pageview /first', 'pageview /next', 'ready /first', 'shown /next'])
      const order = site.sent.map(({ n, u }) => `${n} ${u.replace(site.address, '')}`)
      expect(order.indexOf('pageview /next')).toBeGreaterThan(order.indexOf('ready /first'))
      await sleep(500)
      expect(site.sent.some(({ u }) => u.endsWith('/never'))).toBe(false)
    } finally {
      await unwatched.close()
    }
  })

  test('a tab that was opened unseen counts, and is not taken for read', async () => {
    await page.addInitScript(() => Object.defineProperty(document, 'hidden', { configurable: true, get: () => true }))
    await page.goto(site.page('/unseen'))
    await waitForEvents(1)
    await page.goto('about:blank')
    await sleep(200)
    expect(await waitForEvents(1, { withEngagement: true })).toMatchObject([{ n: 'pageview' }])
  })

  test('a page that is left at once is counted on the way out', async () => {
    await page.goto(site.page('/brief'), { waitUntil: 'domcontentloaded' })
    await page.goto('about:blank')
    expect(await views(1)).toEqual(['pageview /brief'])
  })

  test('the same snippet twice counts once; without a site it does nothing', async () => {
    const copy = (attributes: string) => `<script defer ${attributes} src="${site.collector}/s.js"></script>`
    const head = copy(`data-site="${website.public_id}"`) + copy('') + copy('type="module"')
    await page.goto(site.page('/twice', { head: STUB + head }))
    await waitForEvents(1)
    await sleep(400)
    await tellEnd()
    await waitForEvents(2)
    expect(pageErrors).toEqual([])
  })

  test('a page that was not found says so, and stays a bounce', async () => {
    await page.goto(site.page('/nowhere?x=1', { body: '<main data-sightline-404>Not here</main>' }))
    expect((await waitForEvents(2))[1]).toMatchObject({ n: '404', props: { path: '/nowhere' }, interactive: false })
  })
})

describe('engagement', () => {
  test('only time that is seen and has the focus counts, and nothing twice', async () => {
    const opened = performance.now()
    await page.goto(site.page('/long', { body: '<div style="height: 3600px">Long</div>' }))
    await waitForEvents(1)
    await sleep(700)
    await pretend({ focused: false })
    const left = performance.now()
    await sleep(1000)
    const back = performance.now()
    await pretend({})
    await page.evaluate(() => {
      scrollTo(0, 900)
    })
    await sleep(300)
    await pretend({ hidden: true })
    const seenMs = left - opened + performance.now() - back
    const [, first] = await waitForEvents(2, { withEngagement: true })
    expect(first).toMatchObject({ n: 'engagement', u: `${site.address}/long`, sd: 49, status: 202 })
    expect(first?.e).toBeGreaterThan(900)
    expect(first?.e).toBeLessThan(seenMs)
    expect(Number.isInteger(first?.e)).toBe(true)

    await sleep(300)
    const again = performance.now()
    await pretend({})
    await pretend({ hidden: true })
    await pretend({})
    await page.evaluate(() => {
      scrollTo(0, 10_000)
    })
    await sleep(100)
    await pretend({ hidden: true })
    const seenAgainMs = performance.now() - again
    const [, , second] = await waitForEvents(3, { withEngagement: true })
    expect(second).toMatchObject({ n: 'engagement', sd: 100 })
    expect(second?.e).toBeLessThan(seenAgainMs)
  })

  test('it is told when a person goes on, for the page that was read', async () => {
    await page.goto(site.page('/read', { body: '<div style="height: 1800px">Long</div>' }))
    await waitForEvents(1)
    await page.evaluate(() => {
      history.pushState(null, '', '/read/more')
    })
    await waitForEvents(2)
    await page.goto('about:blank')
    const sent = await waitForEvents(4, { withEngagement: true })
    expect(sent.map(({ n, u, sd }) => [n, u.replace(site.address, ''), sd])).toEqual([
      ['pageview', '/read', undefined],
      ['engagement', '/read', expect.closeTo(50, -0.5)],
      ['pageview', '/read/more', undefined],
      ['engagement', '/read/more', expect.closeTo(50, -0.5)],
    ])
  })
})

describe('events', () => {
  test('from the page’s scripts, also before ours has come', async () => {
    const head = `${STUB}<script>sightline('early', { props: { plan: 'pro' } })</script>`
    await page.goto(site.page('/calls', { head }))
    await page.evaluate(() => {
      const { sightline } = window as unknown as { sightline(this: void, name: string, details?: unknown): void }
      sightline('order', { revenue: { currency: 'EUR', amount: 12.5 }, interactive: false })
      const circle: Record<string, unknown> = {}
      circle['self'] = circle
      sightline('circle', { props: circle })
      sightline('nothing', null)
      sightline('plain', { s: 'nobody', u: 'https://elsewhere.example/', n: 'other' })
    })
    expect(await waitForEvents(5)).toMatchObject([
      { n: 'pageview' },
      { n: 'early', props: { plan: 'pro' } },
      { n: 'order', revenue: { currency: 'EUR', amount: 12.5 }, interactive: false },
      { n: 'nothing' },
      { n: 'plain' },
    ])
    expect(pageErrors).toEqual([])
  })

  test('from attributes: by mouse, middle button and keyboard, of links, buttons and web components', async () => {
    await page.goto(
      site.page('/tagged', {
        body: `
          <button data-sightline-event="Buy" data-sightline-prop-plan="pro" data-sightline-prop-paid-by="card"><b>Buy</b></button>
          <a href="/tagged#there" data-sightline-event="Jump">Jump</a>
          <x-box></x-box>
          <script src="/component.js"></script>`,
      }),
    )
    await waitForEvents(1)
    await page.getByRole('button', { name: 'Buy' }).click()
    await page.getByRole('button', { name: 'Buy' }).click({ button: 'right' })
    await page.getByRole('link', { name: 'Jump' }).click({ button: 'middle' })
    await page.getByRole('link', { name: 'Jump' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Inside' }).click()
    await tellEnd()
    const named = site.sent.filter(({ u, n }) => u.includes('/tagged') && !['pageview', 'engagement'].includes(n))
    expect(named.map(({ n, props }) => [n, props])).toEqual([
      ['Buy', { plan: 'pro', 'paid-by': 'card' }],
      ['Jump', {}],
      ['Jump', {}],
      ['Inside', {}],
      ['end', undefined],
    ])
  })

  const links = `
    <a href="https://elsewhere.example/path?id=1">Out</a>
    <a href="/files/report.PDF?token=1">Report</a>
    <a href="/files/model.step">Model</a>
    <a href="https://files.example/all.zip#top">All</a>
    <a href="mailto:somebody@example.com">Mail</a>
    <a href="/links">Here</a>`

  async function clickAll(attributes: string): Promise<unknown[]> {
    await page.goto(site.page('/links', { attributes, body: links, script: 'stay' }))
    await waitForEvents(1)
    for (const name of ['Out', 'Report', 'Model', 'All', 'Mail', 'Here']) await page.getByRole('link', { name }).click()
    await tellEnd()
    return site.sent.filter(({ props }) => props !== undefined).map(({ n, props }) => [n, props?.['url']])
  }

  test('clicks on links to other hosts and to files are events', async () => {
    expect(await clickAll('')).toEqual([
      ['Outbound Link: Click', 'https://elsewhere.example/path?id=1'],
      ['File Download', `${site.address}/files/report.PDF`],
      ['File Download', 'https://files.example/all.zip'],
    ])
  })

  test('data-downloads names the file types that count as downloads', async () => {
    expect(await clickAll('data-downloads="step, pdf"')).toEqual([
      ['Outbound Link: Click', 'https://elsewhere.example/path?id=1'],
      ['File Download', `${site.address}/files/report.PDF`],
      ['File Download', `${site.address}/files/model.step`],
      ['Outbound Link: Click', 'https://files.example/all.zip#top'],
    ])
  })

  test('neither, where they are not wanted', async () => {
    expect(await clickAll('data-no="outbound downloads"')).toEqual([])
  })
})

describe('people who are not counted', () => {
  test('a browser is taken out, and counted again, by the lines of the documentation', async () => {
    const documentation = await readFile(
      join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'snippet.md'),
      'utf8',
    )
    const lines = [...documentation.matchAll(/^localStorage\..+$/gm)].map(([line]) => line)
    const [takeOut = '', takeBack = ''] = lines
    expect(lines).toHaveLength(2)
    await page.goto(site.page('/choice'))
    await waitForEvents(1)
    await page.evaluate(takeOut)
    await page.goto(site.page('/choice/again'))
    await sleep(500)
    expect((await waitForEvents(1)).map(({ u }) => u)).toEqual([`${site.address}/choice`])
    await page.evaluate(takeBack)
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    await page.goto(site.page('/choice/back'))
    expect(await views(2)).toEqual(['pageview /choice', 'pageview /choice/back'])
  })

  test.each(['0', 'unspecified'])('Do Not Track is off: %s', async (value) => {
    await page.addInitScript((said) => Object.defineProperty(navigator, 'doNotTrack', { get: () => said }), value)
    await page.goto(site.page('/no-wish', { attributes: 'data-dnt' }))
    expect(await views(1)).toEqual(['pageview /no-wish'])
  })

  test('Do Not Track is heeded where the site says so', async () => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { get: () => '1' }))
    await page.goto(site.page('/wish', { attributes: 'data-dnt' }))
    await sleep(500)
    expect(site.sent).toEqual([])
    await page.goto(site.page('/wish/unheeded'))
    expect(await views(1)).toEqual(['pageview /wish/unheeded'])
  })

  test('where storage is forbidden, a page counts and does not break', async () => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('forbidden', 'SecurityError')
        },
      }),
    )
    await page.goto(site.page('/no-storage'))
    await waitForEvents(1)
    expect(pageErrors).toEqual([])
  })

  test('a file on somebody’s disk is no page', async () => {
    await page.goto(await site.file('/file'))
    await sleep(500)
    expect(site.sent).toEqual([])
    expect(pageErrors).toEqual([])
  })
})

describe('ways to the collector', () => {
  test('a strict content security policy needs two lines', async () => {
    const policy = `default-src 'none'; script-src ${site.collector}; connect-src ${site.collector}; require-trusted-types-for 'script'`
    await page.goto(site.page('/strict', { policy }))
    await waitForEvents(1)
    expect(pageErrors).toEqual([])
  })

  test('data-api sends the events through the site’s own host', async () => {
    await page.goto(
      site.page('/own', { attributes: 'data-api="/stats/event"', from: '/stats/s.js', policy: "default-src 'self'" }),
    )
    expect(await waitForEvents(1)).toMatchObject([{ n: 'pageview', status: 202, way: 'through the site' }])
    expect(pageErrors).toEqual([])
  })

  test('a collector that is away does no harm', async () => {
    await page.goto(site.page('/away', { attributes: 'data-api="http://127.0.0.1:9/event"' }))
    await page.evaluate(() => addEventListener('unhandledrejection', () => Object.assign(window, { isHarmed: true })))
    await sleep(600)
    expect(await page.evaluate(() => 'isHarmed' in window)).toBe(false)
    expect(pageErrors.filter((complaint) => !complaint.includes('Failed to load resource'))).toEqual([])
  })
})

describe('views alone', () => {
  const alone = (path: string, options = {}) => site.page(path, { ...options, from: `${site.collector}/s-views.js` })

  test('views as ever, and nothing else', async () => {
    const body =
      '<button data-sightline-event="Buy">Buy</button><div data-sightline-404 style="height: 3600px">Long</div>'
    await page.goto(alone('/alone?utm_source=letter#secret', { body }), { referer: 'https://search.example/' })
    const [first] = await waitForEvents(1)
    const address = `${site.address}/alone?utm_source=letter`
    expect(first).toMatchObject({ n: 'pageview', u: address, r: 'https://search.example/', t: 'A page', status: 202 })
    await page.getByRole('button').click()
    await page.evaluate(() => {
      scrollTo(0, 900)
      history.replaceState(null, '', '?other=query')
      history.pushState(null, '', '/alone/next')
      setTimeout(() => (document.title = 'Next'), 50)
    })
    expect((await waitForEvents(2))[1]).toMatchObject({ u: `${site.address}/alone/next`, r: '', t: 'Next' })
    await page.goBack()
    await waitForEvents(3)
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await waitForEvents(4, { withEngagement: true })
    await page.goto(alone('/alone/hash#/one', { attributes: 'data-hash' }))
    await page.goto('about:blank')
    expect((await views(5)).at(-1)).toBe('pageview /alone/hash#/one')
    expect(pageErrors).toEqual([])
  })

  test('a page that Chromium has prepared counts when it is shown, and only then', async () => {
    const rules = JSON.stringify({ prerender: [{ urls: ['/ready', '/unseen'], eagerness: 'immediate' }] })
    const head =
      "<script>addEventListener('load', () => setTimeout(() => (localStorage[location.pathname] = 'ready'), 500))</script>"
    alone('/ready', { head })
    alone('/unseen', { head })
    const first = alone('/before', {
      head: `<script type="speculationrules">${rules}</script><script>
        const waiting = setInterval(() => {
          if (!localStorage['/ready'] || !localStorage['/unseen']) return
          clearInterval(waiting)
          location.assign('/ready')
        }, 100)
      </script>`,
    })
    const unwatched = await openUnwatched(first)
    try {
      expect(await views(2)).toEqual(['pageview /before', 'pageview /ready'])
    } finally {
      await unwatched.close()
    }
  })

  test('twice, or beside the whole snippet, a page counts once; a person who is taken out does not', async () => {
    const copy = (name: string) =>
      `<script defer data-site="${website.public_id}" src="${site.collector}/${name}"></script>`
    await page.goto(alone('/once', { head: STUB + copy('s-views.js') + copy('s.js') }))
    await waitForEvents(1)
    await page.evaluate(() => (localStorage['sightline_ignore'] = true))
    await page.goto(alone('/once/never'))
    await sleep(400)
    expect(await views(1)).toEqual(['pageview /once'])
    expect(pageErrors).toEqual([])
  })
})

test('a visit becomes statistics', async () => {
  const own = await addWebsite('figures.example')
  const at = (path: string, options = {}) => site.page(path, { ...options, site: own.public_id })
  await page.goto(at('/?utm_source=letter', { body: '<button data-sightline-event="Buy">Buy</button>' }))
  await waitForEvents(1)
  await page.getByRole('button').click()
  await page.evaluate(() => {
    history.pushState(null, '', '/thanks')
  })
  await waitForEvents(3)
  const metrics = async () => {
    const result = await client.stats.dashboard({
      site_id: own.id,
      range: 'today',
      panels: ['page', 'event', 'source'],
    })
    if (result.code !== 200) throw new Error(result.message)
    return result.data
  }
  await eventually(async () => (await metrics()).totals.pageviews === 2)
  const { totals, breakdowns } = await metrics()
  expect(totals).toMatchObject({ visitors: 1, visits: 1, pageviews: 2, bounce_rate: 0 })
  expect(breakdowns.map(({ rows }) => rows.map(({ value, count }) => [value, count]))).toEqual([
    expect.arrayContaining([
      ['/', 1],
      ['/thanks', 1],
    ]),
    [['Buy', 1]],
    [['letter', 1]],
  ])
})
