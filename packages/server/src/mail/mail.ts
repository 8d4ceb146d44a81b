import { randomUUID } from 'node:crypto'
import type { Mail } from '../store/relational/mail/mails.ts'
import { composeMail, type ComposeOptions } from './compose.ts'
import { createLayouts } from './layout/layout.ts'
import { messageOf } from './mail-message.ts'
import { startOutbox, type Outbox } from './outbox.ts'
import { createSmtpServer, type Message } from './smtp.ts'

/** The settings of sending mails. */
export interface MailSettings {
  /** `smtp://…` or `smtps://…`. */
  url: string
  /** `Name <address>`, or an address. */
  from: string
}

type MailToSend = Pick<Mail, 'uuid' | 'kind' | 'address' | 'locale' | 'data' | 'created_at'>

export interface MailService extends Outbox {
  settings: MailSettings
  /** Sends a mail at once, beside the outbox, and what waits after it where it was taken. @throws {MailError} */
  sendTest(address: string, locale: string | null): Promise<void>
}

export interface MailOptions extends ComposeOptions {
  settings: MailSettings
  serverId: string
  log: { warn(message: string): void }
  /** The days for which the record of a mail is kept that was sent or given up. */
  keptDays?: () => number
  /** Adds to the outbox what is due, before each look for mails. */
  beforeLook?: () => Promise<void>
}

/** Sends the mails of the outbox. */
export function startMail({ settings, db, serverId, log, keptDays, beforeLook, ...rest }: MailOptions): MailService {
  const layouts = createLayouts()
  const mailServer = createSmtpServer(settings)
  const { from } = settings
  const compose = async (mail: MailToSend): Promise<Message | undefined> => {
    const composed = await composeMail({ db, ...rest }, mail)
    return composed === undefined ? undefined : messageOf(mail, composed, { from, layouts })
  }
  const outbox = startOutbox({
    db,
    mailServer,
    compose,
    serverId,
    log,
    ...(keptDays !== undefined && { keptDays }),
    ...(beforeLook !== undefined && { beforeLook }),
  })
  return {
    ...outbox,
    settings,
    async sendTest(address, locale) {
      const created_at = new Date().toISOString()
      const message = await compose({ uuid: randomUUID(), kind: 'test', address, locale, data: '{}', created_at })
      if (message === undefined) return
      await mailServer.send(message)
      await outbox.retryWaiting()
    },
  }
}
