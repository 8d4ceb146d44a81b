import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { giveBackMemory } from './give-back-memory.ts'

const everyMs = 1000
const MEGABYTE = 1024 * 1024
let held = 0

beforeEach(() => {
  vi.useFakeTimers()
  held = 100 * MEGABYTE
  vi.spyOn(process, 'memoryUsage').mockImplementation((() => ({ heapTotal: held, external: 0 })) as never)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** The milliseconds of a processor that the process uses between two looks. */
function useProcessor(ms: number): void {
  vi.spyOn(process, 'cpuUsage').mockReturnValue({ user: ms * 1000, system: 0 })
}

test('what work has left behind is collected once the process rests, and not again while nothing is added', () => {
  const collect = vi.fn<() => void>(() => {
    held = 40 * MEGABYTE
  })
  useProcessor(everyMs / 2)
  const { stop } = giveBackMemory({ everyMs, collect })
  vi.advanceTimersByTime(3 * everyMs)
  expect(collect).not.toHaveBeenCalled()
  useProcessor(everyMs / 100)
  vi.advanceTimersByTime(everyMs)
  expect(collect).toHaveBeenCalledTimes(1)
  held += 10 * MEGABYTE
  vi.advanceTimersByTime(3 * everyMs)
  expect(collect).toHaveBeenCalledTimes(1)
  held += 20 * MEGABYTE
  vi.advanceTimersByTime(everyMs)
  expect(collect).toHaveBeenCalledTimes(2)
  stop()
  held += 100 * MEGABYTE
  vi.advanceTimersByTime(3 * everyMs)
  expect(collect).toHaveBeenCalledTimes(2)
})

test('V8 gives memory back when it is asked', () => {
  vi.restoreAllMocks()
  vi.useFakeTimers()
  const heap = () => process.memoryUsage().heapTotal
  let garbage: unknown[] | undefined = Array.from({ length: 2_000_000 }, (_, index) => ({ index }))
  const before = heap()
  expect(garbage).toHaveLength(2_000_000)
  garbage = undefined
  const { stop } = giveBackMemory({ everyMs, restShare: Infinity })
  vi.advanceTimersByTime(everyMs)
  expect(heap()).toBeLessThan(before - 30 * MEGABYTE)
  stop()
})
