import { z } from 'zod'
import { goalLimits } from '../vocabulary/index.ts'
import { entryDeletion } from './deleted-entry.ts'
import { changedGoalCondition, goalCondition, goalConditionFields } from './fields/goal-condition.ts'
import type { CallSchema } from './call-schema.ts'
import { id, requiredText, version, versioned, rowId } from './fields/shared-fields.ts'

const goalRow = z.object({
  id: rowId,
  /** The goal's value of the dimension `goal`; no two goals of a site have the same. */
  name: z.string(),
  ...goalCondition,
  ...versioned,
})

/** Goals, at most `goalLimits.perSite` of a site. */
export const goal = {
  fetchGoals: { input: z.object({ site_id: id }), output: z.object({ list: z.array(goalRow) }) },
  addGoal: {
    input: z.object({ site_id: id, name: requiredText('field_required', goalLimits.name), ...goalConditionFields }),
    output: goalRow,
    errors: ['name_taken', 'too_many_entries'],
  },
  updateGoal: {
    input: z.object({
      site_id: id,
      id,
      version,
      name: requiredText('field_required', goalLimits.name).optional(),
      ...changedGoalCondition,
    }),
    output: goalRow,
    errors: ['not_found', 'row_changed', 'name_taken'],
  },
  deleteGoal: { input: z.object({ site_id: id, id }), output: entryDeletion, errors: ['not_found'] },
} satisfies Record<string, CallSchema>
