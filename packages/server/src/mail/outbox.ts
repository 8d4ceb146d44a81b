import { limitSettings } from '@sightline/api-client/contract'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../store/relational/database.ts'
import {
  claimMail,
  deferMail,
  endMail,
  expireMails,
  releaseMails,
  removeMailsBefore,
  retryWaitingMails,
  type Mail,
} from '../store/relational/mail/mails.ts'
import { MailError } from './mail-error.ts'
import type { MailServer, Message } from './smtp.ts'

export interface Outbox {
  /** Looks for mails now: called when one was added. */
  wake(): void
  /** Tries at once what waits after a failure: called when the mail server was seen to take mails. */
  retryWaiting(): Promise<void>
  /** Ends after the mails in hand; what waits goes on with the next start. */
  stop(): Promise<void>
}

export interface OutboxOptions {
  db: Database
  mailServer: MailServer
  /** Makes the message of a mail; undefined where nobody wants it any more. */
  compose: (mail: Mail) => Promise<Message | undefined>
  /** Done before each look for mails. */
  beforeLook?: () => Promise<void>
  /** Names this server towards others on the same database, and is the same after a restart. */
  serverId: string
  log: { warn(message: string): void }
  /** The days for which the record of a mail is kept that was sent or given up. @default 30 */
  keptDays?: () => number
  now?: () => Date
  /** The time between two looks at the outbox. Milliseconds. @default 2000 */
  everyMs?: number
  /** The first pause after a failure. Milliseconds. @default 60000 */
  pauseMs?: number
}

const EVERY_MS = 2000
const PAUSE_MS = 60_000
const LONGEST_PAUSES = 360
const AT_ONCE = 4
const DAY_MS = 24 * 60 * 60 * 1000
const CLEAN_EVERY_MS = 60_000
/** The time for which a stop waits for the mails that are being sent. */
const STOP_MS = 2000

/**
 * Sends what waits, four mails at a time: each at least once. After a kill those are sent again whose answer had not come,
 * with the same Message-ID. What fails waits longer each time, until it is given up.
 */
export function startOutbox({
  db,
  mailServer,
  compose,
  beforeLook = async () => {},
  serverId,
  log,
  keptDays = () => limitSettings.mail_days.usual,
  now = () => new Date(),
  everyMs = EVERY_MS,
  pauseMs = PAUSE_MS,
}: OutboxOptions): Outbox {
  const stopping = new AbortController()
  let woken = Promise.withResolvers<void>()
  /** While the mail server takes nothing, one mail is tried at a time. */
  let failures = 0
  let heldUntil = 0
  let cleanedAt = 0

  async function send(mail: Mail): Promise<void> {
    try {
      const message = await compose(mail).catch((error: Error) => {
        // A failure before sending has nothing to do with the mail server, even where it is one of a connection.
        throw new MailError('unexpected', error.message.slice(0, 500), false, { cause: error })
      })
      if (message !== undefined) await mailServer.send(message)
      await endMail(db, mail.id, message === undefined ? 'dropped' : 'sent', now())
      failures = 0
    } catch (thrown) {
      await fail(mail, MailError.of(thrown))
    }
  }

  async function fail(mail: Mail, error: MailError): Promise<void> {
    const reason = { failure: error.failure, error: error.message }
    if (error.isOfServer) {
      if (failures === 0) log.warn(`Mails do not go out (${error.failure}): ${error.message}`)
      failures += 1
      heldUntil = now().getTime() + pauseAfter(failures, pauseMs / 12)
    }
    if (error.isFinal) await endMail(db, mail.id, 'dead', now(), reason)
    else await deferMail(db, mail.id, reason, new Date(now().getTime() + pauseAfter(mail.attempts, pauseMs)))
  }

  async function look(): Promise<void> {
    if (now().getTime() < heldUntil) return
    await beforeLook()
    await clean()
    const senders = Array.from({ length: failures === 0 ? AT_ONCE : 1 }, async () => {
      while (!stopping.signal.aborted && now().getTime() >= heldUntil) {
        const mail = await claimMail(db, serverId, now())
        if (mail === undefined) return
        await send(mail)
      }
    })
    const outcomes = await Promise.allSettled(senders)
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  }

  async function clean(): Promise<void> {
    if (now().getTime() - cleanedAt < CLEAN_EVERY_MS) return
    cleanedAt = now().getTime()
    const expired = await expireMails(db, now())
    if (expired > 0) log.warn(`${expired} mails were given up: they could not be delivered in time`)
    await removeMailsBefore(db, new Date(now().getTime() - keptDays() * DAY_MS))
  }

  const warn = (error: Error) => log.warn(`The mails were not looked for: ${error.message}`)

  async function run(): Promise<void> {
    await releaseMails(db, serverId).catch(warn)
    while (!stopping.signal.aborted) {
      woken = Promise.withResolvers()
      await look().catch(warn)
      const pause = sleep(everyMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
      await Promise.race([woken.promise, pause])
    }
  }

  const running = run()
  return {
    wake: () => woken.resolve(),
    async retryWaiting() {
      failures = 0
      heldUntil = 0
      await retryWaitingMails(db, now())
      woken.resolve()
    },
    async stop() {
      stopping.abort()
      await Promise.race([running, sleep(STOP_MS, undefined, { ref: false })])
    },
  }
}

/** Doubles with each attempt, up to six hours for pauses that begin with a minute. */
const pauseAfter = (attempts: number, firstMs: number): number =>
  firstMs * Math.min(2 ** Math.max(0, attempts - 1), LONGEST_PAUSES)
