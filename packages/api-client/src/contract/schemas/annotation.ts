import { z } from 'zod'
import { annotationLimits } from '../vocabulary/index.ts'
import { entryDeletion } from './deleted-entry.ts'
import type { CallSchema } from './call-schema.ts'
import { dateField, id, requiredText, version, versioned, rowId } from './fields/shared-fields.ts'

const annotationRow = z.object({
  id: rowId,
  /** The day in the site's time zone. */
  day: z.iso.date(),
  text: z.string(),
  ...versioned,
})

/** Annotations on days, at most `annotationLimits.perSite` of a site. */
export const annotation = {
  fetchAnnotations: {
    input: z.object({
      site_id: id,
      /** The first day; by default that of the oldest annotation. */
      from: dateField.optional(),
      /** The last day, included. */
      to: dateField.optional(),
    }),
    output: z.object({ list: z.array(annotationRow) }),
  },
  addAnnotation: {
    input: z.object({ site_id: id, day: dateField, text: requiredText('field_required', annotationLimits.text) }),
    output: annotationRow,
    errors: ['too_many_entries'],
  },
  updateAnnotation: {
    input: z.object({
      site_id: id,
      id,
      version,
      day: dateField.optional(),
      text: requiredText('field_required', annotationLimits.text).optional(),
    }),
    output: annotationRow,
    errors: ['not_found', 'row_changed'],
  },
  deleteAnnotation: { input: z.object({ site_id: id, id }), output: entryDeletion, errors: ['not_found'] },
} satisfies Record<string, CallSchema>
