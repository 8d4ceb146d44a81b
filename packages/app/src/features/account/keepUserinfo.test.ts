import { createApiClient, memoryStorage, type Userinfo } from '@sightline/api-client'
import { expect, test, vi } from 'vitest'
import { mina } from '../../testing/fixtures.ts'
import { keepUserinfo } from './keepUserinfo.ts'

const trial: Userinfo = { ...mina, refresh_token: 'r1', vip_status: 'trial' }
const premium: Userinfo = { ...trial, refresh_token: null, vip_status: 'premium' }

function signedIn() {
  const { session } = createApiClient({ storage: memoryStorage() })
  session.store({ token: 'one', userinfo: trial })
  return session
}

test('a membership that has changed meanwhile is kept, and the session goes on', () => {
  const session = signedIn()
  keepUserinfo(session, 'one', premium)
  expect(session.userinfo()).toEqual({ ...premium, refresh_token: 'r1' })
  expect(session.token()).toBe('one')
})

test('the same answer changes nothing', () => {
  const session = signedIn()
  const listener = vi.fn<() => void>()
  session.subscribe(listener)
  keepUserinfo(session, 'one', { ...trial, refresh_token: null })
  expect(listener).not.toHaveBeenCalled()
})

test('an answer for another session is not kept', () => {
  const session = signedIn()
  keepUserinfo(session, 'zero', premium)
  keepUserinfo(session, null, premium)
  expect(session.userinfo()).toEqual(trial)
  session.clear()
  keepUserinfo(session, 'one', premium)
  expect(session.userinfo()).toBeNull()
})
