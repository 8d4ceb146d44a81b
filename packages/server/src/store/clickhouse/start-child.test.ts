import { expect, test } from 'vitest'
import { reasonIn } from './start-child.ts'

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
