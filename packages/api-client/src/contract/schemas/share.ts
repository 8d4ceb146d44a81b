import { z } from 'zod'
import { entryDeletion } from './deleted-entry.ts'
import type { CallSchema } from './call-schema.ts'
import {
  booleanField,
  checkedJsonField,
  dateField,
  framingHost,
  id,
  instant,
  jsonField,
  key,
  newPassword,
  requiredText,
  version,
  rowId,
} from './fields/shared-fields.ts'
import { themeLook } from './fields/theme-look.ts'
import { filterList } from './stats/stats-query.ts'
import {
  checkFilters,
  passwordLimits,
  querySize,
  shareLimits,
  sharePanels,
  statsLimits,
  weekStarts,
  type Filter,
  type MessageKey,
} from '../vocabulary/index.ts'

/**
 * The fixed filters of a share link, or the message of the first error. They may be no larger than what every dashboard answers, and
 * leave out no goal: once the goal was renamed or deleted they would leave out nobody.
 */
function checkSegment(entries: unknown): Filter[] | MessageKey {
  const filters = checkFilters(entries)
  if (!Array.isArray(filters)) return filters
  const isExcludingGoals = ([operator, dimension]: Filter) => dimension === 'goal' && operator.endsWith('_not')
  if (filters.some(isExcludingGoals)) return 'field_invalid'
  return querySize(filters, statsLimits.panels) > statsLimits.querySize ? 'query_too_large' : filters
}

/** What a link shows of the dashboard. */
const shown = {
  /** The filters that always apply to what the link shows; empty for a link that shows all visitors. */
  filters: filterList,
  /** The panels that the link shows; null for all. */
  panels: z.array(z.enum(sharePanels)).nullable(),
  /** Whether the chart has the site's annotations. */
  has_annotations: z.boolean(),
}

const shareLink = z.object({
  id: rowId,
  /** The name of the link, such as its recipient or purpose. */
  name: z.string(),
  /** The token, which opens `/share/<token>` and is sent in place of a session's. */
  token: z.string(),
  /** Whether it shows the dashboard only to people who know its password. */
  has_password: z.boolean(),
  /** The last day on which it shows anything, in the time zone of the site; null for a link without an end. */
  ends_on: z.iso.date().nullable(),
  /** Whether that day is over. */
  has_ended: z.boolean(),
  ...shown,
  version: z.int(),
  created_at: instant,
})

/** A text that may be empty, which counts as null. */
const orEmpty = <Value extends z.ZodType>(value: Value) =>
  z.union([z.literal('').transform(() => null), value]).optional()

/** The fields of `shown`; an absent one is unchanged, and a new link then shows everything without annotations. */
const shownFields = {
  /** The fixed filters, as those of statistics, without such that leave out goals; an empty list removes them. */
  filters: checkedJsonField(filterList, checkSegment).optional(),
  /** A list of panels, which may be empty; nothing stands for all. */
  panels: orEmpty(
    jsonField(
      z
        .array(z.enum(sharePanels, { error: 'field_invalid' }), { error: 'field_invalid' })
        .transform((panels) => sharePanels.filter((panel) => panels.includes(panel))),
    ),
  ),
  has_annotations: booleanField.optional(),
}

const framing = z.object({
  /**
   * The hosts whose pages may show the dashboard in a frame, `*.example.com` with all subdomains; empty allows every
   * page.
   */
  hosts: z.array(z.string()),
  version: z.int(),
})

/** Share links, at most `shareLimits.linksPerSite` of a site. */
export const share = {
  info: {
    input: z.object({}),
    output: z.object({
      site_id: rowId,
      name: z.string(),
      domain: z.string(),
      currency_type: z.string(),
      time_zone: z.string(),
      week_start: z.enum(weekStarts),
      /**
       * The public id of the site, which a frame's address contains, so that its answer says which pages may show it.
       */
      public_id: z.uuid(),
      /** Whether only some pages may show it in a frame. */
      is_framing_limited: z.boolean(),
      /** The look of the dashboard; null without a published theme. */
      theme: z.object(themeLook).nullable(),
      ...shown,
    }),
    errors: ['link_invalid'],
  },
  open: {
    input: z.object({
      password: z
        .string(key('field_required'))
        .min(1, key('field_required'))
        .max(passwordLimits.maxLength, key('field_too_long')),
    }),
    output: z.object({
      /** It is sent in place of the link's own. */
      token: z.string(),
      expires_at: instant,
    }),
    errors: ['password_wrong'],
  },
  fetchShareLinks: { input: z.object({ site_id: id }), output: z.object({ list: z.array(shareLink) }) },
  createShareLink: {
    input: z.object({
      site_id: id,
      name: requiredText('field_required', shareLimits.name),
      /** Whoever opens the link has to type it; absent or empty for a link without one. */
      password: orEmpty(newPassword),
      /** The last day on which it shows anything; absent or empty for a link without an end. */
      ends_on: orEmpty(dateField),
      ...shownFields,
    }),
    output: shareLink,
    errors: ['name_taken', 'too_many_entries'],
  },
  updateShareLink: {
    input: z.object({
      site_id: id,
      id,
      version,
      name: requiredText('field_required', shareLimits.name).optional(),
      /** An empty one removes it. */
      password: orEmpty(newPassword),
      /** An empty one removes it. */
      ends_on: orEmpty(dateField),
      ...shownFields,
    }),
    output: shareLink,
    errors: ['name_taken', 'not_found', 'row_changed'],
  },
  framing: { input: z.object({ site_id: id }), output: framing },
  updateFraming: {
    input: z.object({
      site_id: id,
      version,
      hosts: jsonField(
        z
          .array(framingHost)
          .max(shareLimits.framingHosts, { error: 'too_many_entries' })
          .transform((hosts) => [...new Set(hosts)]),
      ),
    }),
    output: framing,
    errors: ['row_changed'],
  },
  removeShareLink: { input: z.object({ site_id: id, id }), output: entryDeletion, errors: ['not_found'] },
} satisfies Record<string, CallSchema>
