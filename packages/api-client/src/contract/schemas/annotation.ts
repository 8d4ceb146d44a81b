import { z } from 'zod'
import { givenDay, id, requiredText, version, versioned, type CallSchema } from './schema.ts'

const annotationRow = z.object({
  id,
  /** A day in the site's time zone. */
  day: z.iso.date(),
  text: z.string(),
  ...versioned,
})

/** A site has at most 1,000 notes. */
export const annotation = {
  fetchAnnotations: {
    input: z.object({
      site_id: id,
      /** First day; without it from the first note on. */
      from: givenDay.optional(),
      /** Last day, which belongs to it. */
      to: givenDay.optional(),
    }),
    output: z.object({ list: z.array(annotationRow) }),
  },
  addAnnotation: {
    input: z.object({ site_id: id, day: givenDay, text: requiredText('field_required', 500) }),
    output: annotationRow,
    refusals: ['too_many_entries'],
  },
  updateAnnotation: {
    input: z.object({
      site_id: id,
      id,
      version,
      day: givenDay.optional(),
      text: requiredText('field_required', 500).optional(),
    }),
    output: annotationRow,
    refusals: ['not_found', 'row_changed'],
  },
  deleteAnnotation: { input: z.object({ site_id: id, id }), output: z.object({}), refusals: ['not_found'] },
} satisfies Record<string, CallSchema>
