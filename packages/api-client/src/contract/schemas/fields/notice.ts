import { z } from 'zod'
import { currency, instant, rowId } from './shared-fields.ts'
import {
  billings,
  connectionProviders,
  jobKinds,
  membershipEndCauses,
  orderEvents,
  plans,
  securityEvents,
} from '../../vocabulary/index.ts'

/** The values of a notice's texts, by its kind. */
export const noticeData = {
  membership_ends: z.object({ days: z.int(), expires_at: instant, cause: z.enum(membershipEndCauses).optional() }),
  payment_failed: z.object({ until: instant }),
  order: z.object({
    event: z.enum(orderEvents),
    order_no: z.string(),
    /** The e-mail address of the order's owner. */
    email: z.string(),
    plan: z.enum(plans),
    billing: z.enum(billings),
    /** The amount in the currency's minor unit. */
    amount: z.int(),
    currency,
    ends_at: instant,
  }),
  job_finished: z.object({
    has_succeeded: z.boolean(),
    job: z.enum(jobKinds),
    /** The domain of the site. */
    domain: z.string().nullable(),
  }),
  site_without_data: z.object({ domain: z.string(), hours: z.int() }),
  viewer_joined: z.object({ person: z.string(), domain: z.string() }),
  connection_ended: z.object({
    provider: z.enum(connectionProviders),
    /** The e-mail address or name of the account. */
    label: z.string(),
    /** The reason that an administrator has written; null where the provider has ended the access. */
    reason: z.string().nullable(),
    /** False where the provider has not confirmed that the access has ended. */
    is_revoked: z.boolean().optional(),
  }),
  site_transferred: z.object({
    domain: z.string(),
    /** Whether the site is the person's own now; otherwise it was. */
    is_received: z.boolean(),
  }),
  site_status: z.object({
    domain: z.string(),
    /** Whether the site's events are not counted any more; otherwise they are again. */
    is_disabled: z.boolean(),
    /** Why, as an administrator has written it. */
    reason: z.string().nullable(),
  }),
  security: z.object({
    event: z.enum(securityEvents),
    /** A name, an address or a place. */
    detail: z.string(),
  }),
} as const

const base = {
  id: rowId,
  /** The title in English, for clients that do not know the kind. */
  title: z.string(),
  body: z.string(),
  /** The page of the app that the notice leads to. */
  link: z.string().nullable(),
  read_at: instant.nullable(),
  created_at: instant,
}

const noticeOf = <Kind extends keyof typeof noticeData>(kind: Kind) =>
  z.object({ ...base, kind: z.literal(kind), data: z.nullable(noticeData[kind]) })

/** A notice; without data it has its own title and body. */
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
  noticeOf('site_status'),
  noticeOf('security'),
])
