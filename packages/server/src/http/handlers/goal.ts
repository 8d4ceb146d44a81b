import { goalLimits } from '@sightline/api-client/contract'
import { countEntries } from '../../store/relational/sites/site-entries.ts'
import { findGoal, insertGoal, listGoals, updateGoal, type Goal } from '../../store/relational/sites/goals.ts'
import { idOf } from '../../store/relational/ids.ts'
import { assertGoalCondition } from '../../sites/goal-condition.ts'
import { removeEntry } from '../../sites/deleted-entries.ts'
import { addEntry, changeEntry } from '../../sites/site-entries.ts'
import type { Handlers } from '../context.ts'

export const goal: Handlers<'goal'> = {
  fetchGoals: async ({ site, services: { db } }) => ({ list: (await listGoals(db, site.id)).map(rowOf) }),

  async addGoal({ input, site, services: { db, now } }) {
    const { site_id: _, ...fields } = input
    assertGoalCondition(fields, 'pattern')
    return rowOf(
      await addEntry(db, {
        siteId: site.id,
        most: goalLimits.perSite,
        count: (transaction) => countEntries(transaction, 'goal', site.id),
        insert: (transaction) => insertGoal(transaction, site.id, fields, now()),
      }),
    )
  },

  async updateGoal({ input, site, services: { db, now } }) {
    const { site_id: _, id, version, ...changes } = input
    const rowVersion = { id: idOf(id), version }
    const before = await findGoal(db, site.id, rowVersion.id)
    if (before !== undefined) {
      assertGoalCondition({ kind: changes.kind ?? before.kind, pattern: changes.pattern ?? before.pattern }, 'pattern')
    }
    return rowOf(
      await changeEntry(
        () => updateGoal(db, site.id, rowVersion, changes, now()),
        () => findGoal(db, site.id, rowVersion.id),
        rowOf,
      ),
    )
  },

  deleteGoal: ({ input, site, services: { db, now } }) => removeEntry(db, 'goal', site.id, idOf(input.id), now()),
}

const rowOf = ({ properties, ...row }: Goal) => ({
  ...row,
  properties: [...properties],
})
