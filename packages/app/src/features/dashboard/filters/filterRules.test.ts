import type { Filter } from '@sightline/api-client'
import { expect, test } from 'vitest'
import { filtersOf, rulesOf } from './filterRules.ts'

const filters: Filter[] = [
  ['is', 'source', ['', 'google.com']],
  ['matches', 'prop:plan', ['p*']],
]

test('the bar has an id for the value that is missing, and the filters have it back', () => {
  const rules = rulesOf(filters)
  expect(rules[0]?.values).not.toContain('')
  expect(filtersOf(rules)).toEqual(filters)
})

test('a number of the visit is rounded as filters have it', () => {
  const given = { field: 'visit_revenue', operator: 'between', values: ['-1', '12.345'] } as const
  expect(filtersOf([given])).toEqual([['between', 'visit_revenue', ['0', '12.35']]])
  expect(filtersOf([{ field: 'visit_duration', operator: 'contains', values: ['1'] }])).toEqual([])
})

test('a field that is no dimension becomes no filter', () => {
  expect(filtersOf([{ field: 'nothing', operator: 'is', values: ['a'] }])).toEqual([])
})
