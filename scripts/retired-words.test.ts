import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './paths.mjs'
import { retiredIn } from './retired-words.ts'

test('no file and no folder, and nothing that a file declares by name, has a name that was given up', () => {
  const files = globSync(
    '{packages/{app,ui,server,api-client}/{src,tests},packages/server/bench,scripts,e2e,.storybook}/**/*.{ts,tsx,mjs}',
    {
      cwd: root,
    },
  )
  expect(files.length).toBeGreaterThan(800)
  expect(files.flatMap((file) => retiredIn(file, readFileSync(path.join(root, file), 'utf8')))).toEqual([])
})

test('a retired name is told with the word that stands in its place', () => {
  expect(retiredIn('a/b.ts', 'export function figureOf() {}')).toEqual([
    'a/b.ts: figureOf is called metricValueOf here',
  ])
  expect(retiredIn('a/pressed.test.ts', '')).toEqual(['a/pressed.test.ts: pressed is called shortcutOf here'])
  expect(retiredIn('a/figure-source/b.ts', '')).toEqual([
    'a/figure-source/b.ts: figureSource is called statsSource here',
  ])
  expect(retiredIn('a/b.ts', "// const asked\nconst metric = 'const asked'\nfunction figureOfLead() {}")).toEqual([])
})
