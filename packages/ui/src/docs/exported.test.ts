import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const sources = path.join(import.meta.dirname, '..')
const entries = ['index.ts', 'charts/index.ts', 'components/inputs/Form/index.ts']
const readme = readFileSync(path.join(sources, '../README.md'), 'utf8')

test('the README lists every export by its group', () => {
  const exported = exportedByGroup()
  expect(Object.values(exported).flat().length).toBeGreaterThan(100)
  expect(listedByGroup()).toEqual(exported)
})

const root = path.join(sources, '../../..')
const texts = [...globSync(['README.md', 'packages/ui/README.md', '.storybook/guides/*.mdx'], { cwd: root })]

test.each(texts)('the examples of %s take what is exported', (file) => {
  const exported = new Set(entries.flatMap((entry) => valuesOf(path.join(sources, entry))).map(({ name }) => name))
  const examples = [...readFileSync(path.join(root, file), 'utf8').matchAll(/^```tsx\n([^]*?)^```$/gm)]
  const taken = examples.flatMap(([, code = '']) =>
    [...code.matchAll(/^import \{([^}]*)\} from '@sightline\/ui(?:\/\w+)?'/gm)].flatMap(([, names = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && !name.startsWith('type ')),
    ),
  )
  expect(taken.filter((name) => !exported.has(name) && !/^Icon[A-Z]/.test(name))).toEqual([])
})

const storyFiles = globSync('{components/*,product,charts}/*/*.stories.tsx', { cwd: sources })

test.each(storyFiles)('%s stands in Storybook under the name of its folder', (file) => {
  const titles = [...readFileSync(path.join(sources, file), 'utf8').matchAll(/title: '(\w+)\/(\w+)[/']/g)]
  const [, group = '', component = ''] = titles[0] ?? []
  expect(group.toLowerCase()).toBe(groupOf(file))
  expect(storyNames(file)).toContain(component)
})

/** A component that shares the folder of another may have a page of its own. */
const storyNames = (file: string): string[] => [
  path.basename(path.dirname(file)),
  path.basename(file).replace(/\..*/, ''),
]

/** The list under “What there is”: a group in bold, a colon, and names in backticks. */
function listedByGroup(): Record<string, string[]> {
  const [, list = ''] = /^## What there is\n([^]*?)^## /m.exec(readme) ?? []
  const items = [...list.matchAll(/^- \*\*([\w ]+)\*\*[^:]*:([^]*?)(?=^- |^$)/gm)]
  return Object.fromEntries(
    items.map(([, group = '', names = '']) => [
      group.toLowerCase(),
      [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
    ]),
  )
}

/** The exports of the package except types and single icons: names in alphabetical order, by group. */
function exportedByGroup(): Record<string, string[]> {
  const names = entries.flatMap((entry) =>
    valuesOf(path.join(sources, entry)).map(({ name, file }) => ({
      name,
      group: groupOf(path.relative(sources, file)),
    })),
  )
  return Object.fromEntries(
    [...Map.groupBy(names, ({ group }) => group)].map(([group, own]) => [
      group,
      [...new Set(own.map(({ name }) => name))].toSorted((one, other) => one.localeCompare(other, 'en')),
    ]),
  )
}

interface Value {
  name: string
  file: string
}

function valuesOf(file: string): Value[] {
  const text = readFileSync(file, 'utf8')
  const own = [...text.matchAll(/^export (?:const|function) (\w+)/gm), ...text.matchAll(/^export \* as (\w+)/gm)]
  const handedOn = [...text.matchAll(/^export \{([^}]*)\} from '(.+)'/gm)].flatMap(([, list = '', from = '']) =>
    list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => ({ name, file: path.join(path.dirname(file), from) })),
  )
  const all = [...text.matchAll(/^export \* from '(.+)'/gm)]
    .map(([, from = '']) => path.join(path.dirname(file), from))
    .filter((from) => path.basename(from) !== 'icons.ts')
  return [...own.map(([, name = '']) => ({ name, file })), ...handedOn, ...all.flatMap(valuesOf)]
}

/** A component’s group is its folder, and the one of its page in Storybook. */
function groupOf(file: string): string {
  const [area = '', group = ''] = file.split(path.sep)
  return area === 'components' ? group : area
}
