import { expect, test } from 'vitest'
import { ApiError } from '../errors.ts'
import { forEachRow } from './bulk-result.ts'

test('goes on after a row that is refused, and not after a failure', async () => {
  const result = await forEachRow([1, 2, 3], async (id) => {
    if (id === 2) throw new ApiError('not_found')
  })
  expect(result).toEqual({ done: 2, failed: [{ id: '2', message: 'not_found' }] })
  await expect(
    forEachRow([1], async () => {
      throw new Error('broken')
    }),
  ).rejects.toThrow('broken')
})

test('others have their turn between two rows', async () => {
  let turns = 0
  const other = () => {
    turns += 1
    next = setImmediate(other)
  }
  let next = setImmediate(other)
  await forEachRow([1, 2, 3, 4], async () => {})
  clearImmediate(next)
  expect(turns).toBeGreaterThan(2)
})
