import { expect, test } from 'vitest'
import { createFairOrder } from './fair-order.ts'

const job = (id: number, siteId: number, ownerId = 1) => ({
  id,
  owner_id: ownerId,
  website_id: siteId,
  status: 'queued' as const,
  claimed_at: null,
})

test('each site has its turn, whoever has most jobs, and its oldest job comes first', () => {
  const order = createFairOrder()
  const jobs = [job(1, 7), job(2, 7), job(3, 7), job(4, 8), job(5, 9), job(6, 8)]
  const chosen = Array.from({ length: 6 }, () => order.choose(jobs)?.id)
  expect(chosen).toEqual([1, 4, 5, 1, 4, 5])
  expect(order.choose([...jobs, job(9, 10)])?.id).toBe(9)
  expect(order.choose([])).toBeUndefined()
})

test('a job makes room for another site, not for the next file of its own', () => {
  const order = createFairOrder()
  const [own, next, other] = [job(1, 7), job(2, 7), job(3, 8)]
  expect(order.choose([own, next])).toBe(own)
  expect(order.isOthersTurn([own, next], 1)).toBe(false)
  expect(order.isOthersTurn([own, next, other], 1)).toBe(true)
})

test('each person has a turn, with however many sites', () => {
  const order = createFairOrder()
  const jobs = [job(1, 7, 1), job(2, 8, 1), job(3, 9, 1), job(4, 10, 2), job(5, 11, 3)]
  const chosen = Array.from({ length: 6 }, () => order.choose(jobs)?.id)
  expect(chosen).toEqual([1, 4, 5, 2, 4, 5])
})

test('the files of one site keep their order, whoever has sent them', () => {
  const order = createFairOrder()
  const [first, second] = [job(1, 7, 1), job(2, 7, 2)]
  expect([order.choose([first, second]), order.choose([first, second])]).toEqual([first, first])
  expect(order.isOthersTurn([first, second], 1)).toBe(false)
})
