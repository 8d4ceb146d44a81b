import type { TaskStatus } from '@sightline/api-client/contract'
import { addAiTask, addExplanation, addSiteSummary, changeAiTask } from '../../ai-tasks/ai-tasks.ts'
import type { User } from '../../store/relational/accounts/users.ts'
import type { Site } from '../../store/relational/sites/sites.ts'
import { weightedChoice, type Random } from '../random.ts'
import type { DemoAction, DemoContext } from './demo-action.ts'
import { DAY_MS, oneOf } from './generate-people.ts'

const TASKS = 64
const MODEL = 'invented-model-1'

const questions = [
  {
    type: 'headline',
    prompt: 'Suggest three headlines for our article about knitting in winter.',
    result: 'Wool against the wind – Needles, tea and a long evening – Knit your way through January',
  },
  {
    type: 'translation',
    prompt: 'Translate our opening hours into German.',
    result: 'Montag bis Freitag von 9 bis 18 Uhr, samstags von 10 bis 16 Uhr.',
  },
  {
    type: 'description',
    prompt: 'Describe the enamel mug in two sentences.',
    result: 'A mug that survives the garden, the boat and the dishwasher. It holds 350 ml and every kind of tea.',
  },
  {
    type: 'question',
    prompt: 'What could explain that fewer people came from search last week?',
    result: 'Fewer pages were shown in search results. Look at the titles that were changed on Monday first.',
  },
]

const outcomes = weightedChoice<TaskStatus>(['succeeded', 'failed', 'cancelled'], (status) =>
  status === 'succeeded' ? 8 : 1,
)

/** Tasks of a model outside of the service, all of them over. */
export function aiTaskActions(random: Random, { db, users, to, asStaff }: DemoContext): DemoAction[] {
  const members = users.filter(({ person }) => person.level === 'member' && person.signedIn !== null)
  return Array.from({ length: TASKS }, (_, index): DemoAction => {
    const { user, person } = oneOf(random, members)
    const { type, prompt, result } = oneOf(random, questions)
    const isLate = index < 5
    const begun = isLate ? Math.max(to - 3 * DAY_MS, person.createdAt) : Math.max(to - 200 * DAY_MS, person.createdAt)
    const at = Math.floor(random.between(begun, to))
    const status = random.pick(outcomes)
    const seconds = random.between(3, 40)
    const cost = Math.ceil(random.between(1, 9))
    const generation = `gen-${String(random.bits()).padStart(10, '0')}`
    const run = (now: Date) =>
      asStaff('aitask.addAppAitask', { union_id: user.union_id, task_type: type, prompt }, now, async (actor) => {
        const task = await addAiTask(db, { union_id: user.union_id, task_type: type, prompt, model: MODEL }, now)
        const end = {
          task_status: status,
          generation_id: generation,
          ...(status === 'succeeded' && { result, cost, currency: 'USD' }),
          ...(status === 'failed' && { error: 'The model gave no answer within 60 seconds.' }),
        }
        const later = new Date(Math.min(now.getTime() + seconds * 1000, to))
        await changeAiTask(db, actor.level, task, end, later)
      })
    return { at, run }
  })
}

const MINUTE_MS = 60_000

/**
 * What the service itself writes about the demo's site, with its true numbers: two summaries and an explanation, which it does as
 * soon as it runs, and tasks that wait for a model and that somebody else works on.
 */
export function siteTaskActions({ db, to, asStaff }: DemoContext, site: Site, administrator: User): DemoAction[] {
  const add = (minutesAgo: number, run: (now: Date) => Promise<unknown>): DemoAction => ({
    at: to - minutesAgo * MINUTE_MS,
    run,
  })
  const prompt = (text: string) => ({ union_id: administrator.union_id, task_type: 'question', prompt: text })
  const limit = () => Promise.resolve(10)
  return [
    add(50, (now) => addSiteSummary(db, site.id, { period: 'month', locale: 'en-US' }, now)),
    add(40, (now) => addSiteSummary(db, site.id, { period: 'week', locale: 'en-US' }, now)),
    add(30, (now) =>
      addExplanation(db, site, administrator, { metric: 'visitors', range: '7d', locale: 'en-US' }, { limit, now }),
    ),
    add(20, (now) => {
      const task = prompt('Which of our articles should we translate first?')
      return asStaff('aitask.addAppAitask', task, now, async (actor) => {
        const row = await addAiTask(db, { ...task, model: MODEL }, now)
        await changeAiTask(db, actor.level, row, { task_status: 'running' }, now)
      })
    }),
    add(10, (now) => {
      const task = prompt('Name three titles for a page about candles.')
      return asStaff('aitask.addAppAitask', task, now, () => addAiTask(db, task, now))
    }),
  ]
}
