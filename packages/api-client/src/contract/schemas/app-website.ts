import { z } from 'zod'
import type { CallSchema } from './call-schema.ts'
import { bulkAnswer, filtersOf, listOf, page, selection } from './fields/list-fields.ts'
import { changedText, id, version, rowId } from './fields/shared-fields.ts'
import { siteLimits, siteStatuses, sortColumns } from '../vocabulary/index.ts'
import { changedWebsite, newWebsite, websiteFields } from './website.ts'

const websiteRow = z.object({
  ...websiteFields,
  owner: z.object({ id: rowId, email: z.string() }),
  /**
   * The metrics of the range `30d`: the 30 whole days that end yesterday, in the site's own time zone, as its dashboard
   * has them.
   */
  pageviews: z.int(),
  visitors: z.int(),
})

const websiteFilters = filtersOf('sites')

/** The fields that only administrators change. */
const administeredFields = {
  /** The id of a template; empty for none. */
  theme_id: z.union([z.literal('').transform(() => null), id], { error: 'field_invalid' }).optional(),
  status: z.enum(siteStatuses, { error: 'field_invalid' }).optional(),
  /** Why the site is disabled, for its owner; only beside the status `disabled`. */
  status_reason: changedText(siteLimits.statusReason),
}

const isReasonOfDisabling = ({ status, status_reason }: { status?: unknown; status_reason?: unknown }): boolean =>
  status_reason === undefined || status === 'disabled'
const noReason = { path: ['status_reason'], error: 'field_invalid' }

/** One change of many websites. */
const siteBulkChange = { ...administeredFields, owner_id: id.optional() }
const isOneChange = (given: { status?: unknown; theme_id?: unknown; owner_id?: unknown }): boolean =>
  [given.status, given.theme_id, given.owner_id].filter((value) => value !== undefined).length === 1
const notOneChange = { path: ['status'], error: 'field_required' }

const siteId = id.meta({ description: 'The website.' })

export const appWebsite = {
  fetchAppWebsiteList: {
    input: z.object({ ...page(sortColumns('sites')), ...websiteFilters }),
    output: listOf(websiteRow),
  },
  createAppWebsite: {
    input: z.object({ owner_id: id, ...newWebsite, theme_id: id.optional() }),
    output: websiteRow,
    errors: ['not_found', 'domain_taken'],
  },
  updateAppWebsite: {
    input: z
      .object({ id: siteId, version, ...changedWebsite, ...administeredFields })
      .refine(isReasonOfDisabling, noReason),
    output: websiteRow,
    errors: ['not_found', 'row_changed', 'domain_taken'],
  },
  updateAppWebsites: {
    input: z
      .object({ ...selection(websiteFilters), ...siteBulkChange })
      .refine(isOneChange, notOneChange)
      .refine(isReasonOfDisabling, noReason),
    output: bulkAnswer,
    errors: ['not_found', 'total_changed', 'too_many_rows'],
  },
  previewAppWebsites: {
    input: z
      .object({ ...selection(websiteFilters), ...siteBulkChange })
      .refine(isOneChange, notOneChange)
      .refine(isReasonOfDisabling, noReason),
    output: z.object({
      /** How many websites the change would change. */
      changing: z.int(),
      /** How many are so already. */
      unchanged: z.int(),
      /** How many of the ids are no website any more. */
      missing: z.int(),
      /** The first of those that would change, each with the e-mail of its owner. */
      examples: z.array(z.object({ domain: z.string(), owner_email: z.string() })),
      /** Of a transfer: how many websites the new owner has then, and how many a member may have; null where there is no limit. */
      new_owner: z.object({ sites: z.int(), limit: z.int().nullable() }).nullable(),
    }),
    errors: ['not_found', 'total_changed', 'too_many_rows'],
  },
  deleteAppWebsite: {
    input: z.object(selection(websiteFilters)),
    output: bulkAnswer,
    errors: ['total_changed', 'too_many_rows'],
  },
  transferAppWebsite: {
    input: z.object({ id: siteId, version, owner_id: id }),
    output: websiteRow,
    errors: ['not_found', 'row_changed'],
  },
} satisfies Record<string, CallSchema>
