import { summaryLimits } from '@sightline/api-client/contract'
import {
  addAiTask,
  addExplanation,
  addOwnSummary,
  addSiteSummary,
  cancelOwnAiTask,
  changeAiTask,
  runAiTaskAgain,
} from '../../ai-tasks/ai-tasks.ts'
import type { ChangeQuestion } from '../../ai-tasks/explanation/change-question.ts'
import type { ChangeDetails } from '../../ai-tasks/explanation/read-change-details.ts'
import { resultOf } from '../../bulk/bulk-result.ts'
import { ApiError } from '../../errors.ts'
import {
  aiTaskIds,
  countAiTasks,
  deleteAiTasks,
  findExplanation,
  listAiTasks,
  listSummaries,
  type AiTask,
  type AiTaskFilters,
} from '../../store/relational/ai-tasks.ts'
import { idOf } from '../../store/relational/ids.ts'
import type { Handlers } from '../context.ts'
import { answerBulk } from '../bulk-selection.ts'

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

  async addSummary({ input, site, principal, services: { db, aiTasks, settings, now } }) {
    const task = await addOwnSummary(db, site, principal.user, input, { limit: settings.limit, now: now() })
    aiTasks.wake()
    return task
  },

  async explainChange({ input, site, principal, services: { db, aiTasks, settings, now } }) {
    const task = await addExplanation(db, site, principal.user, input, { limit: settings.limit, now: now() })
    aiTasks.wake()
    return explanationOf(task, principal.user.id)
  },

  async getExplanation({ input, site, principal, services: { db } }) {
    const task = await findExplanation(db, site.id, idOf(input.id))
    if (task === undefined) throw new ApiError('not_found')
    return explanationOf(task, principal.user.id)
  },

  async cancelTask({ input, site, principal, services: { db, aiTasks, now } }) {
    const id = idOf(input.id)
    await cancelOwnAiTask(db, site.id, principal.user, id, now())
    aiTasks.leave(id)
    return {}
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
      rowSource: {
        count: (filters: AiTaskFilters) => countAiTasks(db, filters),
        idsOf: (filters, limit) => aiTaskIds(db, filters, limit),
      },
      principal,
      services,
      work: async (ids) => resultOf(ids, await deleteAiTasks(db, ids)),
    })
  },
}

function explanationOf(task: AiTask, userId: number) {
  const { metric, range, comparison, filters, source } = JSON.parse(task.question ?? '') as ChangeQuestion
  return {
    ...task,
    metric,
    range,
    comparison,
    filters: filters.map(([operator, dimension, values]): [typeof operator, typeof dimension, string[]] => [
      operator,
      dimension,
      [...values],
    ]),
    source,
    is_own: task.user_id === userId,
    details: task.facts === null ? null : (JSON.parse(task.facts) as ChangeDetails),
  }
}
