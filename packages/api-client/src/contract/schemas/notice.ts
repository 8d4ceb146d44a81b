import { z } from 'zod'
import { currency, instant, rowId } from './schema.ts'
import { billings, connectionProviders, jobKinds, orderEvents, plans, securityEvents } from '../vocabulary/index.ts'

/** What the texts of a notice are made of, by its kind. */
export const noticeData = {
  membership_ends: z.object({ days: z.int(), expires_at: instant }),
  payment_failed: z.object({ until: instant }),
  order: z.object({
    event: z.enum(orderEvents),
    order_no: z.string(),
    /** Whose order it is. */
    email: z.string(),
    plan: z.enum(plans),
    billing: z.enum(billings),
    /** In the smallest unit of the currency. */
    amount: z.int(),
    currency,
    ends_at: instant,
  }),
  job_finished: z.object({
    has_succeeded: z.boolean(),
    job: z.enum(jobKinds),
    /** Of the site that it was about. */
    domain: z.string().nullable(),
  }),
  site_without_data: z.object({ domain: z.string(), hours: z.int() }),
  viewer_joined: z.object({ person: z.string(), domain: z.string() }),
  connection_ended: z.object({
    provider: z.enum(connectionProviders),
    /** E-mail address or name of the account. */
    label: z.string(),
    /** As an administrator has written it. */
    reason: z.string(),
  }),
  site_transferred: z.object({
    domain: z.string(),
    /** Whether the site is the person's own now; otherwise it was. */
    is_received: z.boolean(),
  }),
  security: z.object({
    event: z.enum(securityEvents),
    /** A name, an address or a place. */
    detail: z.string(),
  }),
} as const

const base = {
  id: rowId,
  /** English, for clients that do not know the kind. */
  title: z.string(),
  body: z.string(),
  /** The page of the app that it is about. */
  link: z.string().nullable(),
  read_at: instant.nullable(),
  created_at: instant,
}

const noticeOf = <Kind extends keyof typeof noticeData>(kind: Kind) =>
  z.object({ ...base, kind: z.literal(kind), data: z.nullable(noticeData[kind]) })

/** Without data it says its own title and body. */
export const notice = z.discriminatedUnion('kind', [
  z.object({ ...base, kind: z.literal('message'), data: z.null() }),
  noticeOf('membership_ends'),
  noticeOf('payment_failed'),
  noticeOf('order'),
  noticeOf('job_finished'),
  noticeOf('site_without_data'),
  noticeOf('viewer_joined'),
  noticeOf('connection_ended'),
  noticeOf('site_transferred'),
  noticeOf('security'),
])
