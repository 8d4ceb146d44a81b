import { putReceipts } from './billing/put-receipts.ts'
import { startMail, type MailOptions, type MailService } from './mail/mail.ts'
import { mailNotices } from './notices/mail-notices.ts'
import { putDueReports } from './site-reports/put-due-reports.ts'

/** Sends the mails of the instance: before each look for them, notices, receipts and reports that are due are added. */
export function startInstanceMail(
  settings: MailOptions['settings'] | undefined,
  options: Omit<MailOptions, 'settings' | 'beforeLook'>,
): MailService | undefined {
  if (settings === undefined) return undefined
  return startMail({
    ...options,
    settings,
    async beforeLook() {
      await mailNotices(options.db, new Date())
      await putReceipts(options.db, new Date())
      await putDueReports(options.db, new Date())
    },
  })
}
