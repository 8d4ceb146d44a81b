import { endpoints } from '@sightline/api-client/contract'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newCaller, type Caller } from '../support/caller.ts'
import { ADMIN, removeFolder, startProduct, type RunningProduct } from '../support/product.ts'
import { sized } from '../support/test-size.ts'
import { openStore } from '../support/test-store.ts'

const { auth, user, appUser } = endpoints
const PASSWORD = 'a long password'

let product: RunningProduct
let admin: Caller

beforeAll(async () => {
  product = await startProduct({ environment: { TRUST_PROXY: '1', COLLECT_LIMIT: '5' } })
  admin = newCaller(product.address)
  admin.keep(await admin.call(auth.setUp, { code: product.setUpCode(), ...ADMIN }))
})
afterAll(async () => {
  await product.stop()
  await removeFolder(product.dataDir)
})

let accounts = 0

async function newMember(): Promise<{ member: Caller; email: string }> {
  accounts += 1
  const email = `member${accounts}@example.com`
  const member = newCaller(product.address)
  expect(member.keep(await member.call(auth.register, { email, password: PASSWORD }))).toMatchObject({ code: 200 })
  return { member, email }
}

/** The same account in another browser. */
async function alsoSignedIn(email: string): Promise<Caller> {
  const person = newCaller(product.address)
  expect(await person.signIn({ email, password: PASSWORD })).toMatchObject({ code: 200 })
  return person
}

const refresh = (person: Caller, refresh_token = person.refreshToken) =>
  person.call(auth.refresh, { refresh_token }, '')

describe('a forgotten password', () => {
  test('is answered alike for a known and an unknown address', async () => {
    const person = newCaller(product.address)
    const known = await person.call(auth.forgotPassword, { email: ADMIN.email })
    expect(known).toEqual({ code: 200, message: 'success', data: { is_mailed: false } })
    expect(await person.call(auth.forgotPassword, { email: 'nobody@example.com' })).toEqual(known)
  })

  test('a one-time link sets a new one, once', async () => {
    const email = 'invited@example.com'
    const added = await admin.call(appUser.addAppUser, { email })
    const code = /code=(.+)$/.exec(String(added.data['link']))?.[1] ?? ''
    const invited = newCaller(product.address)
    expect(await invited.signIn({ email, password: 'any password' })).toMatchObject({ message: 'sign_in_failed' })
    const reset = (password: string) => invited.call(auth.resetPassword, { code, password })
    const answers = await Promise.all([reset('first long password'), reset('second long password')])
    expect(new Set(answers.map((answer) => answer.code))).toEqual(new Set([200, 400]))
    expect(await reset('third long password')).toMatchObject({ code: 400, message: 'link_invalid' })
    for (const answer of answers) invited.keep(answer)
    expect(await invited.call(user.info)).toMatchObject({ data: { userinfo: { email, vip_status: 'trial' } } })
    expect(await refresh(invited)).toMatchObject({ code: 200 })
  })

  test('a link of another kind sets none', async () => {
    const { member } = await newMember()
    for (const code of [member.token, 'nonsense']) {
      const fields = { code, password: 'another long password' }
      expect(await member.call(auth.resetPassword, fields)).toMatchObject({ code: 400, message: 'link_invalid' })
    }
  })
})

describe('guessing a password', () => {
  test('is slowed down for each account, wherever the guesses come from; the owner is not kept out', async () => {
    const { email } = await newMember()
    const owner = await alsoSignedIn(email)
    const guess = (person: Caller) => person.send(auth.login, { email, password: 'a wrong guess' }, '')
    const delayOf = (answer: Response) => Number(answer.headers.get('Retry-After'))
    const strangers = Array.from({ length: 50 }, () => newCaller(product.address))
    // At once, and then one after the other: of many who come back together each is let in, and the delay is at its longest.
    const delays = (await Promise.all(strangers.slice(0, 5).map(guess))).map(delayOf)
    // Until guesses have to wait for so many seconds; the delays themselves are tested without a clock.
    const long = sized(3, 12)
    for (let round = 5; !delays.some((delay) => delay > long); round += 1) {
      await sleep(200)
      delays.push(delayOf(await guess(strangers[round % 50] ?? owner)))
    }
    const response = await guess(newCaller(product.address))
    expect(response.status).toBe(429)
    expect(await response.json()).toEqual({ code: 429, message: 'too_many_requests', data: null })
    expect(product.output()).toMatch(/^Sign-in failed from 1?\d+\./m)
    expect(product.output()).toMatch(/^Sign-in locked from 1?\d+\./m)
    expect(product.output()).not.toContain(email)
    expect(await owner.signIn({ email, password: PASSWORD })).toMatchObject({ code: 200 })

    const elsewhere = newCaller(product.address)
    const early = await elsewhere.send(auth.login, { email, password: PASSWORD }, '')
    expect(early.status).toBe(429)
    const seconds = delayOf(early)
    expect(seconds).toBeGreaterThan(0)
    expect(Math.max(seconds, ...delays)).toBeLessThanOrEqual(30)
    await sleep(seconds * 1000)
    await Promise.all(strangers.map(guess))
    expect(await elsewhere.signIn({ email, password: PASSWORD })).toMatchObject({ code: 200 })
  })

  test('an unknown address is slowed down alike', async () => {
    const guess = () =>
      newCaller(product.address).send(auth.login, { email: 'nobody@x.example', password: 'wrong' }, '')
    const answers = []
    for (let attempt = 0; attempt < 4; attempt += 1) answers.push((await guess()).status)
    expect(answers).toEqual([200, 200, 200, 429])
  })

  test('the place from where somebody has registered is known, as a hash', async () => {
    const { email } = await newMember()
    const store = await openStore(product.dataDir)
    const places = await store
      .selectFrom('sign_in_place')
      .innerJoin('app_user', 'app_user.id', 'sign_in_place.user_id')
      .select('place_hash')
      .where('email', '=', email)
      .execute()
    await store.destroy()
    expect(places).toEqual([{ place_hash: expect.stringMatching(/^[\da-f]{64}$/) }])
  })
})
