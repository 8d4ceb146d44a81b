import { z } from 'zod'
import { savedViewLimits } from '../vocabulary/index.ts'
import { entryDeletion } from './deleted-entry.ts'
import type { CallSchema } from './call-schema.ts'
import { booleanField, id, jsonField, requiredText, version, versioned, rowId } from './fields/shared-fields.ts'

/** The parameters of the dashboard's address. Only the app knows their meaning. */
const state = jsonField(
  z
    .record(
      z.string().max(savedViewLimits.key, { error: 'field_too_long' }),
      z.string().max(savedViewLimits.value, { error: 'field_too_long' }),
      {
        error: 'field_invalid',
      },
    )
    .refine((view) => Object.keys(view).length <= savedViewLimits.entries, { error: 'too_many_values' })
    .refine((view) => JSON.stringify(view).length <= savedViewLimits.state, { error: 'field_too_long' })
    // PostgreSQL accepts neither of them.
    .refine(
      (view) =>
        Object.entries(view)
          .flat()
          .every((text) => text.isWellFormed() && !text.includes('\0')),
      {
        error: 'field_invalid',
      },
    ),
)

const savedViewRow = z.object({
  id: rowId,
  name: z.string(),
  state: z.record(z.string(), z.string()),
  /** Whether everybody who sees the site has the view, or only its author. */
  is_shared: z.boolean(),
  /** Whether the caller may change and delete it. */
  may_change: z.boolean(),
  ...versioned,
})

/** Saved views, at most `savedViewLimits.perPerson` of one person at one site. */
export const savedView = {
  fetchSavedViews: { input: z.object({ site_id: id }), output: z.object({ list: z.array(savedViewRow) }) },
  addSavedView: {
    input: z.object({
      site_id: id,
      name: requiredText('field_required', savedViewLimits.name),
      state,
      is_shared: booleanField.default(false),
    }),
    output: savedViewRow,
    errors: ['name_taken', 'too_many_entries'],
  },
  updateSavedView: {
    input: z.object({
      site_id: id,
      id,
      version,
      name: requiredText('field_required', savedViewLimits.name).optional(),
      state: state.optional(),
      is_shared: booleanField.optional(),
    }),
    output: savedViewRow,
    errors: ['not_found', 'row_changed', 'name_taken'],
  },
  deleteSavedView: { input: z.object({ site_id: id, id }), output: entryDeletion, errors: ['not_found'] },
} satisfies Record<string, CallSchema>
