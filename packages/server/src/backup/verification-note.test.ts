import { chownSync } from 'node:fs'
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { verifiedFile } from './manifest.ts'
import { readVerificationNote, removeVerificationNote, writeVerificationNote } from './verification-note.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sightline-note-'))
  await mkdir(join(folder, 'backups'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const NAME = '2026-11-27T05-30-34.771Z'
const at = new Date('2026-11-27T05:31:00.000Z')

test('a note is read as it was written, and goes', async () => {
  expect(await readVerificationNote(folder, NAME)).toBeUndefined()
  await writeVerificationNote(folder, NAME, at)
  expect(await readVerificationNote(folder, NAME)).toEqual(at)
  await removeVerificationNote(folder, NAME)
  expect(await readVerificationNote(folder, NAME)).toBeUndefined()
})

test('a note that cannot be read says nothing, nor does one that cannot be removed stop anything', async () => {
  await mkdir(verifiedFile(folder, NAME))
  expect(await readVerificationNote(folder, NAME)).toBeUndefined()
  await removeVerificationNote(folder, NAME)
})

const NOBODY = 65_534
const SCRIPT = `
  const { readVerificationNote, writeVerificationNote } = await import(process.argv[1])
  process.setgid(${NOBODY})
  process.setuid(${NOBODY})
  const [, , folder, name] = process.argv
  console.log(String(await readVerificationNote(folder, name)))
  await writeVerificationNote(folder, name, new Date(0))
  console.log((await readVerificationNote(folder, name)).getTime())`

test.skipIf(process.getuid?.() !== 0)('the note of another account says nothing, and is replaced', async () => {
  await writeFile(verifiedFile(folder, NAME), `${at.toISOString()}\n`, { mode: 0o600 })
  for (const one of [folder, join(folder, 'backups')]) chownSync(one, NOBODY, NOBODY)
  const args = [join(import.meta.dirname, 'verification-note.ts'), folder, NAME]
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', `(async () => {${SCRIPT}})()`, ...args], {
    encoding: 'utf8',
  })
  expect([stdout, stderr]).toEqual(['undefined\n0\n', ''])
  expect((await stat(verifiedFile(folder, NAME))).uid).toBe(NOBODY)
})
