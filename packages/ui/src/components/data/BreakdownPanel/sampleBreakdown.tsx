import { useState } from 'react'
import { fn } from 'storybook/test'
import { BreakdownPanel, type BreakdownPanelProps } from './BreakdownPanel.tsx'
import type { BreakdownData } from './BreakdownContent.tsx'
import type { WholeBreakdown } from './BreakdownDialog.tsx'
import type { BreakdownRow } from './BreakdownPanel.types.ts'

export const row = (name: string, visitors: number, more: Partial<BreakdownRow> = {}): BreakdownRow => ({
  id: name,
  name,
  visitors,
  percentage: visitors / 864.02,
  ...more,
})

export const path = (name: string, visitors: number) => row(name, visitors, { kind: 'path' })

export const pages = [
  path('/journal/how-we-dye-with-walnut', 14_210),
  path('/journal', 12_036),
  path('/journal/autumn-field-guide', 9840),
  path('/journal/a-room-for-slow-mornings', 7302),
  path('/journal/mending-101', 6155),
  path('/journal/harbour-colours', 4920),
  path('/journal/letters-from-the-loom', 3811),
  path('/journal/linen-care', 2),
]

export const events = [
  row('newsletter_signup', 3284, { count: 3610 }),
  row('add_to_cart', 2910, { count: 4472 }),
  row('begin_checkout', 1106, { count: 1240 }),
]

export const tabs: BreakdownPanelProps['items'] = [
  { id: 'page', label: 'Pages' },
  { id: 'page_title', label: 'Page titles' },
]

const manyPages = Array.from({ length: 40 }, (_, index) => path(`/journal/letter-${index + 1}`, 4000 - 90 * index))

export const closed: WholeBreakdown = {
  label: 'All 214 pages',
  isOpen: false,
  onOpenChange: fn(),
  rows: manyPages,
  totalRows: 214,
  search: '',
  onSearchChange: fn(),
  onMore: fn(),
}

/** Holds the state of the dialog and its search, as a page does. */
export const Controlled = ({ all = closed, ...props }: BreakdownPanelProps) => {
  const [selected, setSelected] = useState(props.selectedKey)
  const [isOpen, setIsOpen] = useState(all.isOpen)
  const [search, setSearch] = useState(all.search)
  const found: BreakdownData = { rows: all.rows?.filter(({ name }) => name.includes(search)) }
  return (
    <BreakdownPanel
      {...props}
      selectedKey={selected}
      onSelectionChange={(id) => {
        setSelected(id)
        props.onSelectionChange(id)
      }}
      all={{
        ...all,
        isOpen,
        onOpenChange: (next) => {
          setIsOpen(next)
          all.onOpenChange(next)
        },
        search,
        onSearchChange: setSearch,
        ...(search !== '' && { ...found, totalRows: undefined }),
      }}
    />
  )
}

export const code = `import { useState } from 'react'
import { BreakdownPanel, type BreakdownRow } from '@sightline/ui'

const items = [
  { id: 'page', label: 'Pages' },
  { id: 'page_title', label: 'Page titles' },
] as const

const rows: BreakdownRow[] = [
  { id: '/journal', name: '/journal', kind: 'path', visitors: 12_036, percentage: 13.9 },
  { id: '/journal/linen-care', name: '/journal/linen-care', kind: 'path', visitors: 3811, percentage: 4.4 },
]

export function Example() {
  const [selectedKey, setSelectedKey] = useState('page')
  return (
    <BreakdownPanel
      aria-label="Content"
      items={items}
      selectedKey={selectedKey}
      onSelectionChange={setSelectedKey}
      rows={rows}
    />
  )
}
`
