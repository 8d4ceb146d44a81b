import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { kitSourcesOf } from '../../../../.storybook/code/kitSources.ts'
import { codesOf } from '../../../../.storybook/code/storyCode.ts'
import { formattedCode } from '../../../../.storybook/code/storyCodesPlugin.ts'
import { everyNode, nameOf, nodeOf, nodesOf, parse } from '../../../../.storybook/code/syntax.ts'
import { wordsIn } from '../../../../.storybook/words/words.ts'
import { textsIn } from '../../../../.storybook/words/textsIn.ts'

const root = path.resolve(import.meta.dirname, '../../../..')
const kit = kitSourcesOf(root)
const files = globSync('packages/ui/src/{components/*/*,product/*,charts/*,docs/patterns}/*.stories.tsx', { cwd: root })

/** Names that only stories have. */
const plumbing = [
  'args',
  'canvasElement',
  'expect',
  'fn',
  'meta',
  'parameters',
  'preview',
  'State',
  'StateGrid',
  'userEvent',
  'viewMode',
]

/** Names of a story’s machinery that a code has, components in it that come from nowhere, files of ours, and callbacks that nobody gave. */
function leftIn(code: string): string[] {
  const nodes = parse(code).flatMap(everyNode)
  const drawn = nodes.flatMap((node) => (node.type === 'JSXOpeningElement' ? [nameOf(node['name'])] : []))
  const known = new Set(
    nodes.flatMap((node) => {
      if (node.type === 'ImportDeclaration') return nodesOf(node['specifiers']).map(({ local }) => nameOf(local))
      return /^(VariableDeclarator|FunctionDeclaration)$/.test(node.type) ? [nameOf(node['id'])] : []
    }),
  )
  const names = nodes.flatMap((node) => (/^(JSX)?Identifier$/.test(node.type) ? [nameOf(node)] : []))
  const sources = nodes.flatMap((node) => (node.type === 'ImportDeclaration' ? [nameOf(node['source'])] : []))
  const told = nodes.flatMap((node) => nodeOf(node['callee']) ?? []).filter(({ type }) => type === 'MemberExpression')
  return [
    ...sources.filter((from) => from.startsWith('.')),
    ...told.flatMap((callee) => (nameOf(callee['object']) === 'props' ? [`props.${nameOf(callee['property'])}`] : [])),
    ...names.filter((name) => plumbing.includes(name)),
    ...drawn.filter((name) => /^\p{Lu}/u.test(name) && !known.has(name)),
  ]
}

test('there are stories', () => {
  expect(files.length).toBeGreaterThan(80)
})

test.each(files)(
  'the code of each story of %s is what somebody would write, and its first one speaks Chinese and Arabic',
  (file) => {
    const codes = codesOf(file, kit)
    expect(codes.size).toBeGreaterThan(0)
    for (const [name, code] of codes) expect(leftIn(code), `${name}:\n${code}`).toEqual([])
    // The first story of a component can be read in the languages of the toolbar.
    const untranslated = textsIn(codes.get('Default') ?? '').filter(
      (text) => wordsIn('zh-CN', text) === text || wordsIn('ar', text) === text,
    )
    expect(untranslated).toEqual([])
  },
)

const codesIn = (stories: string) =>
  codesOf('packages/ui/src/Sample.stories.tsx', {
    read: (file) =>
      file.endsWith('.stories.tsx')
        ? `import { fn } from 'storybook/test'\nimport { Field } from './Field.tsx'\n${stories}`
        : '',
    entryOf: (name) => (name === 'Field' ? '@sightline/ui' : undefined),
  })

test('a story of arguments is an element with these props, and what was spied on does nothing', async () => {
  const codes = codesIn(`
    const meta = preview.meta({ component: Field, args: { label: 'Name', isRequired: true, onBlur: fn(), children: 'Text' } })
    export const Default = meta.story({ args: { label: undefined }, play: async () => {} })`)
  expect(await formattedCode(codes.get('Default') ?? '')).toBe(
    "import { Field } from '@sightline/ui'\n\n<Field isRequired onBlur={() => {}}>\n  Text\n</Field>\n",
  )
})

test('a value that is kept outside has a state that keeps it', () => {
  const codes = codesIn(`
    const meta = preview.meta({ component: Field, args: { value: 'one', onChange: fn() } })
    export const Default = meta.story()`)
  expect(codes.get('Default')).toContain(`const [value, setValue] = useState('one')`)
  expect(codes.get('Default')).toContain('<Field value={value} onChange={setValue} />')
})

test('a story’s own markup is shown with its arguments, without frames of states and calls of spies', () => {
  const codes = codesIn(`
    import { State, StateGrid } from '../docs/StateGrid.tsx'
    const Kept = ({ onChange, ...props }) => {
      const [value, setValue] = useState(props.value)
      return <Field {...props} value={value} onChange={(next) => { setValue(next); onChange(next) }} />
    }
    const meta = preview.meta({ component: Field, args: { value: 'one', onChange: fn(), size: 'sm' }, render: (args) => <Kept {...args} /> })
    export const Default = meta.story()
    export const States = meta.story({ render: () => <StateGrid><State name="plain"><Field /></State></StateGrid> })`)
  expect(codes.get('Default')).toContain(`useState('one')`)
  expect(codes.get('Default')).toMatch(/<Field size="sm" value=\{value\} onChange=\{setValue\}/)
  expect(codes.get('States')).toMatch(/\{\/\* plain \*\/\}\s*<Field \/>/)
})

test('what lies in files beside the stories stands in the code, and what keeps a value as one’s own state', async () => {
  const sample = {
    'sample.tsx': `
      import { useState } from 'react'
      import { fn } from 'storybook/test'
      import { rows, type Row } from './rows.ts'
      import { Field, type FieldProps } from './Field.tsx'
      export const Kept = (props: FieldProps) => {
        const [value, setValue] = useState<FieldProps['value']>(props.value)
        return <Field {...props} value={value} onChange={(next) => { setValue(next); props.onChange(next) }} />
      }
      const first: Row = rows[0]
      export const initial = { value: first, onChange: fn(), onBlur: undefined }`,
    'rows.ts': `export interface Row { id: string }\nexport const rows: Row[] = [{ id: 'a' }]`,
    'Sample.stories.tsx': `
      import { Kept, initial } from './sample.tsx'
      import { Field } from './Field.tsx'
      const meta = preview.meta({ component: Field, args: initial, render: (args) => <Kept {...args} /> })
      export const Default = meta.story()`,
  }
  const codes = codesOf('packages/ui/src/Sample.stories.tsx', {
    read: (file) => sample[path.basename(file) as keyof typeof sample],
    entryOf: (name) => (name.startsWith('Field') ? '@sightline/ui' : undefined),
  })
  expect(await formattedCode(codes.get('Default') ?? '')).toBe(`import { useState } from 'react'
import { Field, type FieldProps } from '@sightline/ui'

interface Row {
  id: string
}

const rows: Row[] = [{ id: 'a' }]

const first: Row = rows[0]

export function Example() {
  const [value, setValue] = useState<FieldProps['value']>(first)

  return <Field onBlur={undefined} value={value} onChange={setValue} />
}
`)
})

test('the check reports machinery that a story leaves in its code', () => {
  expect(leftIn('<Kept {...args} />')).toEqual(['args', 'Kept'])
  expect(leftIn("import { people } from './sampleRows.tsx'")).toEqual(['./sampleRows.tsx'])
  expect(leftIn('const Kept = (props) => <input onChange={() => props.onChange()} />')).toEqual(['props.onChange'])
})
