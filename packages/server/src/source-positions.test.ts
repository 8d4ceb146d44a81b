import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withSourcePositions } from './source-positions.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sightline-positions-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a stack trace names the lines of the sources, and of files without a map their own', async () => {
  const addressOf = (file: string) => pathToFileURL(join(folder, file)).href
  // The first column of the first line comes from the second line of the source.
  const map = { version: 3, names: [], sources: ['../src/a.ts'], mappings: 'AACA' }
  await writeFile(join(folder, 'built.js.map'), JSON.stringify(map))
  await writeFile(join(folder, 'damaged.js.map'), '{')
  const stack = (name: string, first: string) =>
    `Error: no\n    at one (${addressOf(first)})\n    at ${addressOf('other.js:3:7')}\n    at ${name} (node:internal/x:1:1)`
  expect(withSourcePositions(stack('work', 'built.js:1:1'))).toBe(stack('work', '../src/a.ts:2:1'))
  expect(withSourcePositions(stack('work', 'damaged.js:1:1'))).toBe(stack('work', 'damaged.js:1:1'))
})
