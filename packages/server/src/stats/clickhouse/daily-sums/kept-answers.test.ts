import { expect, test } from 'vitest'
import { createKeptAnswers } from './kept-answers.ts'

const query = (build: number) => ({ sql: 'SELECT', parameters: { builds: [BigInt(build)] } })

/** A reading that ends when the test says so. */
function readingOf<Row>() {
  const { promise, resolve, reject } = Promise.withResolvers<Row[]>()
  let count = 0
  const read = () => {
    count += 1
    return promise
  }
  return { read, resolve, reject, count: () => count }
}

test('equal queries run once, and their answer is kept', async () => {
  const answers = createKeptAnswers()
  const { read, resolve, count } = readingOf<number>()
  const all = [answers.read(query(1), read), answers.read(query(1), read)]
  resolve([7])
  expect(await Promise.all(all)).toEqual([[7], [7]])
  expect(await answers.read(query(1), read)).toEqual([7])
  expect(answers.find(query(1))).toEqual([7])
  expect(count()).toBe(1)
})

test('a query of other builds is another one', async () => {
  const answers = createKeptAnswers()
  await answers.read(query(1), async () => [1])
  expect(await answers.read(query(2), async () => [2])).toEqual([2])
  expect(await answers.read(query(1), async () => [3])).toEqual([1])
})

test('who waits for a query that was stopped with another caller asks again', async () => {
  const answers = createKeptAnswers()
  const { read, reject } = readingOf<number>()
  const first = answers.read(query(1), read)
  const second = answers.read(query(1), async () => [2])
  reject(new Error('gone'))
  await expect(first).rejects.toThrow('gone')
  expect(await second).toEqual([2])
})

test('a failure is not kept', async () => {
  const answers = createKeptAnswers()
  await expect(answers.read(query(1), () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(answers.find(query(1))).toBeUndefined()
})

test('the answers that were read longest ago go first, and one that is too large is not kept', async () => {
  const answers = createKeptAnswers(1500)
  const rows = ['x'.repeat(40)]
  for (let build = 0; build < 40; build += 1) {
    await answers.read(query(build), async () => rows)
    answers.find(query(0))
  }
  expect(answers.find(query(0))).toEqual(rows)
  expect(answers.find(query(1))).toBeUndefined()
  expect(answers.find(query(39))).toEqual(rows)
  await answers.read(query(99), async () => ['x'.repeat(200)])
  expect(answers.find(query(99))).toBeUndefined()
})
