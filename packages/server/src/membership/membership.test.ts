import { expect, test } from 'vitest'
import { membershipOf } from './membership.ts'
import type { OrderSpan } from './spans.ts'

const NOW = new Date('2026-03-01T10:00:00Z')

test('staff reads premium without an end', () => {
  expect(membershipOf({ level: 'admin', first_login_at: null }, [], NOW)).toEqual({
    vip_status: 'premium',
    expired_time: null,
  })
})

test('the trial lasts thirty days from the first login', () => {
  const membershipAt = (firstLogin: string) => membershipOf({ level: 'member', first_login_at: firstLogin }, [], NOW)
  expect(membershipAt('2026-01-30T10:00:00.001Z')).toEqual({
    vip_status: 'trial',
    expired_time: '2026-03-01T10:00:00.001Z',
  })
  expect(membershipAt('2026-01-30T10:00:00.000Z').vip_status).toBe('expired')
})

test('before the first login the whole trial is ahead, and its end is not known', () => {
  expect(membershipOf({ level: 'member', first_login_at: null }, [], NOW)).toEqual({
    vip_status: 'trial',
    expired_time: null,
  })
})

test('orders count as soon as they are paid', () => {
  const order: OrderSpan = {
    plan: 'standard',
    status: 'paid',
    starts_at: '2026-02-15T00:00:00.000Z',
    ends_at: '2026-03-15T00:00:00.000Z',
  }
  const member = { level: 'member' as const, first_login_at: '2026-01-01T00:00:00.000Z' }
  expect(membershipOf(member, [order], NOW)).toEqual({ vip_status: 'standard', expired_time: order.ends_at })
  expect(membershipOf(member, [{ ...order, status: 'pending' }], NOW).vip_status).toBe('expired')
})
