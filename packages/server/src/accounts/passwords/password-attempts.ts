import { createHmac, hkdfSync } from 'node:crypto'
import { TooManyAttemptsError } from '../../errors.ts'
import { isKnownNetwork, keepNetwork } from '../../store/relational/accounts/known-networks.ts'
import type { Database } from '../../store/relational/database.ts'
import { createAttemptDelays } from './attempt-delays.ts'

/**
 * Slows down guesses at the password of an account, from however many addresses, and locks nobody out. Networks from
 * which the right password came before are known and stored: each has a delay of its own, so that failures from
 * elsewhere never delay the owner there.
 */
export interface Attempts {
  /**
   * Counts an attempt before its outcome is known, so that many at once do not get around the delay.
   * @throws {TooManyAttemptsError} with 1 to 30 seconds
   */
  begin(account: Account, now: Date): Promise<Attempt>
  /**
   * Adds a network to the known ones after the person has proved in another way to be this user. @returns whether it
   * was known before
   */
  know(userId: number, network: string, now: Date): Promise<boolean>
}

export interface Account {
  /** The key that attempts are counted by: the e-mail address as it was given, or another name. */
  key: string
  /** The user's id; undefined where no account has the address. */
  userId: number | undefined
  /** The network of the address, as limits count it; a keyed hash of it is stored. */
  network: string
}

export interface Attempt {
  /** Whether the right password came from this network before. */
  isKnown: boolean
  /**
   * Says that the password was right but another factor is still needed: the attempts are forgotten, the network does
   * not become known.
   */
  passed(): void
  /** Says that the sign-in succeeded: the attempts are forgotten, and the network is known from now on. */
  succeeded(): Promise<void>
}

/** The id of no user. Looking up its networks makes an unknown address take as long as a known one. */
const NOBODY = 0

/** @param clock In milliseconds, never set back; read when an attempt is counted, so that none comes before an earlier one */
export function createAttempts(db: Database, secret: string, clock = () => performance.now()): Attempts {
  const delays = createAttemptDelays()
  const hashKey = Buffer.from(hkdfSync('sha256', secret, '', 'sightline sign-in place', 32))
  const networkOf = (userId: number, network: string) => ({
    user_id: userId,
    place_hash: createHmac('sha256', hashKey)
      .update(JSON.stringify([userId, network]))
      .digest('hex'),
  })
  async function know(userId: number, network: string, now: Date): Promise<boolean> {
    const isKnown = await isKnownNetwork(db, networkOf(userId, network), now)
    await keepNetwork(db, networkOf(userId, network), now)
    return isKnown
  }

  return {
    know,
    async begin({ key, userId, network }, now) {
      const isKnown = await isKnownNetwork(db, networkOf(userId ?? NOBODY, network), now)
      const counted = isKnown ? `${key}\n${network}` : key
      const seconds = delays.wait(counted, network, clock())
      if (seconds > 0) throw new TooManyAttemptsError(seconds)
      return {
        isKnown,
        passed: () => delays.forget(counted),
        async succeeded() {
          delays.forget(counted)
          if (userId !== undefined) await know(userId, network, now)
        },
      }
    },
  }
}
