import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { linesOf, type Line, type Place } from './lines.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sightline-lines-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function readLines(content: string | Buffer, from: Place = { offset: 0, line: 0 }): Promise<Line[]> {
  const path = join(folder, 'lines')
  await writeFile(path, content)
  const lines: Line[] = []
  for await (const line of linesOf(path, from)) lines.push(line)
  return lines
}

test('each line has the place behind it, from which reading goes on', async () => {
  const text = fc.stringMatching(/^[a-z é三]{0,20}$/)
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 20 }), fc.boolean(), async (texts, endsWithNewline) => {
      const content = `${texts.join('\n')}${endsWithNewline ? '\n' : ''}`
      const all = await readLines(content)
      for (const [index, line] of all.entries()) {
        expect(line).toMatchObject({ text: texts[index]?.trim(), place: { line: index + 1 } })
        expect(await readLines(content, line.place)).toEqual(all.slice(index + 1))
      }
      expect(all.at(-1)?.place.offset ?? 0).toBe(Buffer.byteLength(content))
    }),
    { numRuns: 50, seed: 7 },
  )
})

test('a line that is too long or no UTF-8 is named, and reading goes on behind it', async () => {
  const long = Buffer.alloc(3 * 1024 * 1024, 'x')
  const newline = Buffer.from('\n')
  const lines = await readLines(Buffer.concat([long, newline, Buffer.from([0xff]), newline, Buffer.from('right')]))
  expect(lines).toEqual([
    { place: { offset: long.length + 1, line: 1 }, message: 'line_too_long' },
    { place: { offset: long.length + 3, line: 2 }, message: 'line_not_utf8' },
    { place: { offset: long.length + 8, line: 3 }, text: 'right' },
  ])
})
