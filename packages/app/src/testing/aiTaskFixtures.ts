import type { AiTask } from '@sightline/api-client'

const task = (id: string, fields: Partial<AiTask>): AiTask => ({
  id,
  union_id: `un_8f2c41a${id}`,
  email: `person${id}@example.com`,
  level: 'member',
  task_id: `task_5d1e90${id}`,
  action_id: `act_77c0e2${id}`,
  generation_id: null,
  task_type: 'site_summary',
  site_id: null,
  domain: null,
  first_day: null,
  last_day: null,
  locale: null,
  worded_by: null,
  task_status: 'pending',
  model: null,
  prompt: 'Sum up the visits of last week in five sentences.',
  result: null,
  error: null,
  cost: null,
  currency: null,
  prompt_tokens: null,
  completion_tokens: null,
  finished_at: null,
  version: 2,
  created_at: '2026-11-19T08:00:00.000Z',
  updated_at: '2026-11-19T08:00:00.000Z',
  ...fields,
})

export const tasks: [AiTask, ...AiTask[]] = [
  task('1', {
    task_status: 'succeeded',
    generation_id: 'gen_7712',
    model: 'small-1',
    result: 'Visits grew by a tenth, most of them from the newsletter.',
    cost: 12,
    prompt_tokens: 900,
    completion_tokens: 60,
    currency: 'USD',
    finished_at: '2026-11-19T08:00:09.000Z',
  }),
  task('2', { task_status: 'running', model: 'small-1' }),
  task('3', { task_status: 'failed', error: 'The provider did not answer.' }),
  task('4', {}),
  task('5', { task_status: 'cancelled' }),
]

/** Words what the last week of a site brought. */
export const summary = task('1', {
  task_type: 'summary',
  task_status: 'succeeded',
  site_id: '7',
  domain: 'shop.example',
  first_day: '2026-11-09',
  last_day: '2026-11-15',
  locale: 'en-US',
  worded_by: 'template',
  prompt: 'You word statistics of a website for its owner.',
  result: 'shop.example had fewer visits than in the days before: 800, down from 1,204 (-34%).',
  error: 'bad_output: Numbers must be placeholders',
  prompt_tokens: 900,
  completion_tokens: 60,
  finished_at: '2026-11-19T08:00:09.000Z',
})

const long = 'a-value-that-goes-on-and-on-without-any-end-that-anybody-could-see'

export const longTasks = [task('1', { task_id: long, generation_id: long, model: long, prompt: `${long} `.repeat(9) })]
