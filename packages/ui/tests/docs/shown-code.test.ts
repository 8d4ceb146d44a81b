import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { kitSourcesOf } from '../../../../.storybook/code/kitSources.ts'
import { codesOf } from '../../../../.storybook/code/storyCode.ts'
import { root, tool } from '../../../../scripts/paths.mjs'
import { run } from '../emptyProject.ts'

// Below the root, where the packages are found that the codes import.
const cache = path.join(root, 'node_modules/.cache')
mkdirSync(cache, { recursive: true })
const folder = mkdtempSync(path.join(cache, 'shown-code-'))

afterAll(() => rmSync(folder, { recursive: true }))

const source = (file: string) => [path.join(root, 'packages/ui/src', file)]

const project = {
  extends: path.join(root, 'tsconfig.base.json'),
  compilerOptions: {
    rootDir: root,
    composite: false,
    declaration: false,
    emitDeclarationOnly: false,
    noEmit: true,
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    types: ['vite/client'],
    paths: {
      '@sightline/ui': source('index.ts'),
      '@sightline/ui/charts': source('charts/index.ts'),
      '@sightline/ui/form': source('components/inputs/Form/index.ts'),
    },
  },
  include: ['*.tsx'],
}

test('the code of every story can be pasted: it has what it needs, and its types fit', async () => {
  const kit = kitSourcesOf(root)
  const files = globSync('packages/ui/src/{components/*/*,product/*,charts/*,docs/patterns}/*.stories.tsx', {
    cwd: root,
  })
  const codes = files.flatMap((file) =>
    [...codesOf(file, kit)].map(
      ([name, code]) => [`${path.basename(file, '.stories.tsx')}.${name}.tsx`, code] as const,
    ),
  )
  expect(codes.length).toBeGreaterThan(800)
  for (const [name, code] of codes) writeFileSync(path.join(folder, name), `${code}\nexport {}\n`)
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(project))
  await run('node', [tool('typescript', 'tsc'), '--project', folder], root)
})
