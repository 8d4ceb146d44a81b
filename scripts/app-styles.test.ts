import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './paths.mjs'

const app = path.join(root, 'packages/app/src')

/** A visual belongs to the kit: this number only falls. Where it has fallen, write the new one here. */
const styledFiles = 26

test('no more files of the app have styles of their own', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: app })
  const styled = files.filter((file) => readFileSync(path.join(app, file), 'utf8').includes("from 'styled-components'"))
  expect(styled.length, styled.toSorted().join('\n')).toBe(styledFiles)
})
