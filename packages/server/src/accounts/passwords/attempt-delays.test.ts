import { expect, test } from 'vitest'
import { createAttemptDelays } from './attempt-delays.ts'

const create = (size?: number) => createAttemptDelays(size)
const seconds = (count: number) => count * 1000

/**
 * Makes attempts from 50 networks, each as soon as one is allowed. @returns the time of the last attempt, and all
 * delays
 */
function guess(delays: ReturnType<typeof create>, count: number) {
  const waits = new Set<number>()
  let now = 0
  for (let made = 0, asked = 0; made < count; asked += 1) {
    const wait = delays.wait('owner', `stranger ${asked % 50}`, now)
    if (wait === 0) made += 1
    else if (asked % 50 === 49) now += 1000
    waits.add(wait)
  }
  return { now, waits }
}

test('three attempts are free, then the delay grows to half a minute', () => {
  const delays = create()
  const waits = []
  let now = 0
  for (let attempt = 0; attempt < 10; attempt += 1) {
    expect(delays.wait('owner', 'a', now)).toBe(0)
    // The second network asks as well, so that the first one's waiting alone does not help it.
    const wait = attempt < 2 ? 0 : delays.wait('owner', 'a', now)
    waits.push(wait)
    now += seconds(wait)
  }
  expect(waits).toEqual([0, 0, 1, 2, 4, 8, 16, 30, 30, 30])
})

test('asking too early neither counts nor makes the wait longer', () => {
  const delays = create()
  for (let attempt = 0; attempt < 5; attempt += 1) guess(delays, 5)
  const { now } = guess(delays, 5)
  const first = delays.wait('owner', 'b', now)
  for (let attempt = 0; attempt < 20; attempt += 1) expect(delays.wait('owner', 'b', now)).toBe(first)
})

test('networks that come back are looked at for so many guesses only', () => {
  const delays = create()
  const { now } = guess(delays, 100)
  let looked = 0
  for (let network = 0; network < 1000; network += 1) delays.wait('owner', `fresh ${network}`, now)
  for (let network = 0; network < 1000; network += 1)
    if (delays.wait('owner', `fresh ${network}`, now + seconds(30)) === 0) looked += 1
  expect(looked).toBeLessThanOrEqual(61)
})

test('networks that were promised a look and do not come back hold no place for ever', () => {
  const delays = create()
  let { now } = guess(delays, 100)
  // The guessers' networks have used up their promises, and always come first: one guesses, the other finds what has
  // lapsed.
  const guesser = () => {
    delays.wait('owner', 'stranger 0', now)
    delays.wait('owner', 'stranger 1', now)
  }
  now += seconds(120)
  for (let round = 0; round < 3; round += 1) {
    guesser()
    for (let network = 0; network < 60; network += 1) delays.wait('owner', `holder ${network}`, now)
    now += seconds(91)
  }
  guesser()
  for (let network = 0; network < 60; network += 1) delays.wait('owner', `holder ${network}`, now)
  now += seconds(delays.wait('owner', 'new place of the owner', now))
  guesser()
  expect(delays.wait('owner', 'new place of the owner', now)).toBe(0)
})

test('a success, or a quarter of an hour without an attempt, begins anew', () => {
  const delays = create()
  guess(delays, 3)
  expect(delays.wait('owner', 'a', 1)).toBe(1)
  delays.forget('owner')
  expect(delays.wait('owner', 'a', 1)).toBe(0)
  const { now } = guess(delays, 20)
  expect(delays.wait('owner', 'a', now)).toBeGreaterThan(20)
  expect(delays.wait('owner', 'a', now + seconds(900))).toBe(0)
})

test('knows so many accounts, the newest', () => {
  const delays = create(2)
  for (let attempt = 0; attempt < 3; attempt += 1) delays.wait('owner', 'a', 0)
  delays.wait('second', 'a', 0)
  expect(delays.wait('owner', 'a', 1)).toBe(1)
  delays.wait('third', 'a', 1)
  expect(delays.wait('owner', 'a', 1)).toBe(0)
})

test.each([10, 100, 1000])(
  'after %i guesses from 50 networks the owner waits half a minute at most, and once',
  (count) => {
    const delays = create()
    const { now, waits } = guess(delays, count)
    expect(Math.max(...waits)).toBeLessThanOrEqual(30)
    const wait = delays.wait('owner', 'new network', now)
    expect(wait).toBeLessThanOrEqual(30)
    const back = now + seconds(wait)
    // Another network is faster.
    delays.wait('owner', 'stranger 7', back)
    expect(delays.wait('owner', 'new network', back + 200)).toBe(0)
    expect(delays.wait('somebody else', 'new network', now)).toBe(0)
  },
)
