import { afterEach, expect, test, vi } from 'vitest'
import { addPropertyFiles } from './propertyFiles.ts'
import type { ExportPart } from './steps.ts'

const named = (count: number) => Array.from({ length: count }, (_, index) => `p${index + 1}`)
const never = new AbortController().signal

afterEach(() => vi.useRealTimers())

test('every property has a file, however many there are, and the service gets time', async () => {
  vi.useFakeTimers()
  const files = new Map<string, string>()
  const parts: ExportPart[] = []
  const read = vi.fn<(key: string) => Promise<string>>(async (key) => `values of ${key}`)
  const start = Date.now()
  const added = addPropertyFiles({ keys: named(150), read, files, signal: never, onPart: (part) => parts.push(part) })
  await vi.runAllTimersAsync()
  await added
  const took = Date.now() - start
  expect(files.size).toBe(150)
  expect(files.get('properties/150-p150.csv')).toBe('values of p150')
  expect(parts[120]).toEqual({ done: 120, count: 150 })
  // The service refuses 600 calls in a minute.
  expect(took).toBeGreaterThan((150 / 600) * 60_000)
})

test('a second try asks only for what is missing', async () => {
  const files = new Map<string, string>()
  let isDown = true
  const read = vi.fn<(key: string) => Promise<string>>(async (key) => {
    if (isDown && key === 'p2') throw new Error('down')
    return key
  })
  const add = () => addPropertyFiles({ keys: named(3), read, files, signal: never, onPart: () => {} })
  await expect(add()).rejects.toThrow('down')
  isDown = false
  await add()
  expect(read.mock.calls.flat()).toEqual(['p1', 'p2', 'p2', 'p3'])
  expect([...files.values()]).toEqual(['p1', 'p2', 'p3'])
})

test('nothing more is requested once it was taken back', async () => {
  const abort = new AbortController()
  const read = vi.fn<(key: string) => Promise<string>>(async (key) => {
    abort.abort()
    return key
  })
  const added = addPropertyFiles({ keys: named(3), read, files: new Map(), signal: abort.signal, onPart: () => {} })
  await expect(added).rejects.toThrow('aborted')
  expect(read).toHaveBeenCalledOnce()
})
