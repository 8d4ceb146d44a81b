import { afterEach, expect, test, vi } from 'vitest'
import { BackupError, BackupKeyError } from '../errors.ts'
import type { KeptBackups } from './kept-backups.ts'
import { lastDue, nextDue, startSchedule, type Schedule } from './schedule.ts'

let schedule: Schedule | undefined
afterEach(() => schedule?.stop())

const time = { hour: 3, minute: 30 }

test('a time of the day was last reached today or yesterday', () => {
  expect(lastDue(new Date(2026, 2, 10, 3, 30), time)).toEqual(new Date(2026, 2, 10, 3, 30))
  expect(lastDue(new Date(2026, 2, 10, 3, 29, 59), time)).toEqual(new Date(2026, 2, 9, 3, 30))
  expect(lastDue(new Date(2026, 2, 1, 0, 0), time)).toEqual(new Date(2026, 1, 28, 3, 30))
})

test('a time of the day is reached next today or tomorrow', () => {
  expect(nextDue(new Date(2026, 2, 10, 3, 29, 59), time)).toEqual(new Date(2026, 2, 10, 3, 30))
  expect(nextDue(new Date(2026, 2, 10, 3, 30), time)).toEqual(new Date(2026, 2, 11, 3, 30))
  expect(nextDue(new Date(2026, 11, 31, 12, 0), time)).toEqual(new Date(2027, 0, 1, 3, 30))
})

/** A schedule whose clock is set by hand, and the backups that it makes. */
function begin(first: Date | undefined, start: Date) {
  const clock = {
    now: start,
    last: first,
    verifiedAt: undefined as Date | undefined,
    made: 0,
    unreadable: undefined as Error | undefined,
    failure: undefined as Error | undefined,
    verificationFailure: undefined as Error | undefined,
  }
  const errors: string[] = []
  const infos: string[] = []

  function readKept(): KeptBackups {
    const { last: at, verifiedAt, unreadable } = clock
    if (at === undefined) return { count: 0, lastAt: undefined, last: undefined, lastVerified: undefined }
    if (unreadable !== undefined) return { count: 1, lastAt: at, last: undefined, lastVerified: undefined, unreadable }
    return {
      count: 1,
      lastAt: at,
      last: { name: at.toISOString(), at, bytes: 1, isEncrypted: false, verifiedAt },
      lastVerified: verifiedAt && { backupAt: at, at: verifiedAt },
    }
  }

  const started = startSchedule({
    time,
    readKept: async () => readKept(),
    async backUp() {
      if (clock.failure !== undefined) throw clock.failure
      clock.made += 1
      clock.last = clock.now
      clock.verifiedAt = undefined
      return 'It has 3 events.'
    },
    async verify(name) {
      expect(name).toBe(clock.last?.toISOString())
      if (clock.verificationFailure !== undefined) throw clock.verificationFailure
      clock.verifiedAt = clock.now
    },
    log: { error: (message) => errors.push(message), info: (message) => infos.push(message) },
    now: () => clock.now,
    lookEveryMs: 1,
  })
  schedule = started
  return { clock, errors, infos, state: () => started.state() }
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
  await vi.waitUntil(() => state().kept?.last?.verifiedAt === clock.now)
  await looks()
  expect(clock.made).toBe(2)
  expect(state()).toEqual({
    kept: expect.objectContaining({ count: 1, lastVerified: { backupAt: clock.now, at: clock.now } }),
    failure: undefined,
    verificationFailure: undefined,
    activity: undefined,
    nextAt: new Date(2026, 2, 12, 3, 30),
  })
})

test('one that was made is a line of the log', async () => {
  const { clock, infos } = begin(undefined, new Date(2026, 2, 10, 12, 0))
  await vi.waitUntil(() => clock.verifiedAt !== undefined)
  expect(infos).toEqual(['The backup of this day is made. It has 3 events.'])
})

test('one that failed is told once each time, and tried again after 5 minutes, then 10, and at last every hour', async () => {
  const yesterday = new Date(2026, 2, 9, 3, 30)
  const { clock, errors, infos, state } = begin(yesterday, new Date(2026, 2, 10, 3, 0))
  await vi.waitUntil(() => state().kept?.last?.verifiedAt !== undefined)
  clock.failure = new BackupError('There is no room.')
  clock.now = new Date(2026, 2, 10, 3, 30)
  await vi.waitUntil(() => state().failure !== undefined)
  await looks()
  expect(errors).toEqual(['The backup of this day was not made: There is no room.'])
  expect(state()).toMatchObject({
    kept: { last: { at: yesterday } },
    failure: { at: clock.now, reason: 'There is no room.' },
  })
  const waits: number[] = []
  for (let failures = 1; failures < 7; failures += 1) {
    const { nextAt } = state()
    waits.push((nextAt.getTime() - clock.now.getTime()) / 60_000)
    clock.now = new Date(nextAt.getTime() - 1)
    await looks()
    expect(errors).toHaveLength(failures)
    clock.now = nextAt
    await vi.waitUntil(() => errors.length === failures + 1)
  }
  expect(waits).toEqual([5, 10, 20, 40, 60, 60])
  clock.failure = undefined
  clock.now = state().nextAt
  await vi.waitUntil(() => state().failure === undefined)
  expect(clock.made).toBe(1)
  expect(infos).toHaveLength(1)
  // After one that was made, the next failure is a first one.
  clock.failure = new BackupError('There is no room.')
  clock.now = new Date(2026, 2, 11, 3, 30)
  await vi.waitUntil(() => state().failure !== undefined)
  expect(state().nextAt).toEqual(new Date(2026, 2, 11, 3, 35))
})

test('a cause that only another setting removes is tried again an hour later', async () => {
  const { clock, state } = begin(undefined, new Date(2026, 2, 10, 3, 0))
  await vi.waitUntil(() => clock.made === 1)
  clock.failure = new BackupKeyError('It is encrypted.')
  clock.now = new Date(2026, 2, 10, 3, 30)
  await vi.waitUntil(() => state().failure !== undefined)
  expect(state().nextAt).toEqual(new Date(2026, 2, 10, 4, 30))
})

test('what the system says is a reason for administrators', async () => {
  const { clock, state } = begin(new Date(2026, 2, 9, 3, 30), new Date(2026, 2, 10, 3, 0))
  await vi.waitUntil(() => state().kept?.last?.verifiedAt !== undefined)
  clock.failure = Object.assign(new Error("EACCES: permission denied, open '/b/objects'"), {
    code: 'EACCES',
    syscall: 'open',
    path: '/b/objects',
  })
  clock.now = new Date(2026, 2, 10, 3, 30)
  await vi.waitUntil(() => state().failure !== undefined)
  expect(state().failure?.reason).toBe("EACCES: permission denied, open '/b/objects'")
})

test('a last backup that cannot be read is told, still counted, and keeps no later one from being made', async () => {
  const { clock, errors, state } = begin(new Date(2026, 2, 10, 3, 30), new Date(2026, 2, 10, 4, 0))
  await vi.waitUntil(() => state().kept?.last?.verifiedAt !== undefined)
  clock.unreadable = new BackupError('It is cut.')
  await vi.waitUntil(() => state().failure !== undefined)
  expect(errors).toEqual(['The last backup cannot be read: It is cut.'])
  expect(state()).toMatchObject({ kept: { count: 1, lastAt: clock.last }, failure: { reason: 'It is cut.' } })
  clock.now = new Date(2026, 2, 11, 3, 30)
  await vi.waitUntil(() => clock.made === 1)
})

test('one that nobody has verified is verified, and what is altered is told once an hour', async () => {
  const today = new Date(2026, 2, 10, 3, 30)
  const { clock, errors, state } = begin(today, new Date(2026, 2, 10, 4, 0))
  await vi.waitUntil(() => clock.verifiedAt !== undefined)
  clock.verificationFailure = new BackupError('A file is altered.')
  clock.verifiedAt = undefined
  await vi.waitUntil(() => state().verificationFailure !== undefined)
  await looks()
  expect(errors).toEqual(['The last backup could not be verified: A file is altered.'])
  expect(state()).toMatchObject({ failure: undefined, verificationFailure: { reason: 'A file is altered.' } })
  clock.now = new Date(2026, 2, 10, 5, 0)
  await vi.waitUntil(() => errors.length === 2)
  // A cause that is no sentence for administrators, such as one with an address of a store, is only in the log.
  clock.verificationFailure = new Error('EROFS')
  clock.now = new Date(2026, 2, 10, 6, 0)
  await vi.waitUntil(() => errors.length === 3)
  expect(state().verificationFailure).toEqual({ at: clock.now, reason: undefined })
  clock.verificationFailure = undefined
  clock.now = new Date(2026, 2, 10, 7, 0)
  await vi.waitUntil(() => state().verificationFailure === undefined)
  expect(clock.made).toBe(0)
})
