import { firstQuery } from '@sightline/ui'
import { expect, test } from 'vitest'
import { toListInputFilters, toListInput } from './listInput.ts'

test('a value that a filter does not have is sent, and refused, so that no rows of another query are shown', () => {
  expect(toListInputFilters<'aiTasks'>({ task_status: 'nothing', task_id: 't1' })).toEqual({
    task_status: 'nothing',
    task_id: 't1',
  })
})

test('a list is sorted by a column that it has, and by none without an order', () => {
  const sortedBy = (columnKey: string | null, order: 'ascend' | null) =>
    toListInput('aiTasks', { ...firstQuery, filters: {}, listSorter: { columnKey, order } })
  const page = { current: firstQuery.current, pageSize: firstQuery.pageSize }
  expect(sortedBy('task_type', 'ascend')).toEqual({ ...page, columnKey: 'task_type', order: 'ascend' })
  expect(sortedBy('task_type', null)).toEqual(page)
  expect(sortedBy('prompt', 'ascend')).toEqual(page)
})
