import { listLimits } from '@sightline/api-client'
import { expect, test } from 'vitest'
import { filterErrors } from './filterErrors.ts'

test('a value that a filter does not have is not valid; texts are, up to their length', () => {
  expect(filterErrors('aiTasks', { task_status: 'nothing', task_id: 't1' })).toEqual({ task_status: 'choice' })
  expect(filterErrors('aiTasks', { task_status: 'failed' })).toEqual({})
  expect(filterErrors('sites', { status: 'zzz', name: '25%' })).toEqual({ status: 'choice' })
  expect(filterErrors('sites', { name: 'x'.repeat(listLimits.filterLength + 1) })).toEqual({ name: 'length' })
})

test('days, numbers and yes or no', () => {
  expect(filterErrors('points', { with_reversed: 'perhaps', booked_from: '2026-02-30' })).toEqual({
    with_reversed: 'choice',
    booked_from: 'day',
  })
  expect(filterErrors('points', { with_reversed: 'true', booked_from: '2026-02-28' })).toEqual({})
  for (const amount_from of ['abc', '-1', '1.5', String(listLimits.filterNumber + 1)]) {
    expect(filterErrors('orders', { amount_from })).toEqual({ amount_from: 'number' })
  }
  expect(filterErrors('orders', { amount_from: String(listLimits.filterNumber) })).toEqual({})
})

test('a range that ends before it begins is told at its end', () => {
  expect(filterErrors('orders', { amount_from: '100', amount_to: '50' })).toEqual({ amount_to: 'range' })
  expect(filterErrors('orders', { amount_from: '9', amount_to: '50' })).toEqual({})
  expect(filterErrors('orders', { amount_from: '50', amount_to: '50' })).toEqual({})
  expect(filterErrors('orders', { amount_from: 'abc', amount_to: '50' })).toEqual({ amount_from: 'number' })
  expect(filterErrors('auditEntries', { from: '2026-05-02', to: '2026-05-01' })).toEqual({ to: 'range' })
  expect(filterErrors('jobs', { created_from: '2026-05-01', created_to: '2026-05-01' })).toEqual({})
})
