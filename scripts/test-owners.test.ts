import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import config from '../vitest.config.ts'
import { root } from './paths.mjs'
import { wronglyOwned, type TestProject } from './test-owners.ts'
import { projectNames } from './test.mjs'

const elsewhere = /(^|\/)(node_modules|dist|dist-types|storybook-static|\.git|\.cache)$/

test('every test file belongs to exactly one project', () => {
  const files = globSync('**/*.{test,spec}.{ts,tsx}', { cwd: root, exclude: (folder) => elsewhere.test(folder) })
  expect(files).toContain('e2e/share.spec.ts')
  expect(files).toContain('scripts/test-owners.test.ts')
  expect(files).toContain('packages/ui/tests/looks/looks.test.tsx')
  expect(wronglyOwned(files, projects())).toEqual([])
})

test('a file that no project runs is named, and one that two run', () => {
  const node = { name: 'node', include: ['{api,ui}/src/**/*.test.ts'], exclude: ['ui/src/slow.test.ts'] }
  const slow = { name: 'slow', include: ['ui/src/s*.test.ts'], exclude: [] }
  const again = { name: 'postgres', include: ['api/src/a.test.ts'], exclude: [] }
  const files = [
    'api/src/a.test.ts',
    'app/src/b.test.ts',
    'ui/src/c.test.tsx',
    'ui/src/slow.test.ts',
    'ui/src/s.test.ts',
  ]
  expect(wronglyOwned(files, [node, slow, again])).toEqual([
    'app/src/b.test.ts: no project of vitest.config.ts runs it',
    'ui/src/c.test.tsx: no project of vitest.config.ts runs it',
    'ui/src/s.test.ts: the projects node and slow run it',
  ])
})

test('a run on another engine owns no file', () => {
  const again = { name: 'postgres', include: ['a.test.ts'], exclude: [] }
  expect(wronglyOwned(['a.test.ts'], [again])).toEqual(['a.test.ts: no project of vitest.config.ts runs it'])
})

test('a command names the projects that there are', () => {
  const names = (config.test?.projects ?? []).map((project) => (project as { test: { name: string } }).test.name)
  expect(names.toSorted()).toEqual(projectNames().toSorted())
})

/** Journeys belong to Playwright's runner. Storybook's plugin takes stories, no test files. */
const projects = () => [
  { name: 'journeys', include: ['e2e/*.spec.ts'], exclude: [] },
  ...(config.test?.projects ?? []).flatMap((project): TestProject[] => {
    if (typeof project !== 'object' || !('test' in project)) return []
    const { name, include = [], exclude = [] } = project.test ?? {}
    return typeof name === 'string' ? [{ name, include, exclude }] : []
  }),
]
