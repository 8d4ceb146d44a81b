import { z } from 'zod'
import { goalCondition, goalConditionInList } from './goal-condition.ts'
import { id, jsonField, requiredText, version, versioned, type CallSchema } from './schema.ts'

/** How many steps a funnel has at least and at most. */
const fewest = 2
const most = 8

export const funnelStep = z.object({ name: z.string(), ...goalCondition })

const steps = jsonField(
  z
    .array(z.object({ name: requiredText('field_required', 100), ...goalConditionInList }, { error: 'field_invalid' }))
    .min(fewest, { error: 'field_invalid' })
    .max(most, { error: 'too_many_values' }),
)

const funnelRow = z.object({
  id,
  name: z.string(),
  /** Two to eight, in their order. */
  steps: z.array(funnelStep),
  ...versioned,
})

/** A site has at most 50 funnels. */
export const funnel = {
  fetchFunnels: { input: z.object({ site_id: id }), output: z.object({ list: z.array(funnelRow) }) },
  addFunnel: {
    input: z.object({ site_id: id, name: requiredText('field_required', 100), steps }),
    output: funnelRow,
    refusals: ['name_taken', 'too_many_entries'],
  },
  updateFunnel: {
    input: z.object({
      site_id: id,
      id,
      version,
      name: requiredText('field_required', 100).optional(),
      steps: steps.optional(),
    }),
    output: funnelRow,
    refusals: ['not_found', 'row_changed', 'name_taken'],
  },
  deleteFunnel: { input: z.object({ site_id: id, id }), output: z.object({}), refusals: ['not_found'] },
} satisfies Record<string, CallSchema>
