import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Tier } from '@sightline/api-client/contract'
import { createBilling, type Billing } from '../../src/billing/billing.ts'
import { takeEvent, type WebhookOutcome } from '../../src/billing/webhook.ts'
import { startLocalStripe, type RunningStripe, type StartOptions } from '../../src/demo/stripe/start-local-stripe.ts'
import type { StripeEvent } from '../../src/demo/stripe/local-stripe.ts'
import { readMembership } from '../../src/membership/membership.ts'
import { insertInvitedUser } from '../../src/store/relational/accounts/user-changes.ts'
import type { User } from '../../src/store/relational/accounts/users.ts'
import type { Database } from '../../src/store/relational/database.ts'
import { openStore } from './test-store.ts'

/** Stripe in this process, and what the product makes of it, on a database of its own. Both have the same clock. */
export interface BillingFixture {
  db: Database
  stripe: RunningStripe
  billing: Billing
  /** What was logged. */
  lines: string[]
  now: () => Date
  /** Somebody whose trial is over. */
  addMember: () => Promise<User>
  tierOf: (user: User) => Promise<Tier>
  /** Sends an event to the webhook. */
  deliver: (event: StripeEvent) => Promise<WebhookOutcome>
  close: () => Promise<void>
}

export const PLANS_PAGE = 'http://sightline.example/#/vip'

export async function openBillingFixture(options: StartOptions & { timeoutMs?: number } = {}): Promise<BillingFixture> {
  process.env['STRIPE_SUPPRESS_NOTICES'] = 'true'
  const folder = await mkdtemp(join(tmpdir(), 'sightline-billing-'))
  const db = await openStore(folder)
  const stripe = await startLocalStripe({ now: Date.parse('2026-01-31T10:00:00.000Z') / 1000, ...options })
  const now = () => new Date(stripe.state.now * 1000)
  const lines: string[] = []
  const { secretKey, webhookSecret, address: apiBase } = stripe
  const billing = await createBilling(
    { secretKey, webhookSecret, apiBase, timeoutMs: options.timeoutMs },
    { db, now, log: { warn: (line) => void lines.push(line) } },
  )
  let members = 0
  return {
    db,
    stripe,
    billing,
    lines,
    now,
    async addMember() {
      members += 1
      const email = `member${members}@example.com`
      const { id } = await insertInvitedUser(db, { email, level: 'member', passwordHash: '' }, now())
      return db
        .updateTable('app_user')
        .set({ first_login_at: '2020-01-01T00:00:00.000Z', expired_time: '2020-01-31T00:00:00.000Z' })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
    },
    tierOf: async (user) => (await readMembership(db, user, now())).vip_status,
    deliver(event) {
      const { body, headers } = stripe.signed(event)
      return takeEvent(billing, webhookSecret, Buffer.from(body), headers['Stripe-Signature'])
    },
    async close() {
      await stripe.stop()
      await db.destroy()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
