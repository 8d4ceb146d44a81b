import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { createDiskFloor, defaultDiskFloor } from './disk-floor.ts'

test.each([
  [1e9, 500_000_000],
  [20e9, 1e9],
  [200e9, 10e9],
  [4e12, 10e9],
])('of %d bytes, %d stay free', (size, floor) => {
  expect(defaultDiskFloor(size)).toBe(floor)
})

test('less room than must stay free is none', async () => {
  await expect(createDiskFloor(tmpdir(), 0).assertRoom()).resolves.toBeUndefined()
  await expect(createDiskFloor(tmpdir(), 1e15).assertRoom()).rejects.toThrow('disk_full')
})
