import { useState } from 'react'
import { fn } from 'storybook/test'
import { CompareControl, DateRangePicker } from '../../dates/DateRangePicker/index.ts'
import type { FilterRule } from '../FilterEditor/index.ts'
import { FilterBar } from './FilterBar.tsx'
import type { FilterBarProps } from './FilterBar.types.ts'

export const ControlledBar = (props: FilterBarProps) => {
  const [filters, setFilters] = useState<FilterBarProps['value']>(props.value)
  return (
    <FilterBar
      {...props}
      value={filters}
      onChange={(next) => {
        setFilters(next)
        props.onChange(next)
      }}
    />
  )
}

export const device: FilterRule = { field: 'device', operator: 'is', values: ['Desktop'] }

export const page: FilterRule = { field: 'page', operator: 'contains', values: ['/journal'] }

export const long: FilterRule = {
  field: 'page',
  operator: 'is_not',
  values: ['/journal/how-we-dye-with-walnut-in-autumn'],
}

export const end = (
  <>
    <CompareControl value={{ kind: 'previous' }} onChange={fn()} />
    <DateRangePicker
      value={{ range: '30d' }}
      comparison={{ kind: 'previous' }}
      timeZone="Europe/Berlin"
      onChange={fn()}
    />
  </>
)

const done = () => fn(() => Promise.resolve<string | undefined>(undefined))

export const savedViews = {
  items: [
    { id: 'eu', name: 'Europe', isShared: true, canChange: false },
    { id: 'journal', name: 'Readers of the journal', canChange: true },
  ],
  selectedKey: 'journal',
  canShare: true,
  onSelectionChange: fn(),
  onSave: done(),
  onOverwrite: fn(),
  onRename: done(),
  onShare: fn(),
  onDelete: done(),
}

export const phone = { viewport: { value: 'mobile1' } }
