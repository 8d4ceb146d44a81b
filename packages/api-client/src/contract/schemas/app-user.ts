import { z } from 'zod'
import { address, givenAddress } from './fields/address.ts'
import type { CallSchema } from './call-schema.ts'
import { bulkAnswer, filtersOf, listOf, page, selection } from './fields/list-fields.ts'
import {
  booleanField,
  changedText,
  csvFile,
  dateField,
  email,
  id,
  instant,
  jsonField,
  newPassword,
  requiredText,
  rowId,
  version,
  versioned,
} from './fields/shared-fields.ts'
import { stats } from './stats/stats.ts'
import { userinfo } from './user.ts'
import {
  accountLevels,
  analyticsIntervals,
  analyticsStatuses,
  billings,
  noticeLimits,
  plans,
  profileLimits,
  resettables,
  suggestedFilters,
  tiers,
  userStatuses,
  sortColumns,
} from '../vocabulary/index.ts'

const appUserRow = z.object({
  id: rowId,
  /** The id of the user for other systems. */
  union_id: z.string(),
  email: z.string(),
  nickname: z.string().nullable(),
  level: z.enum(accountLevels),
  region: z.string().nullable(),
  /** The person whose invitation code this one came with; null without one, and once that account is deleted. */
  inviter: z.object({ union_id: z.string(), email: z.string() }).nullable(),
  /** The referral code of the registration. */
  ref_code: z.string().nullable(),
  invite_code: z.string(),
  utm_source: z.string().nullable(),
  utm_medium: z.string().nullable(),
  utm_campaign: z.string().nullable(),
  utm_term: z.string().nullable(),
  utm_content: z.string().nullable(),
  union_code: z.string().nullable(),
  vip_status: z.enum(tiers),
  expired_time: instant.nullable(),
  points: z.int(),
  analytics_status: z.enum(analyticsStatuses),
  status: z.enum(userStatuses),
  /** False for a person who was invited or imported and has not set one yet. */
  has_password: z.boolean(),
  last_login_at: instant.nullable(),
  addresses: z.array(address),
  ...versioned,
})

const filters = filtersOf('appUsers')

const profile = {
  nickname: changedText(profileLimits.nickname),
  region: changedText(profileLimits.region),
  ref_code: changedText(profileLimits.ref_code),
  utm_source: changedText(profileLimits.utm_source),
  utm_medium: changedText(profileLimits.utm_medium),
  union_code: changedText(profileLimits.union_code),
  addresses: jsonField(z.array(givenAddress).max(profileLimits.addresses)).optional(),
}

const period = {
  /** The first day, UTC; 30 days before the last by default. */
  from: dateField.optional(),
  /** The last day, UTC; today by default. */
  to: dateField.optional(),
  interval: z.enum(analyticsIntervals, { error: 'field_invalid' }).default('day'),
}

const money = z.object({ currency: z.string(), amount: z.int() })

/** What happened to orders within some time. Amounts are in minor units, a row for each currency. */
const paymentSums = {
  /** Orders by the time of their payment, those that were refunded later included. */
  orders: z.int(),
  /** The orders among them of people who had paid an order before. */
  renewals: z.int(),
  /** Orders by the time of their refund. */
  refunded: z.int(),
  /** Memberships that ended, with no other order of the person that goes on. */
  churned: z.int(),
  /** What was paid, without orders that were refunded later. */
  amounts: z.array(money),
  /** What was refunded. */
  refunded_amounts: z.array(money),
}

const registrationSums = {
  registrations: z.int(),
  /** The registrations with a referral code. */
  referred: z.int(),
  /** The registrations among them whose code is the invitation of a user. */
  invited: z.int(),
  /** The registrations that have paid an order by now. */
  paying: z.int(),
}

const usageSums = {
  /** Sites at the end of the time. */
  sites: z.int(),
  /** Sites that were added within the time. */
  new_sites: z.int(),
  /** Sites with a view or a custom event within the time. */
  active_sites: z.int(),
  /** Distinct owners of these sites. */
  active_owners: z.int(),
  /** The views and custom events. */
  events: z.int(),
}

export const appUser = {
  fetchAppUserList: {
    input: z.object({ ...page(sortColumns('appUsers')), ...filters }),
    output: listOf(appUserRow),
  },
  fetchFilterValues: {
    input: z.object({
      /** The name of the filter. */
      field: z.enum(suggestedFilters('appUsers'), { error: 'field_required' }),
      /** The prefix of the values. */
      search: filters.email,
    }),
    output: z.object({
      /** Values that app users have, each once, in alphabetical order. At most `listLimits.suggestions`. */
      list: z.array(z.string()),
    }),
  },
  updateAppUser: {
    input: z.object({
      id,
      version,
      email: email.optional(),
      status: z.enum(userStatuses, { error: 'field_invalid' }).optional(),
      /** The level, which only administrators may set. */
      level: z.enum(accountLevels, { error: 'field_invalid' }).optional(),
      ...profile,
    }),
    output: appUserRow,
    errors: ['not_found', 'row_changed', 'staff_protected', 'own_account', 'last_admin', 'email_taken'],
  },
  deleteAppUser: {
    input: z.object(selection(filters)),
    output: bulkAnswer,
    errors: ['total_changed', 'too_many_rows'],
  },
  addAppUser: {
    input: z.object({
      email,
      level: z.enum(accountLevels, { error: 'field_invalid' }).default('member'),
      password: newPassword.optional(),
      ...profile,
    }),
    output: z.object({
      user: appUserRow,
      /** A one-time link that sets the password; null where one was given. */
      link: z.string().nullable(),
    }),
    errors: ['email_taken'],
  },
  pushAppUser: {
    input: z.object({
      ...selection(filters),
      title: requiredText('field_required', noticeLimits.title),
      body: requiredText('field_required', noticeLimits.body),
    }),
    output: bulkAnswer,
    errors: ['total_changed', 'too_many_rows'],
  },
  delAddress: {
    input: z.object({
      /** The id of the address. */
      id,
      user_id: id,
    }),
    output: z.object({}),
    errors: ['not_found'],
  },
  resetUser: {
    input: z.object({ id, what: z.enum(resettables, { error: 'field_required' }) }),
    output: z.object({
      /** A one-time link that sets a new password; null for other resets. */
      link: z.string().nullable(),
      /** The job that deletes collected data; null for other resets. */
      job_id: rowId.nullable(),
    }),
    errors: ['not_found', 'own_account'],
  },
  importNew: {
    input: z.object({
      /**
       * A CSV file in UTF-8 with a header line; the column `email` is required; at most `csvImportLimits.lines` lines.
       */
      file: csvFile,
      /** Whether the lines are only checked: the report says what would happen to each, and nobody is created. */
      dry_run: booleanField.default(false),
    }),
    output: z.object({ job_id: rowId }),
    errors: ['file_invalid'],
  },
  fetchToken: {
    input: z.object({
      id,
      /** Whether the token may also write. */
      may_write: booleanField.default(false),
    }),
    output: z.object({ token: z.string(), userinfo, expires_at: instant }),
    errors: ['not_found', 'staff_protected', 'account_disabled'],
  },
  fetchQueryApi: {
    input: stats.query.input.extend({
      /** The id of the user whose site it is. */
      id,
    }),
    output: stats.query.output,
    errors: ['not_found', 'figure_unavailable'],
  },
  payAnalytics: {
    input: z.object({ ...period, plan: z.enum(plans, { error: 'field_invalid' }).optional() }),
    output: z.object({
      series: z.array(z.object({ start: instant, ...paymentSums })),
      totals: z.object(paymentSums),
      /** The totals of each plan and billing that has any. */
      plans: z.array(z.object({ plan: z.enum(plans), billing: z.enum(billings), ...paymentSums })),
      /** The present members by tier. */
      members: z.object({ trial: z.int(), standard: z.int(), premium: z.int(), expired: z.int() }),
    }),
    errors: ['span_invalid'],
  },
  shareAnalytics: {
    input: z.object(period),
    output: z.object({
      series: z.array(z.object({ start: instant, ...registrationSums })),
      totals: z.object(registrationSums),
      /** The sources with the most registrations, at most `analyticsLimits.sources`. */
      sources: z.array(
        z.object({
          utm_source: z.string().nullable(),
          utm_medium: z.string().nullable(),
          registrations: z.int(),
          /** The number of them that have paid. */
          paying: z.int(),
        }),
      ),
      /** The codes with the most registrations, at most `analyticsLimits.referrers`. */
      referrers: z.array(
        z.object({
          /** A referral code, or somebody's invitation code. */
          ref_code: z.string(),
          /** The address of the invitation code's owner; null where it is nobody's. */
          email: z.string().nullable(),
          registrations: z.int(),
          /** The number of them that have paid. */
          paying: z.int(),
        }),
      ),
    }),
    errors: ['span_invalid'],
  },
  usageAnalytics: {
    input: z.object(period),
    output: z.object({
      series: z.array(z.object({ start: instant, ...usageSums })),
      totals: z.object(usageSums),
    }),
    errors: ['span_invalid'],
  },
} satisfies Record<string, CallSchema>
