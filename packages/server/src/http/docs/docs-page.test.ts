import { expect, test } from 'vitest'
import { exampleOf } from './example.ts'
import { fieldsOf } from './fields.ts'
import { markCode } from './html.ts'
import { openApiDocument } from './openapi.ts'
import { docsPage } from './docs-page.ts'

const document = openApiDocument('1.2.3')
const operation = (path: string, method: 'get' | 'post') => {
  const found = document.paths[path]?.[method]
  if (found === undefined) throw new Error(`${path} is not there`)
  return found
}

test('fields of objects, lists and JSON stand under one another', () => {
  const schema = {
    properties: {
      list: {
        type: 'array',
        items: { type: 'object', properties: { id: { type: 'string', pattern: '^\\d{1,16}$' } } },
      },
      owner: { anyOf: [{ type: 'object', properties: { email: { type: 'string' } } }, { type: 'null' }] },
      filters: {
        type: 'string',
        contentSchema: { type: 'object', properties: { email: { type: 'string', maxLength: 254 } } },
      },
      status: { type: 'string', enum: ['', 'draft', 'published'], default: 'draft' },
    },
    required: ['list'],
  }
  expect(fieldsOf(schema)).toEqual([
    { name: 'list', type: 'list: object', isRequired: true, notes: [] },
    { name: 'list[].id', type: 'digits', isRequired: false, notes: [] },
    { name: 'owner', type: 'object or null', isRequired: false, notes: [] },
    { name: 'owner.email', type: 'text', isRequired: false, notes: [] },
    { name: 'filters', type: 'JSON: object', isRequired: false, notes: [] },
    { name: 'filters → email', type: 'text', isRequired: false, notes: ['At most 254 characters.'] },
    { name: 'status', type: 'one of', isRequired: false, notes: ['draft, published.', 'By default draft.'] },
  ])
})

test.each([
  ['/v1/instance/info', 'get', 'curl "$SIGHTLINE/v1/instance/info"'],
  ['/v1/stats/current', 'get', 'curl "$SIGHTLINE/v1/stats/current?site_id=1" \\\n  -H "Authorization: Bearer $TOKEN"'],
  [
    '/admin/v1/user/import-new',
    'post',
    'curl "$SIGHTLINE/admin/v1/user/import-new" \\\n  -H "Authorization: Bearer $TOKEN" \\\n  -F "file=@file.csv"',
  ],
  ['/v1/auth/logout', 'post', 'curl "$SIGHTLINE/v1/auth/logout" \\\n  -X POST \\\n  -H "Authorization: Bearer $TOKEN"'],
] as const)('%s has an example', (path, method, command) => {
  expect(exampleOf(path, method, operation(path, method))).toBe(command)
})

test('texts of the contract are escaped', () => {
  expect(markCode('a `<b>` & "c"')).toBe('a <code>&lt;b&gt;</code> &amp; &quot;c&quot;')
  const page = docsPage({ ...document, info: { ...document.info, version: '<script>' } }, 'Harbor <script>')
  expect(page).toContain('Version &lt;script&gt;')
})

test('every id on the page is there once, and every link within it leads to one', () => {
  const page = docsPage(document, 'Harbor')
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  expect(links.length).toBeGreaterThan(100)
  expect(links.filter((id) => !ids.includes(id))).toEqual([])
  expect(page).not.toMatch(/<script|style=|undefined|\[object/)
})
