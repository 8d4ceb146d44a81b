import { newMail } from '../mail/put-mail.ts'
import type { Database } from '../store/relational/database.ts'
import { insertMails } from '../store/relational/mail/mails.ts'
import { listDueReports, putOffReport } from '../store/relational/mail/site-reports.ts'
import { nextReportAt, reportEnd } from './schedule.ts'

const AT_ONCE = 200

/**
 * Puts the reports that are due into the outbox, each once for its period, even when several servers do so or one ends
 * in between. When several periods have passed meanwhile, only the latest is reported.
 */
export async function putDueReports(db: Database, now: Date): Promise<void> {
  for (;;) {
    const due = await listDueReports(db, now, AT_ONCE)
    if (due.length === 0) return
    await db.transaction().execute(async (transaction) => {
      const mails = due.map((report) => {
        const to = reportEnd(report.rhythm, report, now).toString()
        return newMail(
          {
            kind: 'report',
            address: report.address,
            locale: report.locale,
            data: { report_id: report.id, to },
            onceKey: `report ${report.id} ${to}`,
          },
          now,
        )
      })
      await insertMails(transaction, mails, now)
      for (const report of due) await putOffReport(transaction, report.id, nextReportAt(report.rhythm, report, now))
    })
  }
}
