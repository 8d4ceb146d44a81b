import { z } from 'zod'
import { funnelLimits } from '../vocabulary/index.ts'
import { entryDeletion } from './deleted-entry.ts'
import { goalCondition, goalConditionInList } from './fields/goal-condition.ts'
import type { CallSchema } from './call-schema.ts'
import { id, jsonField, requiredText, version, versioned, rowId } from './fields/shared-fields.ts'

export const funnelStep = z.object({ name: z.string(), ...goalCondition })

const steps = jsonField(
  z
    .array(
      z.object(
        { name: requiredText('field_required', funnelLimits.stepName), ...goalConditionInList },
        { error: 'field_invalid' },
      ),
    )
    .min(funnelLimits.minSteps, { error: 'field_invalid' })
    .max(funnelLimits.maxSteps, { error: 'too_many_values' }),
)

const funnelRow = z.object({
  id: rowId,
  name: z.string(),
  /** The steps in their order. */
  steps: z.array(funnelStep),
  ...versioned,
})

/** Funnels, at most `funnelLimits.perSite` of a site. */
export const funnel = {
  fetchFunnels: { input: z.object({ site_id: id }), output: z.object({ list: z.array(funnelRow) }) },
  addFunnel: {
    input: z.object({ site_id: id, name: requiredText('field_required', funnelLimits.name), steps }),
    output: funnelRow,
    errors: ['name_taken', 'too_many_entries'],
  },
  updateFunnel: {
    input: z.object({
      site_id: id,
      id,
      version,
      name: requiredText('field_required', funnelLimits.name).optional(),
      steps: steps.optional(),
    }),
    output: funnelRow,
    errors: ['not_found', 'row_changed', 'name_taken'],
  },
  deleteFunnel: { input: z.object({ site_id: id, id }), output: entryDeletion, errors: ['not_found'] },
} satisfies Record<string, CallSchema>
