import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { ComponentDocs } from './componentDocs.ts'

const sources = path.join(import.meta.dirname, '..')
const folders = [
  ...new Set(
    globSync('{components/*,product,charts}/*/*.stories.tsx', { cwd: sources }).map((file) => path.dirname(file)),
  ),
].toSorted()

test('there are components', () => {
  expect(folders.length).toBeGreaterThan(40)
})

test.each(folders)(
  '%s says what its root is, when to use it, what to do and not, and what it promises',
  async (folder) => {
    const file = path.join(sources, folder, `${path.basename(folder)}.docs.ts`)
    expect(existsSync(file), `${path.relative(sources, file)} is missing`).toBe(true)
    const { docs } = (await import(file)) as { docs: ComponentDocs }
    for (const lines of [[docs.root], docs.whenToUse, docs.do, docs.dont, docs.accessibility]) {
      expect(lines.length).toBeGreaterThan(0)
      for (const line of lines) expect(line).toMatch(/^\p{Lu}.*[.?]”?\.?$/u)
    }
  },
)

test.each([
  ['VIP', 'product/Paywall'],
  ['VIP', 'product/TierBadge'],
  ['KPI', 'components/data/MetricStrip'],
  ['KPI', 'components/data/MetricCard'],
  ['modal', 'components/overlays/Dialog'],
  ['modal', 'components/overlays/Drawer'],
  ['modal', 'components/overlays/Sheet'],
  ['date range', 'components/dates/DateRangePicker'],
  ['alert', 'components/feedback/Callout'],
  ['metric card', 'components/data/MetricStrip'],
  ['paged table', 'components/data/DataTable'],
])('“%s” leads to %s', async (word, folder) => {
  const { docs } = (await import(path.join(sources, folder, `${path.basename(folder)}.docs.ts`))) as {
    docs: ComponentDocs
  }
  expect(docs.alsoCalled?.some((name) => name.toLowerCase().startsWith(word.toLowerCase()))).toBe(true)
})
