import { ApiError } from '../../errors.ts'
import { addRecipient, listRecipients, removeRecipient, sendReportNow } from '../../site-reports/recipients.ts'
import { idOf } from '../../store/relational/ids.ts'
import type { Handlers } from '../context.ts'

export const siteReport: Handlers<'siteReport'> = {
  fetchReports: async ({ site, principal: { user }, services: { db } }) => ({
    list: await listRecipients(db, { site, user }),
  }),

  async addReport({ input, site, principal: { user }, services: { db, invitationLimit, now } }) {
    const isForOther = input.email !== user.email
    if (isForOther && invitationLimit.wait(String(user.id), now().getTime()) > 0)
      throw new ApiError('too_many_invitations')
    return addRecipient(db, { site, user }, input, now())
  },

  async removeReport({ input, site, principal: { user }, services: { db } }) {
    await removeRecipient(db, { site, user }, idOf(input.id))
    return {}
  },

  async sendReport({ input, site, principal: { user }, services: { db, mail, now } }) {
    if (mail === undefined) throw new ApiError('mail_not_configured')
    await sendReportNow(db, { site, user }, idOf(input.id), now())
    mail.wake()
    return {}
  },
}
