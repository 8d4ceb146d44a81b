import type { FilterValues } from '@sightline/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type Database } from './database.ts'
import { equals, filterBy, isOfEmail, type FilterConditions } from './list-filters.ts'

let db: Database

beforeAll(async () => {
  db = await openDatabase(':memory:')
})
afterAll(() => db.destroy())

const conditions: FilterConditions<FilterValues<'aiTasks'>> = {
  union_id: equals('app_user.union_id'),
  task_id: equals('ai_task.task_id'),
  action_id: equals('ai_task.action_id'),
  generation_id: equals('ai_task.generation_id'),
  email: isOfEmail('ai_task.user_id'),
  domain: equals('website.domain'),
  task_status: equals('ai_task.task_status'),
}

test('each given filter narrows a list down', () => {
  const filters: FilterValues<'aiTasks'> = { task_id: 'a', generation_id: undefined, task_status: 'succeeded' }
  const { sql, parameters } = filterBy(db.selectFrom('ai_task'), filters, conditions).compile()
  expect(sql).toBe('select from "ai_task" where "ai_task"."task_id" = ? and "ai_task"."task_status" = ?')
  expect(parameters).toEqual(['a', 'succeeded'])
})

test('the filters of one list do not compile with the conditions of another, which would narrow nothing down', () => {
  const filters: FilterValues<'orders'> = { plan: 'premium' }
  // @ts-expect-error the conditions are of tasks
  const query = filterBy(db.selectFrom('user_order'), filters, conditions)
  expect(query.compile().sql).toBe('select from "user_order"')
})

test('each filter needs a condition, which takes its values', () => {
  // @ts-expect-error the conditions of the others are missing
  const few: FilterConditions<FilterValues<'orders'>> = { plan: equals('user_order.plan') }
  const wrong: FilterConditions<Pick<FilterValues<'points'>, 'with_reversed'>> = {
    // @ts-expect-error a boolean is no text
    with_reversed: equals('user_points.id'),
  }
  expect([few, wrong].map((conditionsOf) => Object.keys(conditionsOf))).toEqual([['plan'], ['with_reversed']])
})
