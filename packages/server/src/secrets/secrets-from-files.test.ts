import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { StartError } from '../errors.ts'

const folder = mkdtempSync(join(tmpdir(), 'sightline-secrets-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const fileWith = (text: string): string => {
  const file = join(folder, 'secret')
  writeFileSync(file, text)
  return file
}

test('a secret is the content of its file, without the line break at its end', () => {
  const secret = 'a secret of more than thirty-two characters'
  expect(readConfig({ SECRET_FILE: fileWith(`${secret}\n`) }).secret).toBe(secret)
})

test.each([
  ['a file that is not there', { SECRET_FILE: join(folder, 'none') }, 'SECRET_FILE cannot be read (ENOENT)'],
  ['both at once', { DATABASE_URL: 'postgres://a/b', DATABASE_URL_FILE: 'x' }, 'DATABASE_URL and DATABASE_URL_FILE'],
  ['an empty file', { SECRET_FILE: fileWith('\n') }, 'SECRET_FILE is empty'],
])('%s is refused with the name of the variable', (_case, variables, message) => {
  writeFileSync(join(folder, 'secret'), '\n')
  expect(() => readConfig(variables)).toThrow(StartError)
  expect(() => readConfig(variables)).toThrow(message)
})

test('a value that is wrong is not printed', () => {
  expect(() => readConfig({ SECRET_FILE: fileWith('too short') })).toThrow(/^SECRET must have at least 32 characters$/)
})
