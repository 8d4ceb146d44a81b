import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createDeadLetterWriter } from './dead-letter.ts'

test('dead letters are kept line by line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-dead-letter-'))
  const writeDeadLetter = createDeadLetterWriter(join(folder, 'refused.ndjson'), { error: expect.unreachable })
  writeDeadLetter('one')
  writeDeadLetter('two')
  expect(readFileSync(join(folder, 'refused.ndjson'), 'utf8')).toBe('one\ntwo\n')
  rmSync(folder, { recursive: true })
})

test('a disk that takes no more stops nothing, and the log says what is lost', () => {
  const said: string[] = []
  // The path is a folder, to which no line can be written.
  const writeDeadLetter = createDeadLetterWriter(tmpdir(), { error: (message) => void said.push(message) })
  writeDeadLetter('one')
  expect(said).toEqual([expect.stringMatching(/^What was refused .* lost: EISDIR/)])
})
