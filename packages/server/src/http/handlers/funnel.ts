import { funnelLimits } from '@sightline/api-client/contract'
import {
  findFunnel,
  insertFunnel,
  listFunnels,
  updateFunnel,
  type Funnel,
  type FunnelStep,
} from '../../store/relational/sites/funnels.ts'
import { idOf } from '../../store/relational/ids.ts'
import { countEntries } from '../../store/relational/sites/site-entries.ts'
import { assertGoalCondition } from '../../sites/goal-condition.ts'
import { removeEntry } from '../../sites/deleted-entries.ts'
import { addEntry, changeEntry } from '../../sites/site-entries.ts'
import type { Handlers } from '../context.ts'

export const funnel: Handlers<'funnel'> = {
  fetchFunnels: async ({ site, services: { db } }) => ({ list: (await listFunnels(db, site.id)).map(rowOf) }),

  async addFunnel({ input, site, services: { db, now } }) {
    for (const [index, step] of input.steps.entries()) assertGoalCondition(step, `steps.${index}.pattern`)
    return rowOf(
      await addEntry(db, {
        siteId: site.id,
        most: funnelLimits.perSite,
        count: (transaction) => countEntries(transaction, 'funnel', site.id),
        insert: (transaction) => insertFunnel(transaction, site.id, input, now()),
      }),
    )
  },

  async updateFunnel({ input, site, services: { db, now } }) {
    const { id, version, name, steps } = input
    for (const [index, step] of (steps ?? []).entries()) assertGoalCondition(step, `steps.${index}.pattern`)
    const rowVersion = { id: idOf(id), version }
    return rowOf(
      await changeEntry(
        () => updateFunnel(db, site.id, rowVersion, { name, steps }, now()),
        () => findFunnel(db, site.id, rowVersion.id),
        rowOf,
      ),
    )
  },

  deleteFunnel: ({ input, site, services: { db, now } }) => removeEntry(db, 'funnel', site.id, idOf(input.id), now()),
}

const rowOf = ({ steps, ...row }: Funnel) => ({ ...row, steps: steps.map(stepResponse) })

/** A step of a funnel as the API returns it. */
export const stepResponse = ({ properties, ...step }: FunnelStep) => ({ ...step, properties: [...properties] })
