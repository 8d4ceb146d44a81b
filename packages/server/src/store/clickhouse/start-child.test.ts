import { expect, test } from 'vitest'
import { memoryCap, reasonIn } from './start-child.ts'

test('a reason of several lines stands in one, and begins where the engine says why', () => {
  const said = `Processing configuration
Code: 62. DB::Exception: Syntax error (in file metadata/sightline.sql): failed at position 1 (garbage): garbage
. Expected one of: CREATE TABLE or ATTACH TABLE query: while loading database. (SYNTAX_ERROR)
`
  expect(reasonIn(said)).toBe(
    'Syntax error (in file metadata/sightline.sql): failed at position 1 (garbage): garbage . Expected one of: CREATE TABLE or ATTACH TABLE query: while loading database. (SYNTAX_ERROR)',
  )
  expect(reasonIn('one line\nCannot open the library\n')).toBe('Cannot open the library')
  expect(reasonIn('')).toBe('')
})

test.each([
  ['a small machine', 2e9, 0, 1e9],
  ['a large one', 64e9, 0, 8e9],
  ['a container on it', 64e9, 4e9, 1.6e9],
  ['a small container', 64e9, 1e9, 0.6e9],
  ['a limit that is none', 16e9, 2 ** 63, 6.4e9],
])('the engine keeps within the memory of %s', (_, machine, limit, cap) => {
  expect(memoryCap(machine, limit)).toBe(cap)
})
