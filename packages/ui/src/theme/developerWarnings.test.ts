import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
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
  expect(lines()).toEqual([expect.stringContaining('there are no texts for locale="fr"')])
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
    'DataTable “People”: row 1 has no id. Each row needs an id of its own, as a text.',
    'DataTable “Cities”: two rows have the id “1”.',
  ])
})
