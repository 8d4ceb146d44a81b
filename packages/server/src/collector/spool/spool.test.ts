import { appendFile, mkdir, mkdtemp, readdir, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DiskFullError, SpoolFullError } from '../../errors.ts'
import { segmentFile, type Position } from './segments.ts'
import { openSpool, type Spool } from './spool.ts'

const START: Position = { segment: 1, offset: 0 }
const said: string[] = []
const log = { warn: (message: string) => void said.push(message) }

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sightline-spool-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const readAll = async (spool: Spool, from = START): Promise<string[]> =>
  (await spool.read(from, 1000, 1_000_000))?.lines ?? []

test('lines come back in their order, also in another process', async () => {
  const spool = await openSpool(folder, { maxBytes: 1_000_000, log })
  await Promise.all(['a', 'b', 'ü€😀', 'd'].map((line) => spool.append(line)))
  expect(await readAll(spool)).toEqual(['a', 'b', 'ü€😀', 'd'])
  await spool.close()
  const again = await openSpool(folder, { maxBytes: 1_000_000, log })
  await again.append('e')
  expect(await readAll(again)).toEqual(['a', 'b', 'ü€😀', 'd', 'e'])
  await again.close()
})

test('reads by number of lines and by bytes, a long line on its own', async () => {
  const spool = await openSpool(folder, { maxBytes: 1_000_000, log })
  const long = 'x'.repeat(5000)
  for (const line of ['a', 'b', long, 'c']) await spool.append(line)
  const first = await spool.read(START, 1, 100)
  expect(first?.lines).toEqual(['a'])
  const second = await spool.read(first?.end ?? START, 10, 10)
  expect(second?.lines).toEqual(['b'])
  const third = await spool.read(second?.end ?? START, 1, 10)
  expect(third?.lines).toEqual([long])
  const last = await spool.read(third?.end ?? START, 10, 10)
  expect(last?.lines).toEqual(['c'])
  expect(await spool.read(last?.end ?? START, 10, 10)).toBeUndefined()
  await spool.close()
})

test('the rest of a line that a crash cut is removed', async () => {
  const spool = await openSpool(folder, { maxBytes: 1_000_000, log })
  await spool.append('whole')
  await spool.close()
  await appendFile(segmentFile(folder, 1), '{"half":')
  said.length = 0
  const again = await openSpool(folder, { maxBytes: 1_000_000, log })
  await again.append('next')
  expect(await readAll(again)).toEqual(['whole', 'next'])
  expect(said).toEqual([expect.stringMatching(/000000000001\.ndjson ends within a line: its last 8 bytes/)])
  await again.close()
})

test('a line that ends within an earlier file is told of too', async () => {
  const spool = await openSpool(folder, { maxBytes: 1_000_000, log })
  await spool.append('x'.repeat(300_000))
  const read = await spool.read(START, 10, 1_000_000)
  await spool.discard(read?.end ?? START)
  await spool.append('last')
  await spool.close()
  await appendFile(segmentFile(folder, 1), 'earlier\n{"half":')
  said.length = 0
  const again = await openSpool(folder, { maxBytes: 1_000_000, log })
  expect(said).toEqual([expect.stringMatching(/000000000001\.ndjson ends within a line: its last 8 bytes/)])
  expect(await readAll(again)).toEqual(['earlier'])
  await again.close()
})

test('a disk with less than 50 MB refuses, and takes lines again once there is more', async () => {
  let free = 49_999_999
  const spool = await openSpool(folder, { maxBytes: 1_000_000, freeBytes: async () => free, log })
  await expect(spool.append('refused')).rejects.toBeInstanceOf(DiskFullError)
  expect(spool.isTaking()).toBe(false)
  free = 50_000_005
  await expect(spool.append('too long')).rejects.toBeInstanceOf(DiskFullError)
  await spool.append('kept')
  expect(await readAll(spool)).toEqual(['kept'])
  await spool.close()
})

test('files that were read are deleted also where no new one can be made', async () => {
  const spool = await openSpool(folder, { maxBytes: 100_000_000, log })
  const part = 'x'.repeat(16 * 1024 * 1024)
  for (let count = 0; count < 4; count += 1) await spool.append(part)
  await spool.append('y'.repeat(300_000))
  expect(await readdir(folder)).toEqual(['000000000001.ndjson', '000000000002.ndjson'])
  await mkdir(segmentFile(folder, 3))
  await expect(spool.discard(spool.end())).rejects.toThrow('EISDIR')
  expect(await readdir(folder)).toEqual(['000000000002.ndjson', '000000000003.ndjson'])
  await spool.close()
})

test('a full spool refuses, and takes lines again when it was read', async () => {
  const spool = await openSpool(folder, { maxBytes: 300_000, log })
  await spool.append('x'.repeat(290_000))
  await expect(spool.append('y'.repeat(20_000))).rejects.toBeInstanceOf(SpoolFullError)
  const read = await spool.read(START, 10, 1_000_000)
  await spool.discard(read?.end ?? START)
  await spool.append('y'.repeat(20_000))
  expect(await readAll(spool)).toEqual(['y'.repeat(20_000)])
  await spool.close()
})

test('segments that were read are deleted, others stay', async () => {
  const spool = await openSpool(folder, { maxBytes: 10_000_000, log })
  await spool.append('x'.repeat(300_000))
  const read = await spool.read(START, 10, 1_000_000)
  await spool.discard(START)
  expect(await readdir(folder)).toEqual(['000000000001.ndjson'])
  await spool.discard(read?.end ?? START)
  expect(await readdir(folder)).toEqual(['000000000002.ndjson'])
  await spool.append('after')
  expect(await readAll(spool, read?.end)).toEqual(['after'])
  await spool.close()
})

test('a reader waits for what comes', async () => {
  const spool = await openSpool(folder, { maxBytes: 1_000_000, log })
  let isAwake = false
  const waiting = spool.arrival(START).then(() => (isAwake = true))
  await new Promise((done) => setTimeout(done, 20))
  expect(isAwake).toBe(false)
  await spool.append('a')
  await waiting
  expect(isAwake).toBe(true)
  await spool.close()
})

test('a reader does not wait for what has come already, nor for a spool that is closed', async () => {
  const spool = await openSpool(folder, { maxBytes: 1_000_000, log })
  await spool.append('a')
  await spool.arrival(START)
  const read = await spool.read(START, 10, 1_000_000)
  expect(read?.lines).toEqual(['a'])
  await spool.close()
  await spool.arrival(read?.end ?? START)
})

test('a closed spool takes nothing', async () => {
  const spool = await openSpool(folder, { maxBytes: 1_000_000, log })
  await spool.close()
  await expect(spool.append('late')).rejects.toBeInstanceOf(SpoolFullError)
})

test.each([
  ['gone', 'of 7 bytes or more, is gone', async () => rm(segmentFile(folder, 1))],
  ['cut short', 'is 7 bytes or more shorter than it was', async () => truncate(segmentFile(folder, 1), 2)],
])('where a file is %s, new lines still come after what was read', async (_, told, damage) => {
  const spool = await openSpool(folder, { maxBytes: 1_000_000, log })
  await spool.append('before')
  const read = await spool.read(START, 10, 1000)
  await spool.close()
  await damage()
  said.length = 0
  const again = await openSpool(folder, { maxBytes: 1_000_000, readUpTo: read?.end, log })
  expect(said.at(-1)).toContain(told)
  await again.append('after')
  expect(await readAll(again, read?.end)).toEqual(['after'])
  await again.close()
})
