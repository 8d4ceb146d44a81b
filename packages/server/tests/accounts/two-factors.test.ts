import { endpoints } from '@sightline/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newCaller, type Caller, type Envelope } from '../support/caller.ts'
import { ADMIN, removeFolder, startProduct, type RunningProduct } from '../support/product.ts'
import { openStore } from '../support/test-store.ts'
import { stepAt, totpCode } from '../../src/two-factors/totp.ts'

const { auth, user, appUser, audit, website } = endpoints
const PASSWORD = 'a long password'

let product: RunningProduct
let admin: Caller

beforeAll(async () => {
  product = await startProduct({ environment: { TRUST_PROXY: '1', REQUIRE_2FA: 'staff' } })
  admin = newCaller(product.address)
  admin.keep(await admin.call(auth.setUp, { code: product.setUpCode(), ...ADMIN }))
}, 120_000)
afterAll(async () => {
  await product.stop()
  await removeFolder(product.dataDir)
})

let accounts = 0

interface Protected {
  email: string
  caller: Caller
  secret: string
  recoveryCodes: string[]
}

/** Switches the second factor on. */
async function setUp(caller: Caller, password: string): Promise<{ secret: string; recoveryCodes: string[] }> {
  const started = await caller.call(user.startTwoFactors, { password })
  expect(started).toMatchObject({ code: 200 })
  const secret = String(started.data['secret'])
  const confirmed = await caller.call(user.confirmTwoFactors, { code: codeNow(secret) })
  expect(confirmed).toMatchObject({ code: 200 })
  return { secret, recoveryCodes: confirmed.data['recovery_codes'] as string[] }
}

async function protectedMember(): Promise<Protected> {
  accounts += 1
  const email = `protected${accounts}@example.com`
  const caller = newCaller(product.address)
  caller.keep(await caller.call(auth.register, { email, password: PASSWORD }))
  return { email, caller, ...(await setUp(caller, PASSWORD)) }
}

const codeNow = (secret: string, stepsAhead = 0): string => totpCode(secret, stepAt(new Date()) + stepsAhead)

/** The first step, from another address. */
async function challenged(email: string, caller = newCaller(product.address)) {
  const answer = await caller.signIn({ email, password: PASSWORD })
  expect(answer).toMatchObject({ code: 403, message: 'second_step_needed' })
  const challenge = String(answer.data['challenge'])
  const step = (code: string) => caller.call(auth.secondStep, { challenge, code }, '')
  return { caller, answer, challenge, step }
}

/** Codes that were taken are taken again: as if half a minute had gone by. */
async function forgetTakenCodes(): Promise<void> {
  const db = await openStore(product.dataDir)
  await db.updateTable('two_factor').set({ last_step: 0 }).execute()
  await db.destroy()
}

test('before the second step there is no token, and what there is opens nothing', async () => {
  const { email, secret, caller: first } = await protectedMember()
  const before = (await first.call(user.sessions)).data['list']
  const { answer, challenge, step } = await challenged(email)
  expect(Object.keys(answer.data)).toEqual(['challenge'])
  const other = newCaller(product.address)
  expect(await other.call(user.info, {}, challenge)).toMatchObject({ code: 400, message: 'jwt_error_01' })
  expect(await other.call(auth.refresh, { refresh_token: challenge }, '')).toMatchObject({ code: 400 })
  expect((await first.call(user.sessions)).data['list']).toEqual(before)
  const signedIn = other.keep(await step(codeNow(secret, 1)))
  expect(signedIn).toMatchObject({ code: 200, data: { userinfo: { email } } })
  expect(await other.call(user.info)).toMatchObject({ code: 200 })
})

test('a code is taken once: not by two at a time, and not again', async () => {
  const { email, secret } = await protectedMember()
  const one = await challenged(email)
  const other = await challenged(email)
  // The code that has confirmed it was taken with that.
  expect(await one.step(codeNow(secret))).toMatchObject({ code: 400, message: 'code_invalid' })
  const code = codeNow(secret, 1)
  const answers = await Promise.all([one.step(code), other.step(code)])
  expect(answers.map((answer) => answer.message).toSorted()).toEqual(['code_invalid', 'success'])
  const later = await challenged(email)
  expect(await later.step(code)).toMatchObject({ code: 400, message: 'code_invalid' })
})

test('a recovery code stands in for a code once, however it is written, and its person is told', async () => {
  const { email, recoveryCodes, caller: first } = await protectedMember()
  expect(recoveryCodes).toHaveLength(10)
  const [code = ''] = recoveryCodes
  const { step } = await challenged(email)
  expect(await step(code.toUpperCase().replaceAll('-', ' '))).toMatchObject({ code: 200 })
  const again = await challenged(email)
  expect(await again.step(code)).toMatchObject({ code: 400, message: 'code_invalid' })
  expect(await first.call(user.twoFactors)).toMatchObject({ data: { recovery_codes_left: 9 } })
  const notices = await first.call(user.notices)
  expect(notices.data['list']).toContainEqual(
    expect.objectContaining({ kind: 'security', data: { event: 'recovery_code_used', detail: '9' } }),
  )
})

test('a challenge signs in once, whatever codes are left', async () => {
  const { email, recoveryCodes, caller: first } = await protectedMember()
  const [one = '', other = '', third = ''] = recoveryCodes
  const { step } = await challenged(email)
  const answers = await Promise.all([step(one), step(other)])
  expect(answers.map((answer) => answer.message).toSorted()).toEqual(['second_step_expired', 'success'])
  const left = (await first.call(user.twoFactors)).data['recovery_codes_left']
  expect(await step(third)).toMatchObject({ message: 'second_step_expired' })
  // A code is not used up where nobody is signed in with it.
  expect((await first.call(user.twoFactors)).data['recovery_codes_left']).toBe(left)
})

test('new recovery codes take the place of those before', async () => {
  const { email, caller, secret, recoveryCodes } = await protectedMember()
  await forgetTakenCodes()
  const renewed = await caller.call(user.renewRecoveryCodes, { code: codeNow(secret) })
  expect(renewed).toMatchObject({ code: 200 })
  const { step } = await challenged(email)
  expect(await step(recoveryCodes[0] ?? '')).toMatchObject({ message: 'code_invalid' })
  expect(await step((renewed.data['recovery_codes'] as string[])[0] ?? '')).toMatchObject({ code: 200 })
})

test('guessing is slowed down from one address and from many, and a right password makes no place known', async () => {
  const { email } = await protectedMember()
  const answers: Envelope[] = []
  for (let count = 0; count < 6; count += 1) {
    const { step } = await challenged(email)
    answers.push(await step('000000'))
  }
  expect(answers.slice(0, 3).map(({ message }) => message)).toEqual(['code_invalid', 'code_invalid', 'code_invalid'])
  expect(answers.slice(3).some(({ message }) => message === 'too_many_requests')).toBe(true)
})

test('a code is not enough: the password must have been right, and must still be', async () => {
  const { email, caller, secret } = await protectedMember()
  const step = (challenge: string) => caller.call(auth.secondStep, { challenge, code: codeNow(secret, 1) }, '')
  expect(await step('guessed')).toMatchObject({ code: 400, message: 'second_step_expired' })
  const { challenge } = await challenged(email)
  caller.keep(await caller.call(user.changePassword, { password: PASSWORD, new_password: 'another long password' }))
  expect(await step(challenge)).toMatchObject({ code: 400, message: 'second_step_expired' })
})

test('switching it on and off needs the password', async () => {
  const { email, caller } = await protectedMember()
  expect(await caller.call(user.startTwoFactors, { password: PASSWORD })).toMatchObject({ message: 'two_factors_on' })
  expect(await caller.call(user.endTwoFactors, { password: 'wrong' })).toMatchObject({ message: 'password_wrong' })
  expect(await caller.call(user.endTwoFactors, { password: PASSWORD })).toMatchObject({ code: 200 })
  expect(await caller.call(user.twoFactors)).toMatchObject({ data: { since: null, recovery_codes_left: 0 } })
  expect(await newCaller(product.address).signIn({ email, password: PASSWORD })).toMatchObject({ code: 200 })
})

test('staff who must have a second factor can do nothing else before, and cannot switch it off', async () => {
  expect(await admin.call(user.info)).toMatchObject({ data: { level: 'admin', are_two_factors_missing: true } })
  for (const call of [appUser.fetchAppUserList, website.fetchWebsiteList, user.sessions, audit.fetchList])
    expect(await admin.call(call)).toMatchObject({ code: 403, message: 'two_factors_required' })
  await setUp(admin, ADMIN.password)
  expect(await admin.call(user.info)).toMatchObject({ data: { are_two_factors_missing: false } })
  expect(await admin.call(appUser.fetchAppUserList)).toMatchObject({ code: 200 })
  expect(await admin.call(user.endTwoFactors, { password: ADMIN.password })).toMatchObject({
    code: 403,
    message: 'two_factors_required',
  })
})

test('an administrator removes the second factor of somebody, which is in the audit log, and the person is told', async () => {
  const { email, caller } = await protectedMember()
  const { data } = await admin.call(appUser.fetchAppUserList, { email })
  const id = (data['list'] as { id: string }[])[0]?.id ?? ''
  expect(await admin.call(appUser.resetUser, { id, what: 'two_factors' })).toMatchObject({ code: 200 })
  expect(await newCaller(product.address).signIn({ email, password: PASSWORD })).toMatchObject({ code: 200 })
  const log = await admin.call(audit.fetchList, { target_id: id, action: 'appUser.resetUser' })
  expect(log.data).toMatchObject({ total: 1 })
  expect((await caller.call(user.notices)).data['list']).toContainEqual(
    expect.objectContaining({ data: { event: 'two_factors_off', detail: '' } }),
  )
})
