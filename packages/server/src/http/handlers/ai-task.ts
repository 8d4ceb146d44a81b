import { summaryLimits } from '@sightline/api-client/contract'
import { addAiTask, addOwnSummary, addSiteSummary, changeAiTask, runAiTaskAgain } from '../../ai-tasks/ai-tasks.ts'
import { resultOf } from '../../bulk/bulk-result.ts'
import { ApiError } from '../../errors.ts'
import {
  aiTaskIds,
  countAiTasks,
  deleteAiTasks,
  listAiTasks,
  listSummaries,
  type AiTaskFilters,
} from '../../store/relational/ai-tasks.ts'
import { idOf } from '../../store/relational/ids.ts'
import type { Handlers } from '../context.ts'
import { answerBulk } from '../selection.ts'

export const aiTask: Handlers<'aitask'> = {
  async fetchAppAitaskList({ input, services }) {
    const { tasks, total } = await listAiTasks(services.db, input, input)
    return { list: tasks, total }
  },

  async updateAppAitask({ input, principal, services: { db, aiTasks, now } }) {
    const { id, version, ...changes } = input
    const rowVersion = { id: idOf(id), version }
    const { task, isStale } = await changeAiTask(db, principal.user.level, rowVersion, changes, now())
    if (isStale) throw new ApiError('row_changed', task)
    if (task.task_status !== 'running') aiTasks.leave(task.id)
    aiTasks.wake()
    return task
  },

  async addAppAitask({ input, services: { db, aiTasks, now } }) {
    const task = await addAiTask(db, input, now())
    aiTasks.wake()
    return task
  },

  async addSiteSummary({ input, services: { db, aiTasks, now } }) {
    const task = await addSiteSummary(db, idOf(input.site_id), input, now())
    aiTasks.wake()
    return task
  },

  fetchSummaries: async ({ site, services: { db } }) => ({
    list: await listSummaries(db, site.id, summaryLimits.listed),
  }),

  async addSummary({ input, site, principal, services: { db, aiTasks, now } }) {
    const task = await addOwnSummary(db, site, principal.user, input, now())
    aiTasks.wake()
    return task
  },

  async runAgain({ input, services: { db, aiTasks, now } }) {
    const task = await runAiTaskAgain(db, idOf(input.id), now())
    aiTasks.wake()
    return task
  },

  deleteAppAitask({ input, principal, services }) {
    const { db } = services
    return answerBulk({
      action: 'aitask.deleteAppAitask',
      selection: input,
      found: {
        count: (filters: AiTaskFilters) => countAiTasks(db, filters),
        idsOf: (filters, limit) => aiTaskIds(db, filters, limit),
      },
      principal,
      services,
      work: async (ids) => resultOf(ids, await deleteAiTasks(db, ids)),
    })
  },
}
