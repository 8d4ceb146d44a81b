import { z } from 'zod'
import { address, givenAddress } from './fields/address.ts'
import type { CallSchema } from './call-schema.ts'
import { listOf, page } from './fields/list-fields.ts'
import {
  booleanField,
  email,
  id,
  instant,
  jsonField,
  naturalNumber,
  changedText,
  newPassword,
  requiredText,
  version,
  rowId,
} from './fields/shared-fields.ts'
import { notice } from './fields/notice.ts'
import { orderRow } from './user-order.ts'
import { pointRow } from './user-points.ts'
import {
  accountLevels,
  analyticsStatuses,
  apiKeyLimits,
  apiKeyScopes,
  codeLength,
  listLimits,
  noticeKinds,
  passwordLimits,
  plans,
  profileLimits,
  instanceSettingLimits,
  themeChoices,
  timeFormats,
  tiers,
  userStatuses,
} from '../vocabulary/index.ts'

/** The content that the browser stores under `userinfo`. */
export const userinfo = z.object({
  email: z.string(),
  /** The code that this person gives to people whom they invite. */
  invite_code: z.string(),
  /** The token with which the next one is requested; null where this session ends with its token. */
  refresh_token: z.string().nullable(),
  analytics_status: z.enum(analyticsStatuses),
  vip_status: z.enum(tiers),
  /** The end of the membership; null for one without an end. */
  expired_time: instant.nullable(),
  status: z.enum(userStatuses),
})

const profile = z.object({
  union_id: z.string(),
  nickname: z.string().nullable(),
  /** The region, ISO 3166-1 alpha-2, optionally with a subdivision. */
  region: z.string().nullable(),
  points: z.int(),
  /** The time at which the person proved to read mail at the address of the account. */
  email_confirmed_at: instant.nullable(),
  locale: z.string().nullable(),
  theme: z.enum(themeChoices).nullable(),
  time_format: z.enum(timeFormats).nullable(),
  addresses: z.array(address),
  version: z.int(),
})

const session = z.object({
  id: z.string(),
  /** The browser and system, by which people recognize a session: `Firefox · Linux`. */
  agent: z.string().nullable(),
  /** The country in which the session began, ISO 3166-1 alpha-2; null where it is unknown. */
  country: z.string().nullable(),
  is_current: z.boolean(),
  /** True for a session in which an administrator views this person's account. */
  is_view_as: z.boolean(),
  created_at: instant,
  last_used_at: instant,
  expires_at: instant,
})

const apiKey = z.object({
  id: rowId,
  name: z.string(),
  /** The key's first characters, by which people recognize it. */
  prefix: z.string(),
  scopes: z.array(z.enum(apiKeyScopes)),
  /** The sites of the key that its owner still sees; null stands for all of them. */
  sites: z.array(z.object({ id: rowId, name: z.string(), domain: z.string() })).nullable(),
  created_at: instant,
  last_used_at: instant.nullable(),
})

const noticeSetting = z.object({
  kind: z.enum(noticeKinds),
  in_app: z.boolean(),
  by_mail: z.boolean(),
  /** Whether the notices are always sent, in the app and by mail. */
  is_fixed: z.boolean(),
})
const requiredBoolean = booleanField.optional().transform((given) => given === true)

const code = requiredText('field_required', codeLength)
const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) })

const ownRows = z.object(page(['id', 'created_at']))

export const user = {
  info: {
    input: z.object({}),
    output: z.object({
      /** The user info without the refresh token, which only signing in and refreshing answer. */
      userinfo,
      level: z.enum(accountLevels),
      profile,
      /** Whether this person must set up a second factor before anything else. */
      are_two_factors_missing: z.boolean(),
      /** The time at which the account is deleted, unless that is cancelled; null where it stays. */
      deletion_due_at: instant.nullable(),
      /** The mode of the session, where an administrator views this person's account. */
      view_as: z.object({ is_read_only: z.boolean(), expires_at: instant }).nullable(),
    }),
  },
  update: {
    input: z.object({
      version,
      nickname: changedText(profileLimits.nickname),
      region: changedText(profileLimits.region),
      /** A language tag, which mails use too. */
      locale: changedText(profileLimits.locale),
      theme: changedText(profileLimits.theme).pipe(z.enum(themeChoices, { error: 'field_invalid' }).nullish()),
      time_format: changedText(profileLimits.theme).pipe(z.enum(timeFormats, { error: 'field_invalid' }).nullish()),
      /** The complete list of addresses; those that are left out are deleted. */
      addresses: jsonField(z.array(givenAddress).max(profileLimits.addresses)).optional(),
    }),
    output: profile,
    errors: ['row_changed'],
  },
  changePassword: {
    input: z.object({ password: requiredText('field_required', passwordLimits.maxLength), new_password: newPassword }),
    output: z.object({ token: z.string(), userinfo }),
    errors: ['password_wrong'],
  },
  twoFactors: {
    input: z.object({}),
    output: z.object({
      /** The time since which there is a second factor; null without one. */
      since: instant.nullable(),
      recovery_codes_left: z.int(),
      /** Whether this instance requires a second factor of people of this level. */
      is_required: z.boolean(),
    }),
  },
  startTwoFactors: {
    input: z.object({ password: requiredText('field_required', passwordLimits.maxLength) }),
    output: z.object({
      /** The secret in base32, for typing. */
      secret: z.string(),
      /** The content of the QR code. */
      uri: z.string(),
    }),
    errors: ['password_wrong', 'two_factors_on'],
  },
  confirmTwoFactors: {
    input: z.object({ code }),
    output: recoveryCodes,
    errors: ['code_invalid', 'two_factors_on', 'two_factors_off'],
  },
  renewRecoveryCodes: {
    input: z.object({ code }),
    output: recoveryCodes,
    errors: ['code_invalid', 'two_factors_off'],
  },
  endTwoFactors: {
    input: z.object({ password: requiredText('field_required', passwordLimits.maxLength) }),
    output: z.object({}),
    errors: ['password_wrong', 'two_factors_off', 'two_factors_required'],
  },
  changeEmail: {
    input: z.object({ email, password: requiredText('field_required', passwordLimits.maxLength) }),
    output: z.object({}),
    errors: ['password_wrong', 'mail_not_configured'],
  },
  sendConfirmation: { input: z.object({}), output: z.object({}), errors: ['mail_not_configured'] },
  points: { input: ownRows, output: listOf(pointRow) },
  pointRules: {
    input: z.object({}),
    output: z.object({
      /** The points for an invited person whose first order is paid; 0 for none. */
      per_referral: z.int(),
      /** The points for each whole major unit of an order's currency; 0 for none. */
      per_unit: z.int(),
      /** The points that a month costs; 0 where it cannot be bought with points. */
      per_month: z.int(),
      /** The plan that a month would prolong; null without one. */
      plan: z.enum(plans).nullable(),
      /** Whether a card pays for the plan, which then cannot be prolonged. */
      is_paid_by_card: z.boolean(),
    }),
  },
  spendPoints: {
    input: z.object({
      /** The plan and the points that were shown: nothing is bought if they have changed. */
      plan: z.enum(plans, { error: 'field_invalid' }),
      points: naturalNumber(instanceSettingLimits.points),
    }),
    output: orderRow,
    errors: ['points_insufficient', 'points_off', 'points_no_plan', 'points_changed', 'subscription_running'],
  },
  invitation: {
    input: ownRows,
    output: listOf(
      z.object({
        /** A number that counts from the first one. */
        id: rowId,
        created_at: instant,
        has_paid: z.boolean(),
        /** The points for this person, without reversed ones. */
        points: z.int(),
      }),
    ).extend({ paying: z.int(), points: z.int() }),
  },
  orders: { input: ownRows, output: listOf(orderRow) },
  notices: { input: ownRows, output: listOf(notice).extend({ unread: z.int() }) },
  readNotices: {
    input: z.object({
      /** The ids of the notices; absent stands for all. */
      ids: jsonField(z.array(id).min(1).max(listLimits.ids)).optional(),
      /** True marks them as unread again. */
      is_unread: booleanField.optional(),
    }),
    output: z.object({ unread: z.int() }),
  },
  noticeSettings: {
    input: z.object({}),
    output: z.object({
      list: z.array(noticeSetting),
      /** Whether this instance sends mail. */
      is_mail_on: z.boolean(),
    }),
  },
  updateNoticeSetting: {
    input: z.object({
      kind: z.enum(noticeKinds, { error: 'field_invalid' }),
      in_app: requiredBoolean,
      by_mail: requiredBoolean,
    }),
    output: noticeSetting,
    errors: ['notices_always'],
  },
  sessions: { input: z.object({}), output: z.object({ list: z.array(session) }) },
  endSessions: {
    input: z.object({
      /** The id of the session; absent ends all but this one. */
      id: z.uuid({ error: 'field_invalid' }).optional(),
    }),
    output: z.object({ ended: z.int() }),
    errors: ['not_found'],
  },
  apiKeys: { input: z.object({}), output: z.object({ list: z.array(apiKey) }) },
  createApiKey: {
    input: z.object({
      name: requiredText('field_required', apiKeyLimits.name),
      /** The scopes; absent allows reading statistics only. */
      scopes: jsonField(
        z
          .array(z.enum(apiKeyScopes, { error: 'field_invalid' }))
          .min(1, 'field_required')
          .max(apiKeyLimits.scopes, 'field_invalid')
          .transform((scopes) => [...new Set(scopes)]),
      ).optional(),
      /** The sites; absent stands for all that its owner sees, including future ones. */
      site_ids: jsonField(
        z
          .array(id)
          .min(1, 'field_required')
          .max(apiKeyLimits.sites, 'too_many_rows')
          .transform((ids) => [...new Set(ids)]),
      ).optional(),
    }),
    output: apiKey.extend({ key: z.string() }),
    errors: ['too_many_keys', 'site_no_permission'],
  },
  deleteApiKey: { input: z.object({ id }), output: z.object({}), errors: ['not_found'] },
  exportData: {
    input: z.object({}),
    output: z.object({
      /** The id of the running export, where there is one. */
      job_id: rowId,
    }),
    errors: ['disk_full'],
  },
  deletion: {
    input: z.object({}),
    output: z.object({
      due_at: instant.nullable(),
      /** One's own sites, which are deleted with the account. */
      sites: z.array(
        z.object({
          id: rowId,
          name: z.string(),
          domain: z.string(),
          /** The number of people it is shared with. */
          viewers: z.int(),
        }),
      ),
    }),
  },
  deleteAccount: {
    input: z.object({
      /** The address of the account, which must be typed. */
      email,
      /** The password, or else a code of the second factor. */
      password: z.string().max(passwordLimits.maxLength, 'field_too_long').optional(),
      code: z.string().max(codeLength, 'field_too_long').optional(),
      /** Confirms that one's own sites are deleted too. */
      deletes_sites: requiredBoolean,
    }),
    output: z.object({ due_at: instant }),
    errors: [
      'email_mismatch',
      'sites_unconfirmed',
      'password_wrong',
      'code_invalid',
      'last_admin',
      'subscription_not_cancelled',
    ],
  },
  keepAccount: { input: z.object({}), output: z.object({}), errors: ['not_found'] },
} satisfies Record<string, CallSchema>
