import type { Result } from '@sightline/api-client'
import { expect, test, vi } from 'vitest'
import { runEach } from './runEach.ts'

const done: Result<unknown> = { code: 200, message: 'success', data: {} }
const refused: Result<unknown> = { code: 409, message: 'points_insufficient' }
const lost: Result<unknown> = { code: -1, error: -1, message: 'Network Error', kind: 'network' }

test('a run goes on after the error of a row, and says which row failed and why', async () => {
  const tried: number[] = []
  const result = await runEach(
    ['1', '2', '3'],
    async (id) => (id === '2' ? refused : done),
    (count) => tried.push(count),
  )
  expect(result).toEqual({ done: 2, failed: [{ id: '2', message: 'points_insufficient' }] })
  expect(tried).toEqual([1, 2, 3])
})

test('without a connection the other rows are not tried, and count as not done', async () => {
  const call = vi.fn<(id: string) => Promise<Result<unknown>>>(async (id) => (id === '2' ? lost : done))
  const result = await runEach(['1', '2', '3'], call, () => {})
  expect(call).toHaveBeenCalledTimes(2)
  expect(result.done).toBe(1)
  expect(result.failed.map(({ id }) => id)).toEqual(['2', '3'])
})
