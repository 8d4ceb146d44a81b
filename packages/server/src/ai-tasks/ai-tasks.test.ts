import { afterEach, beforeEach, expect, test } from 'vitest'
import { aiTaskIds, deleteAiTasks, listAiTasks, type AiTask } from '../store/relational/ai-tasks.ts'
import { openDatabase, type Database } from '../store/relational/database.ts'
import { insertSite } from '../store/relational/sites/sites.ts'
import { addAiTask, addSiteSummary, changeAiTask, runAiTaskAgain } from './ai-tasks.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const LATER = new Date('2026-11-20T11:00:00Z')

let db: Database
beforeEach(async () => {
  db = await openDatabase(':memory:')
  for (const level of ['member', 'admin'] as const) {
    const at = NOW.toISOString()
    const name = { union_id: level, email: `${level}@example.com`, invite_code: level, password_hash: '' }
    await db
      .insertInto('app_user')
      .values({ ...name, level, created_at: at, updated_at: at })
      .execute()
  }
})
afterEach(() => db.destroy())

const addTask = (union_id = 'member', task_type = 'summary'): Promise<AiTask> =>
  addAiTask(db, { union_id, task_type, prompt: 'Say hello' }, NOW)

test('a new task waits, under a number of its own', async () => {
  expect(await addTask()).toMatchObject({
    union_id: 'member',
    email: 'member@example.com',
    task_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    task_status: 'pending',
    model: null,
    finished_at: null,
    version: 1,
  })
  await expect(addTask('nobody')).rejects.toMatchObject({
    key: 'not_found',
    data: { fields: { union_id: 'not_found' } },
  })
})

test('a task notes when it ended, and forgets it when it begins again', async () => {
  let task = await addTask()
  const change = async (task_status: AiTask['task_status'] | undefined, now: Date) => {
    const changed = await changeAiTask(db, 'operator', task, { task_status }, now)
    expect(changed.isStale).toBe(false)
    task = changed.task
    return task.finished_at
  }
  expect(await change('running', NOW)).toBeNull()
  expect(await change('succeeded', NOW)).toBe(NOW.toISOString())
  expect(await change('succeeded', LATER)).toBe(NOW.toISOString())
  expect(await change(undefined, LATER)).toBe(NOW.toISOString())
  expect(await change('failed', LATER)).toBe(LATER.toISOString())
  expect(await change('pending', LATER)).toBeNull()
  expect(await change('cancelled', LATER)).toBe(LATER.toISOString())
  expect(task.version).toBe(8)
})

test('running a task again makes a task of its own', async () => {
  const task = await addTask()
  const { task: over } = await changeAiTask(
    db,
    'admin',
    task,
    { task_status: 'failed', error: 'no_credit', model: 'large', cost: 5, currency: 'USD' },
    NOW,
  )
  const again = await runAiTaskAgain(db, task.id, LATER)
  expect(again).toMatchObject({
    union_id: 'member',
    task_type: 'summary',
    task_status: 'pending',
    prompt: 'Say hello',
    model: 'large',
    error: null,
    cost: null,
    created_at: LATER.toISOString(),
  })
  expect(again.task_id).not.toBe(task.task_id)
  const { tasks } = await listAiTasks(db, { task_id: task.task_id }, { current: 1, pageSize: 20 })
  expect(tasks).toEqual([over])
  await expect(runAiTaskAgain(db, 99, NOW)).rejects.toMatchObject({ key: 'not_found' })
})

test('a summary is of the last week or month that is over where the site is, and stays of it when it runs again', async () => {
  const site = await insertSite(db, {
    ownerId: 1,
    name: 'Shop',
    domain: 'shop.example',
    currencyType: 'EUR',
    timeZone: 'Asia/Shanghai',
    weekStart: 'sunday',
    now: NOW,
  })
  const siteId = site?.id ?? 0
  // A Sunday there already.
  const now = new Date('2026-11-21T17:00:00Z')
  const week = await addSiteSummary(db, siteId, { period: 'week', locale: 'zh-CN' }, now)
  const ofSite = { union_id: 'member', task_type: 'summary', site_id: siteId, domain: 'shop.example', prompt: '' }
  expect(week).toMatchObject({ ...ofSite, first_day: '2026-11-15', last_day: '2026-11-21', locale: 'zh-CN' })
  expect(await addSiteSummary(db, siteId, { period: 'month', locale: 'en-US' }, now)).toMatchObject({
    first_day: '2026-10-01',
    last_day: '2026-10-31',
  })
  expect(await runAiTaskAgain(db, week.id, new Date('2027-01-01T00:00:00Z'))).toMatchObject({
    ...ofSite,
    first_day: '2026-11-15',
    last_day: '2026-11-21',
    locale: 'zh-CN',
  })
  await expect(addSiteSummary(db, 99, { period: 'week', locale: 'en-US' }, now)).rejects.toMatchObject({
    data: { fields: { site_id: 'not_found' } },
  })
})

test('operators change tasks of members only', async () => {
  const task = await addTask('admin')
  await expect(changeAiTask(db, 'operator', task, { model: 'm' }, NOW)).rejects.toMatchObject({
    key: 'staff_protected',
  })
  expect(await changeAiTask(db, 'admin', task, { model: 'm' }, NOW)).toMatchObject({ task: { model: 'm' } })
})

test('of two who change one state exactly one wins', async () => {
  const task = await addTask()
  const results = await Promise.all(['a', 'b'].map((result) => changeAiTask(db, 'admin', task, { result }, NOW)))
  expect(results.filter((result) => result.isStale)).toHaveLength(1)
  expect(new Set(results.map((result) => result.task.result)).size).toBe(1)
  await expect(changeAiTask(db, 'admin', { id: 99, version: 1 }, {}, NOW)).rejects.toMatchObject({ key: 'not_found' })
})

test('a cost has a currency', async () => {
  const task = await addTask()
  await expect(changeAiTask(db, 'admin', task, { cost: 5 }, NOW)).rejects.toMatchObject({
    data: { fields: { currency: 'field_required' } },
  })
  const { task: priced } = await changeAiTask(db, 'admin', task, { cost: 5, currency: 'USD' }, NOW)
  expect(priced).toMatchObject({ cost: 5, currency: 'USD' })
  expect(await changeAiTask(db, 'admin', priced, { cost: 6 }, NOW)).toMatchObject({ task: { cost: 6 } })
})

test('lists are filtered and sorted, tasks without an end before those with one', async () => {
  const [first, second, third] = [await addTask('member', 'b'), await addTask('admin', 'a'), await addTask()]
  await changeAiTask(db, 'admin', second, { task_status: 'failed', generation_id: 'g-2' }, LATER)
  const ids = async (filters: object, more: object = {}) => {
    const { tasks, total } = await listAiTasks(db, filters, { current: 1, pageSize: 20, ...more })
    expect(total).toBe(tasks.length)
    return tasks.map((task) => task.id)
  }
  expect(await ids({})).toEqual([third.id, second.id, first.id])
  expect(await ids({ union_id: 'member' })).toEqual([third.id, first.id])
  expect(await ids({ task_id: first.task_id })).toEqual([first.id])
  expect(await ids({ generation_id: 'g-2' })).toEqual([second.id])
  expect(await ids({ generation_id: 'g' })).toEqual([])
  expect(await ids({ task_status: 'pending' })).toEqual([third.id, first.id])
  expect(await ids({}, { columnKey: 'finished_at', order: 'ascend' })).toEqual([first.id, third.id, second.id])
  expect(await ids({}, { columnKey: 'finished_at', order: 'descend' })).toEqual([second.id, third.id, first.id])
  expect(await ids({}, { columnKey: 'task_type', order: 'ascend' })).toEqual([second.id, first.id, third.id])
  expect(await aiTaskIds(db, { task_status: 'pending' }, 10)).toEqual([first.id, third.id])
  expect(await deleteAiTasks(db, [first.id, 99])).toEqual([first.id])
})
