import { spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'sightline-owner-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const NOBODY = 65_534
const SCRIPT = `
  const { becomeOwner } = await import(process.argv[1])
  becomeOwner(process.argv[2])
  require('node:fs').writeFileSync(process.argv[2] + '/moved.json', '{}')`

test.skipIf(process.getuid?.() !== 0)('what a command of root writes belongs to the owner of the data folder', () => {
  chownSync(folder, NOBODY, NOBODY)
  const args = [join(import.meta.dirname, 'become-owner.ts'), folder]
  const { status, stderr } = spawnSync(process.execPath, ['-e', `(async () => {${SCRIPT}})()`, ...args], {
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([0, ''])
  const { uid, gid } = statSync(join(folder, 'moved.json'))
  expect([uid, gid]).toEqual([NOBODY, NOBODY])
})
