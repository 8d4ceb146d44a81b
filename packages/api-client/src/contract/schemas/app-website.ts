import { z } from 'zod'
import { bulkAnswer, id, filtersOf, listOf, page, selection, version, rowId, type CallSchema } from './schema.ts'
import { siteStatuses, sortColumns } from '../vocabulary/index.ts'
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
    input: z.object({
      id: siteId,
      version,
      ...changedWebsite,
      theme_id: z.union([z.literal('').transform(() => null), id], { error: 'field_invalid' }).optional(),
      status: z.enum(siteStatuses, { error: 'field_invalid' }).optional(),
    }),
    output: websiteRow,
    errors: ['not_found', 'row_changed', 'domain_taken'],
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
