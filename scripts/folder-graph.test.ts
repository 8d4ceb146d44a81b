import { globSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { circlesIn } from './import-graph.ts'
import { pictureOf } from './folder-graph-picture.ts'
import { arrowsOf, foldersOf, packageNames, rowsOf } from './folder-graph.ts'
import { root } from './paths.mjs'

describe.each(packageNames)('packages/%s', (name) => {
  test('its folders import each other in no circle, not even for a type', () => {
    const { folders } = foldersOf(root, name)
    expect(folders.size).toBeGreaterThan(3)
    expect(circlesIn(folders)).toEqual([])
  })
})

test('the picture of docs/architecture.md is drawn from the imports', async () => {
  const columns = [
    ['app', 'ui'],
    ['server', 'api-client'],
  ] as const
  const picture = pictureOf(columns.map((column) => column.map((name) => foldersOf(root, name))))
  await expect(picture).toMatchFileSnapshot(path.join(root, 'docs/images/folders.svg'))
})

describe('a folder stands above what it imports', () => {
  const folders = new Map([
    ['http', new Set(['stats', 'store'])],
    ['store', new Set<string>()],
    ['stats', new Set(['store'])],
    ['demo', new Set<string>()],
  ])

  test('each folder is in the row of its height', () => {
    expect(rowsOf(folders)).toEqual([['http'], ['stats'], ['store', 'demo']])
  })

  test('an arrow that others imply is left out', () => {
    expect(arrowsOf(folders)).toEqual([
      ['http', 'stats'],
      ['stats', 'store'],
    ])
  })

  test('a circle is told', () => {
    expect(() =>
      rowsOf(
        new Map([
          ['a', new Set(['b'])],
          ['b', new Set(['a'])],
        ]),
      ),
    ).toThrow('a → b → a')
  })
})

test('a folder of sources or tests holds at most thirty files', () => {
  const folders = Map.groupBy(
    globSync('packages/*/{src,tests,bench}/**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.includes('dist')),
    (file) => path.dirname(file),
  )
  const large = [...folders]
    .filter(([, files]) => files.length > 30)
    .map(([folder, files]) => `${folder}: ${files.length}`)
  expect(folders.size).toBeGreaterThan(200)
  expect(large).toEqual([])
})
