import { expect, test } from 'vitest'
import { createQueryShares } from './query-share.ts'

/** Creates shares with a clock. */
function setUp() {
  let now = 0
  const shares = createQueryShares(() => now)
  return {
    shares,
    pass: (ms: number) => {
      now += ms
    },
    /** The priority of a query that then takes `ms`. */
    priorityOf: (identity: string, site: number | undefined, ms = 0): number => {
      const { priority } = shares.shareOf({ identity, site })
      const end = shares.start({ identity, site })
      now += ms
      end()
      return priority
    },
    isContended: (site: number | undefined): boolean => {
      const subject = { identity: `owner ${site}`, site }
      shares.ask(subject)
      return shares.shareOf(subject).isContended
    },
  }
}

test('whoever has lately used much comes behind, and so do others at the same site, and whoever is new', () => {
  const { priorityOf, pass } = setUp()
  expect(priorityOf('owner', 1, 50)).toBe(2)
  expect(priorityOf('owner', 1, 50)).toBe(1)
  expect(priorityOf('link', 2, 200_000)).toBe(2)
  expect(priorityOf('link', 2)).toBe(6)
  expect(priorityOf('other link', 2)).toBe(6)
  expect(priorityOf('owner', 1)).toBe(1)
  pass(20 * 60_000)
  expect(priorityOf('link', 2)).toBe(1)
})

test('a query about several sites counts for the person who makes it only', () => {
  const { priorityOf } = setUp()
  expect(priorityOf('owner', undefined, 8000)).toBe(2)
  expect(priorityOf('owner', undefined)).toBe(1)
})

test('processor time counts where it is known, however long the query had to wait', () => {
  const { shares, pass, priorityOf } = setUp()
  const end = shares.start({ identity: 'owner', site: 1 })
  pass(30_000)
  expect(end(40)).toBe(30_000)
  expect(priorityOf('owner', 1)).toBe(1)
})

test('a query that still runs counts as used', () => {
  const { shares, pass, priorityOf } = setUp()
  const end = shares.start({ identity: 'link', site: 1 })
  pass(300_000)
  expect(priorityOf('link', 1)).toBe(6)
  expect(end()).toBe(300_000)
})

test('the engine is shared for a minute after another site was asked about', () => {
  const { isContended, pass } = setUp()
  expect(isContended(1)).toBe(false)
  expect(isContended(1)).toBe(false)
  expect(isContended(2)).toBe(true)
  expect(isContended(1)).toBe(true)
  pass(59_000)
  expect(isContended(1)).toBe(true)
  pass(2000)
  expect(isContended(1)).toBe(false)
  expect(isContended(undefined)).toBe(false)
  expect(isContended(1)).toBe(false)
})
