import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Page } from 'playwright'
import { expect } from 'vitest'
import { findInstalledBrowser } from '../../../../scripts/browser.mjs'
import { pack } from '../../../../scripts/pack-kit.mjs'
import { run } from '../emptyProject.ts'

/** A folder with nothing in it but the packed kit and what npm installs beside it, as in somebody else’s project. */
export class CleanProject {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'sightline-clean-'))

  /** @param packages further ones, with their versions */
  async install(packages: readonly string[]): Promise<void> {
    const packed = await Promise.all(
      ['packages/ui', 'packages/api-client'].map((workspace) => pack(workspace, path.join(this.folder, 'packed'))),
    )
    this.write({ 'package.json': JSON.stringify({ name: 'clean', private: true, type: 'module' }) })
    const tarballs = packed.map(({ tarball }) => tarball)
    const beside = ['react@^19.2.0', 'react-dom@^19.2.0', 'styled-components@^6.6.0']
    await run('npm', ['install', '--no-audit', '--no-fund', ...tarballs, ...beside, ...packages], this.folder)
  }

  write(files: Readonly<Record<string, string>>): void {
    for (const [file, text] of Object.entries(files)) {
      const place = path.join(this.folder, file)
      mkdirSync(path.dirname(place), { recursive: true })
      writeFileSync(place, text)
    }
  }

  remove(): void {
    // A server of a framework may still write into it while it ends.
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
}

/** A page of parts of every kind: what is drawn from data, what knows the day, what has a chart. */
export const page = `'use client'
import { useState } from 'react'
import { Button, DataTable, DateRangePicker, EmptyState, GlobalReset, KitProvider, Paywall, PaywallDrawing } from '@sightline/ui'
import { TrendChart } from '@sightline/ui/charts'
import { messages } from '@sightline/ui/locales/ar'

const sites = [
  { id: '1', domain: 'harborlane.com', visitors: 7402 },
  { id: '2', domain: 'tidepool.dev', visitors: 318 },
]
const columns = [
  { id: 'domain', header: 'Site', value: (site) => site.domain, isSortable: true },
  { id: 'visitors', header: 'Visitors', value: (site) => site.visitors, kind: 'number', isSortable: true },
]
const points = [2950, 3120, 3305].map((value, day) => ({ start: \`2026-11-\${13 + day}T00:00:00.000Z\`, value, isPartial: false }))

export function App() {
  const [count, setCount] = useState(0)
  const [range, setRange] = useState({ range: '7d' })
  return (
    <KitProvider theme="system">
      <GlobalReset />
      <Button onPress={() => setCount(count + 1)}>Pressed {count}</Button>
      <DateRangePicker value={range} onChange={setRange} timeZone="UTC" />
      <DataTable caption="Sites" columns={columns} rowName={(site) => site.domain} items={sites} empty={<EmptyState title="None" />} />
      <TrendChart name="Visitors" total="9.4k" period="Nov 13 – Nov 15" points={points} interval="day" timeZone="UTC" />
      <KitProvider theme="dark" locale="ar" messages={messages}>
        <Paywall title="Forecasts" benefit="See the days to come." plansHref="#plans" isOpen>
          <div style={{ blockSize: 200 }}><PaywallDrawing /></div>
        </Paywall>
      </KitProvider>
    </KitProvider>
  )
}
`

/** Opens the page that a server has drawn, and takes it over: without a word in the console, and then it works. */
export async function expectTakenOver(address: string): Promise<void> {
  const html = await (await fetch(address)).text()
  for (const text of ['harborlane.com', 'Pressed', 'Forecasts', 'dir="rtl"']) expect(html).toContain(text)
  expect(html).toMatch(/<style[^>]*data-styled/)

  const executablePath = findInstalledBrowser()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
  try {
    const tab = await browser.newPage()
    const said: string[] = []
    tab.on('pageerror', ({ message }) => said.push(message))
    tab.on('console', (message) => /error|warning/.test(message.type()) && said.push(message.text()))
    await tab.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }))
    await tab.goto(address)
    await worksIn(tab)
    expect(said).toEqual([])
  } finally {
    await browser.close()
  }
}

async function worksIn(tab: Page): Promise<void> {
  const button = tab.getByRole('button', { name: /^Pressed/ })
  await expect
    .poll(
      async () => {
        await button.click()
        return button.textContent()
      },
      { timeout: 30_000 },
    )
    .toMatch(/Pressed [1-9]/)
  const table = tab.getByRole('table', { name: 'Sites' })
  await table.getByRole('button', { name: 'Visitors' }).click()
  await expect.poll(() => table.getByRole('row').nth(1).textContent()).toContain('tidepool.dev')
}
