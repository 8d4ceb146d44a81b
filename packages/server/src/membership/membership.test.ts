import { expect, test } from 'vitest'
import { membershipOf } from './membership.ts'

const NOW = new Date('2026-03-01T10:00:00Z')

test('staff reads premium without an end', () => {
  expect(membershipOf({ level: 'admin', first_login_at: null }, NOW)).toEqual({
    vip_status: 'premium',
    expired_time: null,
  })
})

test('the trial lasts thirty days from the first login', () => {
  const membershipAt = (firstLogin: string) => membershipOf({ level: 'member', first_login_at: firstLogin }, NOW)
  expect(membershipAt('2026-01-30T10:00:00.001Z')).toEqual({
    vip_status: 'trial',
    expired_time: '2026-03-01T10:00:00.001Z',
  })
  expect(membershipAt('2026-01-30T10:00:00.000Z').vip_status).toBe('expired')
})

test('before the first login the whole trial is ahead', () => {
  expect(membershipOf({ level: 'member', first_login_at: null }, NOW)).toEqual({
    vip_status: 'trial',
    expired_time: '2026-03-31T10:00:00.000Z',
  })
})
