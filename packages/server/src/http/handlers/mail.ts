import { MailError } from '../../mail/mail-error.ts'
import { readMailStatus } from '../../mail/mail-status.ts'
import { changeSubscription } from '../../mail/unsubscribe.ts'
import { GIVE_UP_MS } from '../../mail/put-mail.ts'
import { ApiError } from '../../errors.ts'
import { idOf } from '../../store/relational/ids.ts'
import { retryMail } from '../../store/relational/mail/mails.ts'
import type { Handlers } from '../context.ts'

export const mail: Handlers<'mail'> = {
  unsubscribe: ({ input, services: { db, mailLinks, now } }) =>
    changeSubscription(db, mailLinks, input.code, input.is_undone !== true, now()),
  fetchStatus: ({ services: { db, mail: service, now } }) => readMailStatus(db, service?.settings, now()),
  async sendTest({ input, services: { mail: service } }) {
    if (service === undefined) throw new ApiError('mail_not_configured')
    try {
      await service.sendTest(input.email, input.locale ?? null)
      return { failure: null, error: null }
    } catch (error) {
      const { failure, message } = MailError.of(error)
      return { failure, error: message }
    }
  },
  async retry({ input, services: { db, mail: service, now } }) {
    if (service === undefined) throw new ApiError('mail_not_configured')
    const expiresAt = new Date(now().getTime() + GIVE_UP_MS)
    if (!(await retryMail(db, idOf(input.id), expiresAt, now()))) throw new ApiError('not_found')
    service.wake()
    return {}
  },
}
