import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { linesOf, type Line, type FilePosition } from './file-lines.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sightline-lines-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function readLines(content: string | Buffer, from: FilePosition = { offset: 0, line: 0 }): Promise<Line[]> {
  const path = join(folder, 'lines')
  await writeFile(path, content)
  const lines: Line[] = []
  for await (const line of linesOf(path, from)) lines.push(line)
  return lines
}

const isBlank = (line: Line) => 'text' in line && line.text === ''

test('each line has the position behind it, from which reading goes on', async () => {
  const text = fc.stringMatching(/^[a-z é三]{0,20}$/)
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 20 }), fc.boolean(), async (texts, endsWithNewline) => {
      const content = `${texts.join('\n')}${endsWithNewline ? '\n' : ''}`
      const all = await readLines(content)
      const expected = texts.map((one, index) => ({ text: one.trim(), position: { line: index + 1 } }))
      expect(all.filter((line) => !isBlank(line))).toMatchObject(expected.filter(({ text: said }) => said !== ''))
      for (const [index, line] of all.entries()) {
        expect(await readLines(content, line.position)).toEqual(all.slice(index + 1))
      }
      const isLastBlank = texts.at(-1)?.trim() === ''
      expect(isLastBlank || all.at(-1)?.position.offset === Buffer.byteLength(content)).toBe(true)
    }),
    { numRuns: 50, seed: 7 },
  )
})

test('a line that is too long or no UTF-8 is named, and reading goes on behind it', async () => {
  const long = Buffer.alloc(3 * 1024 * 1024, 'x')
  const newline = Buffer.from('\n')
  const lines = await readLines(Buffer.concat([long, newline, Buffer.from([0xff]), newline, Buffer.from('right')]))
  expect(lines).toEqual([
    { position: { offset: long.length + 1, line: 1 }, message: 'line_too_long' },
    { position: { offset: long.length + 3, line: 2 }, message: 'line_not_utf8' },
    { position: { offset: long.length + 8, line: 3 }, text: 'right' },
  ])
})

test('blank lines are counted, and are nobody’s work', async () => {
  const blank = '\n'.repeat(100_000) + ' \t\r\n'.repeat(100_000)
  const lines = await readLines(`${blank}one\n${blank}  two \n${blank}`)
  // One blank line is left over at the end of each part of the file.
  expect(lines.length).toBeLessThan(10)
  expect(lines.filter((line) => !isBlank(line))).toMatchObject([
    { text: 'one', position: { line: 200_001 } },
    { text: 'two', position: { line: 400_002 } },
  ])
  const rest = await readLines(`${blank}one\n${blank}  two \n${blank}`, lines[0]?.position)
  expect(rest.filter((line) => !isBlank(line))).toEqual([lines[1]])
})
