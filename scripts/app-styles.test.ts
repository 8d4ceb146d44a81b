import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './paths.mjs'

const app = path.join(root, 'packages/app/src')

/** How many files of the app have styles of their own. New ones belong to packages/ui, so the number only falls: then write the new one here. */
const styledFiles = 26

test('as many files of the app import styled-components as are allowed, no more and no fewer', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: app })
  const styled = files.filter((file) => readFileSync(path.join(app, file), 'utf8').includes("from 'styled-components'"))
  expect(styled.length, styled.toSorted().join('\n')).toBe(styledFiles)
})
