import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { circlesIn, groupedBy, importsOf } from './import-graph.ts'
import { root } from './paths.mjs'

const app = path.join(root, 'packages/app/src')
/** The code that people are served, by its path below `src`. */
const files = globSync('**/*.{ts,tsx}', { cwd: app })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.(stories|test|d)\.tsx?$|^testing\//.test(file))

describe('the folders of the app import each other in no circle, not even for a type', () => {
  const graph = importsOf(app, files)

  test('no files import each other in a circle', () => {
    expect(graph.get('app/App.tsx')).toContain('features/auth/index.ts')
    expect(circlesIn(graph)).toEqual([])
  })

  test('no folders do; the index of a feature stands for itself', () => {
    const folders = groupedBy(graph, (file) => (file.endsWith('/index.ts') ? file : path.posix.dirname(file)))
    expect(folders.get('app')).toContain('app/layout')
    expect(circlesIn(folders)).toEqual([])
  })

  test('no features and no folders of lib do', () => {
    const folders = groupedBy(graph, (file) => file.split('/', file.startsWith('app/') ? 1 : 2).join('/'))
    expect(folders.get('features/share')).toContain('features/dashboard')
    expect(circlesIn(folders)).toEqual([])
  })
})

test.each(['api-client', 'server', 'ui'])('no file of %s imports one that needs it, not even for a type', (name) => {
  const src = path.join(root, 'packages', name, 'src')
  const own = globSync('**/*.{ts,tsx}', { cwd: src })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(stories|test|d)\.tsx?$/.test(file))
  expect(own.length).toBeGreaterThan(50)
  expect(circlesIn(importsOf(src, own))).toEqual([])
})

test('a circle is told with the names of all that are in it', () => {
  const texts: Readonly<Record<string, string>> = {
    'lib/a/one.ts': "import type { Two } from '../b/two.ts'",
    'lib/b/two.ts': "import { three } from './three.ts'\nexport const later = () => import('./three.ts')",
    'lib/b/three.ts': "export { four } from '../c/four.ts'",
    'lib/c/four.ts': "import {\n  type One,\n} from '../a/one.ts'\nimport 'react'",
    'lib/d/five.ts': "import { one } from '../a/one.ts'",
  }
  const graph = importsOf('', Object.keys(texts), (file) => texts[file] ?? '')
  expect(circlesIn(graph)).toEqual(['lib/a/one.ts → lib/b/two.ts → lib/b/three.ts → lib/c/four.ts → lib/a/one.ts'])
  expect(circlesIn(groupedBy(graph, (file) => path.posix.dirname(file)))).toEqual(['lib/a → lib/b → lib/c → lib/a'])
})

test('no page comes with other code: whoever opens it loads it then', () => {
  const withPage = files.filter((file) => /from '[^']*\/pages\/[^']+'/.test(readFileSync(path.join(app, file), 'utf8')))
  // It is loaded as a page itself, and hands it what another feature has.
  expect(withPage).toEqual(['app/routes/SiteSettings.tsx'])
})

test('a page is at most 150 lines long: what is more stands in the components beside it', () => {
  const pages = files.filter((file) => /\/pages\/.*\.tsx$/.test(file))
  expect(pages).toContain('features/dashboard/pages/DashboardPage.tsx')
  const long = pages.map((file) => ({ file, lines: readFileSync(path.join(app, file), 'utf8').split('\n').length - 1 }))
  expect(long.filter(({ lines }) => lines > 150)).toEqual([])
})

test('a component that draws a chart receives its data as props', () => {
  const texts = new Map(files.map((file) => [file, readFileSync(path.join(app, file), 'utf8')]))
  const asking = [...texts.values()]
    .filter((text) => /\buse(Infinite)?Quer(y|ies)\(/.test(text))
    .flatMap((text) => [...text.matchAll(/^export function (use\w+)/gm)].map(([, name = '']) => name))
  expect(asking).toContain('useDashboard')
  const asks = new RegExp(String.raw`\b(${['useQuery', ...asking].join('|')})\(`)
  const drawing = [...texts].filter(([, text]) =>
    /<Sparkline|import\('[./\w-]+\/(\w*Chart|Funnel|\w+Map)\.ts'\)/.test(text),
  )
  expect(drawing.map(([file]) => file)).toContain('features/dashboard/trend/MetricChart.tsx')
  expect(drawing.filter(([, text]) => asks.test(text)).map(([file]) => file)).toEqual([])
})
