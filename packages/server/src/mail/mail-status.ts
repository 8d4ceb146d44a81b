import type { Output, Schemas } from '@sightline/api-client/contract'
import type { Database } from '../store/relational/database.ts'
import { countMails, listFailedMails } from '../store/relational/mail/mail-metrics.ts'
import type { MailSettings } from './mail.ts'

type MailStatus = Output<Schemas['mail']['fetchStatus']>

const DAY_MS = 24 * 60 * 60 * 1000

/** @param settings Undefined where the instance sends no mail */
export async function readMailStatus(db: Database, settings: MailSettings | undefined, now: Date): Promise<MailStatus> {
  const counts = await countMails(db, new Date(now.getTime() - DAY_MS))
  const failed = await listFailedMails(db)
  return {
    is_configured: settings !== undefined,
    from: settings?.from ?? null,
    // The rest of it may hold a password.
    server: settings === undefined ? null : new URL(settings.url).host,
    ...counts,
    failed: failed.map((mail) => ({ ...mail, id: String(mail.id) })),
  }
}
