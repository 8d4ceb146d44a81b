import { z } from 'zod'
import { changedGoalCondition, goalCondition, goalConditionFields } from './goal-condition.ts'
import { id, requiredText, version, versioned, type CallSchema } from './schema.ts'

const goalRow = z.object({
  id,
  /** What the dimension `goal` calls it; no two goals of a site have the same. */
  name: z.string(),
  ...goalCondition,
  ...versioned,
})

/** A site has at most 100 goals. */
export const goal = {
  fetchGoals: { input: z.object({ site_id: id }), output: z.object({ list: z.array(goalRow) }) },
  addGoal: {
    input: z.object({ site_id: id, name: requiredText('field_required', 100), ...goalConditionFields }),
    output: goalRow,
    refusals: ['name_taken', 'too_many_entries'],
  },
  updateGoal: {
    input: z.object({
      site_id: id,
      id,
      version,
      name: requiredText('field_required', 100).optional(),
      ...changedGoalCondition,
    }),
    output: goalRow,
    refusals: ['not_found', 'row_changed', 'name_taken'],
  },
  deleteGoal: { input: z.object({ site_id: id, id }), output: z.object({}), refusals: ['not_found'] },
} satisfies Record<string, CallSchema>
