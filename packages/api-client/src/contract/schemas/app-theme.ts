import { z } from 'zod'
import type { CallSchema } from './call-schema.ts'
import { bulkAnswer, filtersOf, listOf, page, selection } from './fields/list-fields.ts'
import {
  booleanField,
  changedText,
  id,
  naturalNumber,
  optionalText,
  pictureFile,
  requiredText,
  version,
  versioned,
  rowId,
} from './fields/shared-fields.ts'
import { themeLimits, themePositions, themeStatuses, sortColumns } from '../vocabulary/index.ts'
import { newThemeLook, themeLook } from './fields/theme-look.ts'

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
const image = z.union([z.literal('').transform(() => undefined), pictureFile], { error: 'image_invalid' }).optional()

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

export const appTheme = {
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
    errors: ['image_invalid', 'logo_flat', 'colour_unreadable'],
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
    errors: ['not_found', 'row_changed', 'image_invalid', 'logo_flat', 'colour_unreadable'],
  },
  moveThemes: {
    input: z.object({
      id,
      version,
      /** The theme beside which it is put. */
      target_id: id,
      position: z.enum(themePositions, { error: 'field_invalid' }),
    }),
    output: themeRow,
    errors: ['not_found', 'row_changed'],
  },
  deleteThemes: {
    input: z.object(selection(themeFilters)),
    output: bulkAnswer,
    errors: ['total_changed', 'too_many_rows'],
  },
} satisfies Record<string, CallSchema>
