import { dashboardSettingLimits, rowColumns } from '@sightline/api-client'
import { expect, test } from 'vitest'
import { chosenColumns, validColumns } from '../views/chosenColumns.ts'
import { columnParams, parseColumns } from './columns.ts'
import { furtherFields, furtherKey } from '../furtherFields.ts'
import { furtherOf } from './furtherOf.ts'
import { formatView, parseView } from './view.ts'

const read = (address: string) => parseColumns(new URLSearchParams(address))

test('columns stand in their own order, and no more than there is room for', () => {
  expect(read('columns_sources=percentage,revenue,visits').sources.shown).toEqual(['visits', 'revenue', 'percentage'])
  expect(read(`columns_content=${rowColumns.join(',')}`).content.shown).toHaveLength(dashboardSettingLimits.columns)
})

test('no column at all can be chosen, and an address without them has the usual ones', () => {
  expect(read('columns_sources=none').sources.shown).toEqual([])
  expect(read('').sources.shown).toEqual(['change', 'percentage'])
  expect(read('').events.shown).toEqual(['conversion_rate', 'change'])
})

test('a column that rows of a breakdown do not have is told, and forgotten on request', () => {
  const columns = read('columns_sources=exit_rate,revenue&columns_events=<b>')
  expect(columns.sources).toEqual({ shown: ['revenue'], invalid: ['exit_rate'] })
  expect(columns.events).toEqual({ shown: ['conversion_rate', 'change'], invalid: ['<b>'] })
  expect(new URLSearchParams(columnParams(columns)).get('columns_sources')).toBe('revenue,exit_rate')
  expect(validColumns(columns).sources).toEqual({ shown: ['revenue'], invalid: [] })
  expect(chosenColumns(columns)).toEqual({ sources: ['revenue'] })
})

test('the usual columns leave the address as it is', () => {
  const search = formatView(parseView(new URLSearchParams('columns_sources=change,percentage')), new URLSearchParams())
  expect(search.toString()).toBe('')
})

test('a dashboard is asked for the columns of its open tabs, and for the same ones whichever are open', () => {
  const further = furtherOf(parseView(new URLSearchParams('columns_sources=revenue,change&columns_events=revenue')))
  expect(further.columns).toMatchObject({ channel: ['revenue'], referrer: ['revenue'], goal: ['revenue'] })
  expect(further.columns).not.toHaveProperty('page')
  expect(furtherFields(further, ['page', 'channel', 'goal'])).toEqual({
    columns: { channel: ['revenue'], goal: ['revenue'] },
  })
  expect(furtherKey(furtherOf(parseView(new URLSearchParams())))).toEqual([])
})
