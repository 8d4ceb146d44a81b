import { expect, test, vi } from 'vitest'
import { countedFromOne, sequentially } from './sequentially.ts'

test('the next one begins when the one before is done', async () => {
  const log: string[] = []
  const perform = async (name: string) => {
    log.push(`begin ${name}`)
    await Promise.resolve()
    log.push(`end ${name}`)
    return name.toUpperCase()
  }
  const done: string[] = []
  for await (const result of sequentially(['a', 'b'], perform)) done.push(result)
  expect(done).toEqual(['A', 'B'])
  expect(log).toEqual(['begin a', 'end a', 'begin b', 'end b'])
})

test('whoever stops leaves the others undone, even of things without an end', async () => {
  const perform = vi.fn<(number: number) => Promise<number>>(async (number: number) => number)
  for await (const number of sequentially(countedFromOne(), perform)) if (number === 3) break
  expect(perform).toHaveBeenCalledTimes(3)
})

test('an error is thrown to the caller, and nothing more begins', async () => {
  const perform = vi.fn<(number: number) => Promise<number>>(async (number: number) => {
    if (number === 2) throw new Error('no connection')
    return number
  })
  const seen: number[] = []
  const all = async () => {
    for await (const number of sequentially([1, 2, 3], perform)) seen.push(number)
  }
  await expect(all()).rejects.toThrow('no connection')
  expect(seen).toEqual([1])
  expect(perform).toHaveBeenCalledTimes(2)
})
