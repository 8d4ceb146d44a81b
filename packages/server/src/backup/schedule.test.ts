import { afterEach, expect, test, vi } from 'vitest'
import { BackupError } from '../errors.ts'
import { lastDue, startSchedule, type Schedule } from './schedule.ts'

let schedule: Schedule | undefined
afterEach(() => schedule?.stop())

const time = { hour: 3, minute: 30 }

test('a time of the day was last reached today or yesterday', () => {
  expect(lastDue(new Date(2026, 2, 10, 3, 30), time)).toEqual(new Date(2026, 2, 10, 3, 30))
  expect(lastDue(new Date(2026, 2, 10, 3, 29, 59), time)).toEqual(new Date(2026, 2, 9, 3, 30))
  expect(lastDue(new Date(2026, 2, 1, 0, 0), time)).toEqual(new Date(2026, 1, 28, 3, 30))
})

/** A schedule whose clock is set by hand, and the backups that it makes. */
function begin(first: Date | undefined, start: Date) {
  const clock = { now: start, last: first, made: 0, failure: undefined as Error | undefined }
  const errors: string[] = []
  const started = startSchedule({
    time,
    readLast: async () => clock.last,
    async backUp() {
      if (clock.failure !== undefined) throw clock.failure
      clock.made += 1
      clock.last = clock.now
    },
    log: { error: (message) => errors.push(message) },
    now: () => clock.now,
    lookEveryMs: 1,
  })
  schedule = started
  return { clock, errors, state: () => started.state() }
}

const looks = async (): Promise<void> => {
  // Some looks later.
  let count = 0
  await vi.waitUntil(() => (count += 1) > 5, { interval: 2 })
}

test('makes the first one at once, then one every day', async () => {
  const { clock, state } = begin(undefined, new Date(2026, 2, 10, 12, 0))
  await vi.waitUntil(() => clock.made === 1)
  clock.now = new Date(2026, 2, 11, 3, 29)
  await looks()
  expect(clock.made).toBe(1)
  clock.now = new Date(2026, 2, 11, 3, 30)
  await vi.waitUntil(() => state().last_at === clock.now.toISOString())
  await looks()
  expect(clock.made).toBe(2)
  expect(state()).toEqual({ last_at: clock.now.toISOString(), has_failed: false })
})

test('one that failed is told once, and tried again an hour later', async () => {
  const yesterday = new Date(2026, 2, 9, 3, 30)
  const { clock, errors, state } = begin(yesterday, new Date(2026, 2, 10, 3, 0))
  clock.failure = new BackupError('There is no room.')
  clock.now = new Date(2026, 2, 10, 3, 30)
  await vi.waitUntil(() => state().has_failed)
  await looks()
  expect(errors).toEqual(['The backup of this day was not made: There is no room.'])
  expect(state()).toEqual({ last_at: yesterday.toISOString(), has_failed: true })
  clock.failure = undefined
  clock.now = new Date(2026, 2, 10, 4, 30)
  await vi.waitUntil(() => !state().has_failed)
  expect(clock.made).toBe(1)
})
