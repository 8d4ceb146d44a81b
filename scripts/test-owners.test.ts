import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import config from '../vitest.config.ts'
import { root } from './paths.mjs'
import { globsOfNothing, wronglyOwned, type TestProject } from './test-owners.ts'
import { projectNames } from './test.mjs'

const elsewhere = /(^|\/)(node_modules|dist|dist-types|storybook-static|\.git|\.cache)$/

test('every test file belongs to exactly one project', () => {
  const files = testFiles()
  expect(files).toContain('e2e/share.spec.ts')
  expect(files).toContain('scripts/test-owners.test.ts')
  expect(files).toContain('packages/ui/tests/looks/looks.test.tsx')
  expect(wronglyOwned(files, projects())).toEqual([])
})

test('every name in vitest.config.ts is of a file that is there, also in the long checks', async () => {
  vi.stubEnv('TEST_LONG', 'yes').stubEnv('TEST_ENGINES', 'all')
  vi.resetModules()
  const { default: long } = await import('../vitest.config.ts')
  vi.unstubAllEnvs()
  const globs = projectsOf(long).flatMap(({ include, exclude }) => [...include, ...exclude])
  expect(globs.filter((glob) => glob.includes('{collector/'))).not.toEqual([])
  expect(
    globsOfNothing(
      testFiles(),
      globs.filter((glob) => glob.startsWith('packages/server/')),
    ),
  ).toEqual([])
})

test('a name of no file is found, whatever stands beside it in its braces', () => {
  expect(globsOfNothing(['a/b.test.ts', 'a/c/d.test.ts'], ['a/{b,c/{d,e}}.test.ts', 'a/*.test.ts'])).toEqual([
    'a/c/e.test.ts',
  ])
})

test('docs/testing.md says of every project where its tests stand', () => {
  const text = readFileSync(path.join(root, 'docs/testing.md'), 'utf8')
  const [, table = ''] = /## Which test goes where\n\n((?:\|.*\n)+)/.exec(text) ?? []
  const [, , ...rows] = table
    .trim()
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
  const named = rows.flatMap(([, , names = '']) => names.split(', ').map((name) => name.replaceAll('`', '')))
  expect([...new Set(named)].toSorted()).toEqual(
    [...new Set([...projectNames(), 'other', 'sharded', 'journeys'])].toSorted(),
  )
  expect(rows.filter((cells) => cells.length !== 4 || !/\/|vitest\.config|\.stories/.test(cells[1] ?? ''))).toEqual([])
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

const testFiles = () =>
  globSync('**/*.{test,spec}.{ts,tsx}', { cwd: root, exclude: (folder) => elsewhere.test(folder) })

/** Journeys belong to Playwright's runner. Storybook's plugin takes stories, no test files. */
const projects = () => [{ name: 'journeys', include: ['e2e/*.spec.ts'], exclude: [] }, ...projectsOf(config)]

const projectsOf = (settings: typeof config): TestProject[] =>
  (settings.test?.projects ?? []).flatMap((project): TestProject[] => {
    if (typeof project !== 'object' || !('test' in project)) return []
    const { name, include = [], exclude = [] } = project.test ?? {}
    return typeof name === 'string' ? [{ name, include, exclude }] : []
  })
