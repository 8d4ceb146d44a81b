import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const packages = path.join(import.meta.dirname, '../../..')
const styledList =
  /styled\.(?:ul|ol)(?<attrs>\.attrs\(\{ role: 'list' \}\))?(?:<[^`]*>)?`(?<css>(?:[^`$]|\$\{[^}]*\})*)`/g

// Safari takes a list without marks for none: https://webkit.org/b/170179
test('a list without marks says that it is a list', () => {
  const files = globSync('{ui,app}/src/**/*.{ts,tsx}', { cwd: packages })
  const lists = files.flatMap((file) =>
    [...readFileSync(path.join(packages, file), 'utf8').matchAll(styledList)]
      .filter(({ groups }) => groups?.['css']?.includes('list-style: none'))
      .map(({ groups }) => ({ file, hasRole: groups?.['attrs'] !== undefined })),
  )
  expect(lists.length).toBeGreaterThan(10)
  expect(lists.filter(({ hasRole }) => !hasRole).map(({ file }) => file)).toEqual([])
})
