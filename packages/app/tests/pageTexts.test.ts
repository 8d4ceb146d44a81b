import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../../..')
const app = 'packages/app/src'
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** The catalogue that holds the texts of a file, by the file. */
const partOf = new Map(
  ['messages', 'guests', 'sites', 'dashboard', 'management', 'commands'].flatMap((part) =>
    [...read(`${app}/locales/en-US/${part}.po`).matchAll(/^#: (\S+)/gm)].map(([, file = '']) => [file, part] as const),
  ),
)

/** What asks for code together with texts. */
const withTexts = /withTexts\(\s*\(\) => import\('(\.[^']+)'\)((?:,\s+'\w+')*)/g

/** What loads nothing. */
const typesOnly = /^import type [^;]*?from '[^']+'$/gm

/** The files of the app that code needs or may open; other pages, and what comes with texts of its own, are no part of it. */
function filesOf(first: string): ReadonlySet<string> {
  const files = new Set<string>()
  const add = (file: string) => {
    if (files.has(file) || file === `${app}/app/routes/pages.ts`) return
    files.add(file)
    for (const [, next = ''] of read(file)
      .replaceAll(typesOnly, '')
      .replaceAll(withTexts, '')
      .matchAll(/(?:from|import\() ?'(\.[^']+\.tsx?)'/g))
      add(path.join(path.dirname(file), next))
  }
  add(first)
  return files
}

/** What is loaded together with texts, and which ones beside those of every page. */
const loads = [
  'app/routes/pages.ts',
  'app/EmbeddedApp.tsx',
  'features/notices/components/NoticesBell.tsx',
  'features/commands/CommandCenter.tsx',
].flatMap((file) =>
  [...read(`${app}/${file}`).matchAll(/import\('(\.[^']+)'\)((?:,\s+'\w+')*)/g)].map(([, to = '', parts = '']) => ({
    first: path.join(path.dirname(file), to),
    parts: [...parts.matchAll(/\w+/g)].map(String).toSorted(),
  })),
)

test.each(loads)('$first comes with the texts that it needs, and no others: $parts', ({ first, parts }) => {
  const needed = new Set([...filesOf(`${app}/${first}`)].map((file) => partOf.get(file) ?? 'messages'))
  expect([...needed.add('messages')].toSorted()).toEqual([...parts, 'messages'].toSorted())
})

test('the layout around every page needs no part of the texts', () => {
  const needed = [...filesOf(`${app}/app/layout/Layout.tsx`)].map((file) => partOf.get(file) ?? 'messages')
  expect(new Set(needed)).toEqual(new Set(['messages']))
})
