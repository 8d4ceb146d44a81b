import { expect, test } from 'vitest'
import { createCachedLimits } from './cached-limits.ts'

test('limits are read anew after some seconds, and the last ones hold while the store does not answer', async () => {
  let [stored, clock, reads, isDown] = [7, 0, 0, false]
  const limit = async () => {
    if (isDown) throw new Error('down')
    reads += 1
    return stored
  }
  const limits = createCachedLimits({ limit }, () => clock)
  await limits.refresh()
  const once = reads
  stored = 9
  clock = 4000
  expect(limits.of('events_per_minute')).toBe(7)
  expect(reads).toBe(once)
  clock = 6000
  isDown = true
  expect(limits.of('events_per_minute')).toBe(7)
  await Promise.resolve()
  clock = 12_000
  isDown = false
  limits.of('events_per_minute')
  await expect.poll(() => limits.of('events_per_minute')).toBe(9)
  expect(reads).toBe(2 * once)
})
