import { newMail } from '../mail/put-mail.ts'
import type { Database } from '../store/relational/database.ts'
import { insertMails } from '../store/relational/mail/mails.ts'
import { listOrdersWithoutReceipt, receiptKey } from '../store/relational/mail/receipts.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Stripe tells of a payment for three days where nobody answers. */
const LATEST_MS = 3 * DAY_MS

/** Puts a receipt into the outbox for each order that was paid lately. */
export async function putReceipts(db: Database, now: Date): Promise<void> {
  const orders = await listOrdersWithoutReceipt(db, new Date(now.getTime() - LATEST_MS))
  const mails = orders.map(({ id, email }) =>
    newMail({ kind: 'receipt', address: email, data: { order_id: id }, onceKey: receiptKey(id) }, now),
  )
  await insertMails(db, mails, now)
}
