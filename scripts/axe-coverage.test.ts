import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './paths.mjs'

test('every component and page has a story that axe looks at in each run', () => {
  const files = globSync('packages/{ui,app}/src/**/*.stories.tsx', { cwd: root })
  // `DataTable.rows.stories.tsx` has more stories of the component of `DataTable.stories.tsx`.
  const subjectOf = (file: string) => path.join(path.dirname(file), path.basename(file).split('.')[0] ?? '')
  const subjects = Map.groupBy(files, subjectOf)
  expect(subjects.get('packages/ui/src/components/data/DataTable/DataTable')?.length).toBeGreaterThan(1)
  const isLookedAt = (file: string) => readFileSync(path.join(root, file), 'utf8').includes('parameters: inEveryMode')
  const others = [...subjects].filter(([, stories]) => !stories.some(isLookedAt))
  expect(others.map(([subject]) => subject)).toEqual([])
})
