import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { receiveFile } from './receive-file.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sightline-'))
})
afterEach(async () => {
  spawnSync('umount', [folder])
  await rm(folder, { recursive: true, force: true })
})

async function* megabytes(count: number) {
  for (let index = 0; index < count; index += 1) yield Buffer.alloc(1_000_000)
}

const receive = (count: number) =>
  receiveFile(megabytes(count), join(folder, 'file'), { isCompressed: false, maxBytes: 1e9 })

test('a file for which there is no room is refused and says so', async (context) => {
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'sightline', folder])
  if (status !== 0) context.skip('no small file system can be mounted here')
  await expect(receive(5)).rejects.toThrow('disk_full')
})

test('a name that is taken is never written over', async () => {
  expect(await receive(1)).toBe(1_000_000)
  await expect(receive(2)).rejects.toThrow('EEXIST')
})
