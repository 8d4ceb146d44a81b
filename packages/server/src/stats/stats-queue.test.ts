import fc from 'fast-check'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { AbandonedError, TooManyQueriesError } from '../errors.ts'
import { createStatsQueue, type StatsQueueLimits } from './stats-queue.ts'

const LIMITS: StatsQueueLimits = { running: 4, perCaller: 2, perSite: 3, behind: 1, callsPerCaller: 5, waitMs: 10_000 }

/** Lets queries that may start do so. */
const settled = (): Promise<void> => sleep(0)

/** Creates a queue, with queries that end when they are told to. */
function setUp(change: Partial<StatsQueueLimits> = {}) {
  let now = 0
  const queue = createStatsQueue({ ...LIMITS, ...change }, () => now)
  const started: string[] = []
  const endings = new Map<string, () => void>()
  return {
    started,
    /** Sends a call of one query, or of those of `call`. */
    ask(name: string, identity: string, site: number, signal = new AbortController().signal) {
      return this.askIn(queue.open({ identity, signal }, site), name)
    },
    askIn(run: ReturnType<typeof queue.open>, name: string) {
      const answer = run(
        () =>
          new Promise<{ result: string; costMs: undefined }>((resolve) => {
            started.push(name)
            endings.set(name, () => resolve({ result: name, costMs: undefined }))
          }),
      )
      answer.catch(() => {})
      return answer
    },
    open: (identity: string, site: number) => queue.open({ identity, signal: new AbortController().signal }, site),
    async end(name: string, afterMs = 0) {
      await settled()
      now += afterMs
      endings.get(name)?.()
      await settled()
    },
  }
}

test('a caller has two queries running, and the next one starts when one of them has ended', async () => {
  const queue = setUp()
  for (const name of ['a1', 'a2', 'a3']) void queue.ask(name, 'link a', 1)
  await settled()
  expect(queue.started).toEqual(['a1', 'a2'])
  await queue.end('a2')
  expect(queue.started).toEqual(['a1', 'a2', 'a3'])
})

test('queries of one call are counted as those of several', async () => {
  const queue = setUp()
  const call = queue.open('link a', 1)
  for (const name of ['a1', 'a2', 'a3']) void queue.askIn(call, name)
  await settled()
  expect(queue.started).toEqual(['a1', 'a2'])
})

test('however many ask about one site, another one has a place', async () => {
  const queue = setUp()
  for (const name of ['a', 'b', 'c', 'd']) void queue.ask(name, `link ${name}`, 1)
  await settled()
  expect(queue.started).toEqual(['a', 'b', 'c'])
  void queue.ask('e', 'owner', 2)
  await settled()
  expect(queue.started).toEqual(['a', 'b', 'c', 'e'])
})

test('the sites take turns; within one, whoever came first is first', async () => {
  const queue = setUp({ running: 1 })
  void queue.ask('a1', 'a', 1)
  void queue.ask('a2', 'a', 1)
  void queue.ask('a3', 'other of a', 1)
  void queue.ask('b1', 'b', 2)
  void queue.ask('c1', 'c', 3)
  void queue.ask('b2', 'b', 2)
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']) {
    await settled()
    expect(queue.started.at(-1)).toBe(name)
    await queue.end(name)
  }
})

test('a caller with too many calls is refused and told when to come again; others are not', async () => {
  const queue = setUp()
  void queue.ask('first', 'slow', 2)
  await queue.end('first', 50_000)
  for (let call = 1; call <= LIMITS.callsPerCaller; call += 1) void queue.ask(`a${call}`, 'link a', 1)
  const error = await queue.ask('a6', 'link a', 1).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(TooManyQueriesError)
  // Five queries of about ten seconds each run two at a time.
  expect((error as TooManyQueriesError).seconds).toBe(26)
  void queue.ask('b1', 'link b', 1)
  await settled()
  expect(queue.started).toEqual(['first', 'a1', 'a2', 'b1'])
  await queue.end('a1')
  void queue.ask('a7', 'link a', 1)
  await queue.end('a2')
  await queue.end('a3')
  await queue.end('a4')
  await queue.end('a5')
  expect(queue.started.at(-1)).toBe('a7')
})

test('a call that has begun is not refused halfway', async () => {
  const queue = setUp({ callsPerCaller: 1 })
  const call = queue.open('link a', 1)
  for (const name of ['a1', 'a2', 'a3']) void queue.askIn(call, name)
  await expect(queue.ask('b1', 'link a', 1)).rejects.toThrow(TooManyQueriesError)
  await queue.end('a1')
  expect(queue.started).toEqual(['a1', 'a2', 'a3'])
})

test('a waiting query leaves when nobody waits for it any more', async () => {
  const queue = setUp({ running: 1 })
  const leaving = new AbortController()
  void queue.ask('a1', 'a', 1)
  const waiting = queue.ask('a2', 'a', 1, leaving.signal)
  void queue.ask('a3', 'a', 1)
  leaving.abort()
  await expect(waiting).rejects.toThrow(AbandonedError)
  await expect(queue.ask('a4', 'a', 1, leaving.signal)).rejects.toThrow(AbandonedError)
  await queue.end('a1')
  expect(queue.started).toEqual(['a1', 'a3'])
})

test('whoever has waited too long is refused, with all that the call still waits for', async () => {
  const queue = setUp({ running: 1, waitMs: 50 })
  void queue.ask('a1', 'a', 1)
  const call = queue.open('b', 2)
  const answers = await Promise.allSettled([queue.askIn(call, 'b1'), queue.askIn(call, 'b2')])
  expect(answers.map((answer) => answer.status === 'rejected' && (answer.reason as Error).name)).toEqual([
    'TooManyQueriesError',
    'TooManyQueriesError',
  ])
  await queue.end('a1')
  expect(queue.started).toEqual(['a1'])
  void queue.ask('b3', 'b', 2)
  await settled()
  expect(queue.started).toEqual(['a1', 'b3'])
})

test('a call that was refused stays so, and its caller comes in with the next one', async () => {
  const queue = setUp({ callsPerCaller: 1 })
  void queue.ask('a1', 'a', 1)
  const refused = queue.open('a', 1)
  await expect(queue.askIn(refused, 'a2')).rejects.toThrow(TooManyQueriesError)
  await queue.end('a1')
  await expect(queue.askIn(refused, 'a3')).rejects.toThrow(TooManyQueriesError)
  void queue.ask('a4', 'a', 1)
  await settled()
  expect(queue.started).toEqual(['a1', 'a4'])
})

test('while others ask, one query runs of all who have lately used much', async () => {
  const queue = setUp()
  void queue.ask('much', 'link', 2)
  await queue.end('much', 100_000)
  void queue.ask('other', 'other link', 2)
  await queue.end('other')
  for (const name of ['a1', 'a2']) void queue.ask(name, 'link', 2)
  await settled()
  // No other caller asks.
  expect(queue.started.slice(2)).toEqual(['a1', 'a2'])
  void queue.ask('b1', 'owner', 1)
  await queue.end('a1')
  await queue.end('b1')
  void queue.ask('a3', 'link', 2)
  void queue.ask('c1', 'other link', 2)
  void queue.ask('b2', 'owner', 1)
  void queue.ask('d1', 'new', 3)
  await settled()
  expect(queue.started.slice(4)).toEqual(['b1', 'b2', 'd1'])
})

test('a query that fails makes room as one that answers does', async () => {
  const queue = setUp({ running: 1 })
  const failing = queue.open('a', 1)(() => Promise.reject(new Error('broken')))
  void queue.ask('b1', 'b', 2)
  await expect(failing).rejects.toThrow('broken')
  await sleep(0)
  expect(queue.started).toEqual(['b1'])
})

const query = fc.record({
  identity: fc.integer({ min: 1, max: 5 }),
  site: fc.integer({ min: 1, max: 3 }),
  leaves: fc.boolean(),
  ms: fc.integer({ min: 0, max: 3 }),
})

test('no limit is passed, and every query that is not refused or left is run', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(query, { maxLength: 40 }), async (queries) => {
      const queue = createStatsQueue({ ...LIMITS, callsPerCaller: 100 })
      const running: { identity: number; site: number }[] = []
      const answers = queries.map(async ({ identity, site, leaves, ms }) => {
        const leaving = new AbortController()
        if (leaves) setTimeout(() => leaving.abort(), ms)
        const run = queue.open({ identity: `caller ${identity}`, signal: leaving.signal }, site)
        return run(async () => {
          const own = { identity, site }
          running.push(own)
          expect(running.length).toBeLessThanOrEqual(LIMITS.running)
          expect(running.filter((one) => one.identity === identity).length).toBeLessThanOrEqual(LIMITS.perCaller)
          expect(running.filter((one) => one.site === site).length).toBeLessThanOrEqual(LIMITS.perSite)
          await sleep(ms)
          running.splice(running.indexOf(own), 1)
          return { result: undefined, costMs: undefined }
        })
      })
      const outcomes = await Promise.allSettled(answers)
      for (const [index, { leaves = false } = {}] of queries.entries()) {
        const answer = outcomes[index]
        if (answer?.status === 'fulfilled') continue
        expect(leaves).toBe(true)
        expect(answer?.reason).toBeInstanceOf(AbandonedError)
      }
    }),
    { numRuns: 40 },
  )
})
