import { z } from 'zod'
import {
  booleanField,
  bulkAnswer,
  changedText,
  id,
  filtersOf,
  listOf,
  naturalNumber,
  optionalText,
  page,
  requiredText,
  selection,
  version,
  versioned,
  rowId,
  type CallSchema,
} from './schema.ts'
import { siteStatuses, themeLimits, themeStatuses, sortColumns } from '../vocabulary/index.ts'
import { newThemeLook, themeLook } from './share.ts'
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

const themeRow = z.object({
  id: rowId,
  name: z.string(),
  description: z.string().nullable(),
  /** The path of the picture; null without one. */
  preview_image: z.string().nullable(),
  /** The address of the source code. */
  repository: z.string().nullable(),
  status: z.enum(themeStatuses),
  /** The sort number in lists, the lowest first. */
  sort: z.int(),
  ...themeLook,
  /** The path of a smaller picture, for lists. */
  preview_thumbnail: z.string().nullable(),
  /** The number of websites that have the theme. */
  websites: z.int(),
  ...versioned,
})

const themeFilters = filtersOf('themes')

/** A picture; an empty field leaves the stored one as it is. */
const image = z
  .union(
    [
      z.literal('').transform(() => undefined),
      z
        .file({ error: 'image_invalid' })
        .min(1, { error: 'image_invalid' })
        .max(themeLimits.imageBytes, { error: 'field_too_long' }),
    ],
    { error: 'image_invalid' },
  )
  .optional()

const repository = z
  .union(
    [
      z.literal('').transform(() => null),
      z.url({ protocol: /^https$/, error: 'field_invalid' }).max(themeLimits.repository),
    ],
    {
      error: 'field_invalid',
    },
  )
  .optional()

const siteId = id.meta({ description: 'The website.' })

export const app = {
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
  fetchThemeList: {
    input: z.object({ ...page(sortColumns('themes')), ...themeFilters }),
    output: listOf(themeRow),
  },
  createThemes: {
    input: z.object({
      name: requiredText('field_required', themeLimits.name),
      description: optionalText(themeLimits.description),
      image,
      ...newThemeLook,
      logo: image,
      repository,
      status: z.enum(themeStatuses, { error: 'field_invalid' }).default('draft'),
      sort: naturalNumber(themeLimits.sort).default(0),
    }),
    output: themeRow,
    errors: ['image_invalid', 'colour_unreadable'],
  },
  updateThemes: {
    input: z.object({
      id,
      version,
      name: requiredText('field_required', themeLimits.name).optional(),
      description: changedText(themeLimits.description),
      image,
      ...newThemeLook,
      logo: image,
      repository,
      status: z.enum(themeStatuses, { error: 'field_invalid' }).optional(),
      sort: naturalNumber(themeLimits.sort).optional(),
      /** Whether the logo is removed. */
      removes_logo: booleanField.optional(),
    }),
    output: themeRow,
    errors: ['not_found', 'row_changed', 'image_invalid', 'colour_unreadable'],
  },
  deleteThemes: {
    input: z.object(selection(themeFilters)),
    output: bulkAnswer,
    errors: ['total_changed', 'too_many_rows'],
  },
} satisfies Record<string, CallSchema>
