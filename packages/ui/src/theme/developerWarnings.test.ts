import { createElement, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import * as charts from '../charts/index.ts'
import * as kit from '../index.ts'
import { template } from '../locales/template.ts'
import { Button, DataTable, KitProvider, type DataTableColumn } from '../index.ts'

const said = vi.spyOn(console, 'warn').mockImplementation(() => {})

afterEach(() => {
  said.mockClear()
  vi.unstubAllEnvs()
})

const lines = () => said.mock.calls.map(([line]) => String(line))
const drawnIn = (locale: string) =>
  renderToString(createElement(KitProvider, { locale }, createElement(Button, null, 'Save')))

test('an unknown language is reported once, and English is shown', () => {
  expect(drawnIn('en_US')).toContain('lang="en-US"')
  drawnIn('en_US')
  expect(lines()).toEqual([expect.stringMatching(/^KitProvider: locale="en_US" is no tag of a language/)])
})

test('a language without texts is reported once', () => {
  expect(drawnIn('fr')).toContain('lang="fr"')
  drawnIn('fr')
  const line =
    'KitProvider: there are no texts for locale="fr", so the kit’s own are English. Pass them as texts={…}, by'
  expect(lines()).toEqual([expect.stringContaining(line)])
})

test('a language whose texts the kit has is told where they are', () => {
  drawnIn('zh')
  expect(lines()).toEqual([expect.stringMatching(/locale="zh".*Pass messages from @sightline\/ui\/locales\/….$/)])
})

const withTexts = (locale: string, texts: object) =>
  renderToString(createElement(KitProvider, { locale, texts }, createElement(Button, null, 'Save')))

test('a language in texts of the page is told which it lacks, and nothing where it has all', async () => {
  withTexts('de', template)
  const { Close: _, ...others } = template
  withTexts('de', others)
  await expect
    .poll(lines)
    .toEqual([expect.stringMatching(/^KitProvider: texts lacks 1 of the kit’s \d+ in locale="de", such as “Close”/)])
})

test('a text that the kit does not have and a text that lost a value are said', async () => {
  withTexts('en-US', { 'No such text': 'x', '{size} / page': '{taille} par page', Close: 'Shut' })
  const all = 'All are in @sightline/ui/locales/template.'
  await expect
    .poll(lines)
    .toEqual([
      `KitProvider: texts has “No such text”, which is no text of the kit. ${all}`,
      'KitProvider: texts has “{taille} par page” for “{size} / page”, which has lost {size}.',
    ])
})

test('a theme, a density and a direction that are none are said with those that there are', () => {
  const wrong = { theme: 'drak', density: 'tiny', direction: 'right' } as object
  renderToString(createElement(KitProvider, wrong, createElement(Button, null, 'Save')))
  expect(lines()).toEqual([
    'KitProvider: theme="drak" is none of its values, which are system, light, dark.',
    'KitProvider: density="tiny" is none of its values, which are regular, compact, comfortable.',
    'KitProvider: direction="right" is none of its values, which are ltr, rtl.',
  ])
})

test('no warning is given in production', () => {
  vi.stubEnv('NODE_ENV', 'production')
  expect(drawnIn('de_DE')).toContain('Save')
  expect(lines()).toEqual([])
})

interface Row {
  id: string
  name: string
}

const columns: DataTableColumn<Row>[] = [{ id: 'name', header: 'Name', value: ({ name }) => name }]

const tableOf = (caption: string, items: readonly Row[]) =>
  renderToString(
    createElement(
      KitProvider,
      null,
      createElement(DataTable<Row>, { caption, columns, items, rowName: ({ name }) => name, empty: null }),
    ),
  )

test('rows with the same id are reported once, and the table is drawn', () => {
  // The value is what a page without TypeScript could pass.
  const withoutId = [{ name: 'Ada' }] as Row[]
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(tableOf('People', withoutId)).toContain('Ada')
  tableOf('People', withoutId)
  tableOf('Cities', [
    { id: '1', name: 'Lyon' },
    { id: '1', name: 'Oslo' },
  ])
  expect(lines()).toEqual([
    'DataTable “People”: row 1 has no id. Each row needs an id of its own, as a text; getRowId={(row) => …} says it of rows that have it under another name.',
    'DataTable “Cities”: two rows have the id “1”.',
  ])
})

const parts: Readonly<Record<string, unknown>> = { ...kit, ...charts }

/** What else they cannot do without. */
const needed: Readonly<Record<string, object>> = {
  SearchBar: { filters: {}, history: [] },
  SiteSwitcher: { domain: 'harborlane.com', allHref: '#sites', addHref: '#add' },
  WaterfallChart: { start: { name: 'Before', value: 1 }, end: { name: 'After', value: 2 } },
}

/** As a page without TypeScript could draw it. */
const drawnWith = (name: string, props: object) =>
  renderToString(createElement(KitProvider, null, createElement(parts[name] as ComponentType<object>, props)))

test.each([
  ['Accordion', 'items'],
  ['BarChart', 'points'],
  ['Breadcrumbs', 'items'],
  ['BreakdownPanel', 'items'],
  ['CheckboxGroup', 'items'],
  ['Combobox', 'items'],
  ['ConflictNotice', 'items'],
  ['CountryMap', 'items'],
  ['DataTable', 'columns'],
  ['DescriptionList', 'items'],
  ['FilterBar', 'value'],
  ['FilterChips', 'items'],
  ['Funnel', 'items'],
  ['HeatMap', 'items'],
  ['LineChart', 'series'],
  ['LiveCheck', 'items'],
  ['MetricStrip', 'items'],
  ['MultiCombobox', 'items'],
  ['PlanPicker', 'items'],
  ['PlanTable', 'plans'],
  ['RadioGroup', 'items'],
  ['SearchBar', 'fields'],
  ['SegmentedControl', 'items'],
  ['Select', 'items'],
  ['SideNav', 'items'],
  ['SiteSwitcher', 'items'],
  ['Sparkline', 'values'],
  ['StackedChart', 'series'],
  ['Stepper', 'items'],
  ['Tabs', 'items'],
  ['Timeline', 'items'],
  ['ChangeTable', 'items'],
  ['SpanChart', 'items'],
  ['TrendChart', 'points'],
  ['WaterfallChart', 'items'],
])('%s without its %s is drawn, and the line names the prop, once', (name, prop) => {
  const props = { [prop]: null, ...needed[name] }
  expect(drawnWith(name, props)).toContain('<div')
  drawnWith(name, props)
  expect(lines().filter((line) => line === `${name}: ${prop} has to be a list, but is null.`)).toHaveLength(1)
})

test('a value that a prop does not have is said with those that it has, and the part looks as usual', () => {
  const usual = drawnIn('en-US')
  const drawn = (variant: string) => drawnWith('Button', { variant, children: 'Save' })
  expect(drawn('ghost').replaceAll('ghost', '')).toBe(usual)
  drawn('ghost')
  drawnWith('Badge', { tone: 'red', children: 'New' })
  drawnWith('TierBadge', { tier: 'vip' })
  expect(lines()).toEqual([
    'Button: variant="ghost" is none of its values, which are secondary, primary, quiet, danger.',
    'Badge: tone="red" is none of its values, which are neutral, info, positive, warning, negative, premium.',
    'TierBadge: tier="vip" is none of its values, which are trial, standard, premium, expired.',
  ])
})
