import type { AccountLevel, Output, Schemas } from '@sightline/api-client/contract'
import type { Attempts } from '../accounts/passwords/password-attempts.ts'
import { startSession } from '../accounts/sessions.ts'
import type { AssertSingleFactor, SignInClient } from '../accounts/sign-in.ts'
import type { Tokens } from '../accounts/access-tokens.ts'
import type { SignedIn } from '../accounts/userinfo.ts'
import { createEncryption, twoFactorContext } from '../secrets/encryption-at-rest.ts'
import { ApiError, invalidFields, TooManyAttemptsError } from '../errors.ts'
import { securityNotice } from '../notices/security-notice.ts'
import { createRateLimit } from '../rate-limit.ts'
import { insertNotices } from '../store/relational/accounts/notices.ts'
import {
  confirmTwoFactor,
  countRecoveryCodes,
  deleteTwoFactors,
  findTwoFactor,
  hasTwoFactors,
  putTwoFactor,
  replaceRecoveryCodes,
  takeRecoveryCode,
  takeStep,
} from '../store/relational/accounts/two-factors.ts'
import { hasUserSession } from '../store/relational/accounts/user-sessions.ts'
import { findUser, type User } from '../store/relational/accounts/users.ts'
import type { Database } from '../store/relational/database.ts'
import { createChallenges } from './challenges.ts'
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts'
import type { InstanceIdentity } from '../instance-settings/instance-identity.ts'
import { newTotpSecret, stepOfCode, totpUri } from './totp.ts'

type State = Output<Schemas['user']['twoFactors']>

/** The second factor of a sign-in: codes of an authenticator app, and recovery codes in their place. */
export interface TwoFactors {
  /** @throws {ApiError} second_step_needed with a challenge, where the person has two factors */
  assertSingleFactor: AssertSingleFactor
  /**
   * Signs in a person with a code and a challenge, which starts one session only.
   * @throws {ApiError} second_step_expired, code_invalid, account_disabled
   * @throws {TooManyAttemptsError}
   */
  finishSignIn(given: { challenge: string; code: string }, client: SignInClient, now: Date): Promise<SignedIn>
  stateOf(user: User): Promise<State>
  /** Whether this person must have two factors but does not. */
  isMissing(user: User): Promise<boolean>
  /** Creates a secret, for which no code is asked until it is confirmed. @throws {ApiError} two_factors_on */
  start(user: User, now: Date): Promise<{ secret: string; uri: string }>
  /** @returns the recovery codes @throws {ApiError} two_factors_on, two_factors_off where nothing was started, code_invalid */
  confirm(user: User, code: string, network: string, now: Date): Promise<string[]>
  /** @returns new recovery codes, in place of those before @throws {ApiError} two_factors_off, code_invalid */
  renewRecoveryCodes(user: User, code: string, network: string, now: Date): Promise<string[]>
  /**
   * Counts the attempt and checks a code, which can be used once.
   * @returns whether the network was known before
   * @throws {ApiError} code_invalid @throws {TooManyAttemptsError}
   */
  takeCode(user: User, code: string, network: string, now: Date): Promise<boolean>
  /** @throws {ApiError} two_factors_required, two_factors_off */
  end(user: User, now: Date): Promise<void>
}

interface Parts {
  db: Database
  tokens: Tokens
  attempts: Attempts
  /** The instance's secret. */
  secret: string
  /** Whether operators and administrators must have two factors. */
  isRequiredOfStaff: boolean
  /** Its name is the issuer that authenticator apps show. */
  identity: () => Promise<Pick<InstanceIdentity, 'name'>>
}

const DAY_MS = 24 * 60 * 60 * 1000
/**
 * The number of six-digit codes that are checked in a day, from each known network, and from all others together, so
 * that they cannot be guessed from any number of addresses: three of a million are valid at a time. Recovery codes are
 * too long to be guessed, and are not counted.
 */
const CODES_A_DAY = 100

export function createTwoFactors({ db, tokens, attempts, secret, isRequiredOfStaff, identity }: Parts): TwoFactors {
  const encryption = createEncryption(secret)
  const challenges = createChallenges(secret)
  const codeLimit = createRateLimit({ max: CODES_A_DAY, windowMs: DAY_MS })
  const secretOf = (userId: number, encrypted: string) => encryption.decrypt(encrypted, twoFactorContext(userId))
  const isRequiredOf = (level: AccountLevel) => isRequiredOfStaff && level !== 'member'

  async function takeCode(user: User, code: string, network: string, now: Date): Promise<boolean> {
    const attempt = await attempts.begin({ key: `code ${user.id}`, userId: user.id, network }, now)
    const isTotp = /^\d{6}$/.test(code)
    const counted = attempt.isKnown ? `${user.id} ${network}` : String(user.id)
    const seconds = isTotp ? codeLimit.wait(counted, now.getTime()) : 0
    if (seconds > 0) throw new TooManyAttemptsError(seconds)
    const isTaken = isTotp ? await takeTotp(user.id, code, now) : await takeRecovery(user.id, code, now)
    if (!isTaken) throw wrongCode()
    codeLimit.forget(counted)
    await attempt.succeeded()
    return attempt.isKnown
  }

  async function takeTotp(userId: number, code: string, now: Date): Promise<boolean> {
    const found = await findTwoFactor(db, userId)
    if (found === undefined || found.confirmed_at === null) return false
    const step = stepOfCode(code, { secret: secretOf(userId, found.secret), after: found.last_step, now })
    return step !== undefined && takeStep(db, userId, step)
  }

  async function takeRecovery(userId: number, code: string, now: Date): Promise<boolean> {
    const found = await findTwoFactor(db, userId)
    if (found === undefined || found.confirmed_at === null) return false
    const hash = recoveryHash(code, secretOf(userId, found.secret))
    return db.transaction().execute(async (transaction) => {
      if (!(await takeRecoveryCode(transaction, userId, hash, now))) return false
      const left = String(await countRecoveryCodes(transaction, userId))
      await insertNotices(transaction, [securityNotice(userId, 'recovery_code_used', left)], now)
      return true
    })
  }

  return {
    assertSingleFactor: async (user) => {
      if (!(await hasTwoFactors(db, user.id))) return
      throw new ApiError('second_step_needed', { challenge: await challenges.issue(user) })
    },
    async finishSignIn({ challenge, code }, { agent, country, network }, now) {
      const { userId, passwordVersion, sessionId } = await challenges.read(challenge)
      const user = await findUser(db, userId)
      if (user === undefined || user.password_version !== passwordVersion) throw new ApiError('second_step_expired')
      if (user.status === 'disabled') throw new ApiError('account_disabled')
      // A person who has switched two factors off meanwhile starts over.
      if (!(await hasTwoFactors(db, user.id))) throw new ApiError('second_step_expired')
      // Checked first, so that no recovery code is used up; of two at once the session takes one.
      if (await hasUserSession(db, sessionId)) throw new ApiError('second_step_expired')
      const isNetworkKnown = await takeCode(user, code, network, now)
      return startSession(db, tokens, user, { id: sessionId, agent, country, isNetworkKnown, now })
    },
    async stateOf(user) {
      const found = await findTwoFactor(db, user.id)
      const since = found?.confirmed_at ?? null
      return {
        since,
        recovery_codes_left: since === null ? 0 : await countRecoveryCodes(db, user.id),
        is_required: isRequiredOf(user.level),
      }
    },
    isMissing: async (user) => isRequiredOf(user.level) && !(await hasTwoFactors(db, user.id)),
    async start(user, now) {
      const plain = newTotpSecret()
      const isPut = await putTwoFactor(db, user.id, encryption.encrypt(plain, twoFactorContext(user.id)), now)
      if (!isPut) throw new ApiError('two_factors_on')
      return { secret: plain, uri: totpUri(plain, user.email, (await identity()).name) }
    },
    async confirm(user, code, network, now) {
      const attempt = await attempts.begin({ key: `code ${user.id}`, userId: user.id, network }, now)
      const found = await findTwoFactor(db, user.id)
      if (found === undefined) throw new ApiError('two_factors_off')
      if (found.confirmed_at !== null) throw new ApiError('two_factors_on')
      const plain = secretOf(user.id, found.secret)
      const step = stepOfCode(code, { secret: plain, after: 0, now })
      if (step === undefined) throw wrongCode()
      await attempt.succeeded()
      const codes = newRecoveryCodes()
      await db.transaction().execute(async (transaction) => {
        const isConfirmed = await confirmTwoFactor(transaction, { userId: user.id, secret: found.secret, step }, now)
        if (!isConfirmed) throw new ApiError('two_factors_on')
        await replaceRecoveryCodes(transaction, user.id, hashesOf(codes, plain))
        await insertNotices(transaction, [securityNotice(user.id, 'two_factors_on')], now)
      })
      return codes
    },
    async renewRecoveryCodes(user, code, network, now) {
      const found = await findTwoFactor(db, user.id)
      if (found === undefined || found.confirmed_at === null) throw new ApiError('two_factors_off')
      await takeCode(user, code, network, now)
      const codes = newRecoveryCodes()
      await db
        .transaction()
        .execute((transaction) =>
          replaceRecoveryCodes(transaction, user.id, hashesOf(codes, secretOf(user.id, found.secret))),
        )
      return codes
    },
    takeCode,
    async end(user, now) {
      if (isRequiredOf(user.level)) throw new ApiError('two_factors_required')
      if (!(await endTwoFactors(db, user.id, now))) throw new ApiError('two_factors_off')
    },
  }
}

/** Switches off the second factor of a person, who is informed. @returns whether it was on */
export const endTwoFactors = (db: Database, userId: number, now: Date): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const wasOn = await deleteTwoFactors(transaction, userId)
    if (wasOn) await insertNotices(transaction, [securityNotice(userId, 'two_factors_off')], now)
    return wasOn
  })

const hashesOf = (codes: readonly string[], secret: string): string[] => codes.map((code) => recoveryHash(code, secret))

const wrongCode = (): ApiError => invalidFields({ code: 'code_invalid' }, 'code_invalid')
