import { expect, test } from 'vitest'
import { createLoadErrors, fileIn } from './load-errors.ts'

test.each([
  ['https://ann:secret@stats.example/assets/page-a1.js?token=secret#secret', '/assets/page-a1.js'],
  ['/assets/login-B_1.css', '/assets/login-B_1.css'],
  ['./pages/login/index.tsx', '/pages/login/index.tsx'],
  ['//other.example/x.js', '/x.js'],
  ['unknown', 'unknown'],
  ['', 'unknown'],
  ['https://', 'unknown'],
  ['/share/secret', 'unknown'],
  ['/ann@example.com/x.js', 'unknown'],
  ['/a b.js', 'unknown'],
  ['/a\nb.js', '/ab.js'],
  [`/${'x'.repeat(300)}.js`, 'unknown'],
])('of %j no more is kept than %s', (request, file) => expect(fileIn(request)).toBe(file))

test('all are counted; each file is named once, and not more files than anybody reads', () => {
  const lines: string[] = []
  const errors = createLoadErrors({ warn: (line) => lines.push(line) })
  for (let page = 0; page < 300; page++)
    for (const type of ['missing', 'timeout'] as const) errors.add(type, `/${page}.js`)
  errors.add('missing', '/0.js')
  expect(errors.counts()).toEqual({ missing: 301, timeout: 300 })
  expect([lines.length, new Set(lines).size]).toEqual([100, 100])
})

test('after an hour files are named anew', () => {
  const lines: string[] = []
  let now = 0
  const errors = createLoadErrors({ warn: (line) => lines.push(line) }, () => now)
  const tellTwice = () => [1, 2].forEach(() => errors.add('missing', '/a.js'))
  tellTwice()
  now = 3_599_999
  tellTwice()
  expect(lines).toHaveLength(1)
  now = 3_600_000
  tellTwice()
  expect(lines).toHaveLength(2)
})
