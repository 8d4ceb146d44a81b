import { expect, test } from 'vitest'
import { tasks } from '../../../testing/aiTaskFixtures.ts'
import { changeOf, isTaskRow, valuesOf } from './taskForm.ts'

const [task] = tasks

test('only what differs is sent', () => {
  const seen = { id: task.id, version: task.version }
  expect(changeOf(valuesOf(task), task)).toEqual(seen)
  expect(changeOf({ ...valuesOf(task), task_status: 'cancelled', model: '' }, task)).toEqual({
    ...seen,
    task_status: 'cancelled',
    model: '',
  })
})

test('a cost is a number, and an emptied one is none', () => {
  expect(changeOf({ ...valuesOf(task), cost: '7' }, task).cost).toBe(7)
  expect(changeOf({ ...valuesOf(task), cost: '' }, task).cost).toBeNull()
})

test('knows the row that comes with a conflict', () => {
  expect(isTaskRow(task)).toBe(true)
  expect(isTaskRow({ fields: {} })).toBe(false)
})
