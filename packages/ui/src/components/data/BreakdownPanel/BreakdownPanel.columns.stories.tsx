import { SlidersHorizontal } from 'lucide-react'
import { expect, fn, within } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { IconButton } from '../../actions/IconButton/index.ts'
import { BreakdownPanel, type BreakdownPanelProps } from './BreakdownPanel.tsx'
import type { BreakdownColumn } from './BreakdownPanel.types.ts'
import { Controlled, closed, code, events, pages, tabs } from './sampleBreakdown.tsx'

const onSortChange = fn()

const columns: BreakdownColumn[] = [
  { id: 'pageviews', label: 'Views', cell: ({ visitors }) => String(Math.round(visitors * 1.4)) },
  { id: 'revenue', label: 'Revenue', cell: ({ visitors }) => `€${Math.round(visitors / 9)}` },
]

const args: BreakdownPanelProps = {
  'aria-label': 'Content',
  items: tabs,
  selectedKey: 'page',
  onSelectionChange: fn(),
  rows: pages.map((row, index) => ({ ...row, change: 8.2 - 3 * index })),
  totalRows: 214,
  all: { ...closed, sorting: { sort: { column: 'revenue', direction: 'descending' }, onSortChange } },
  columns,
  end: <IconButton size="sm" icon={SlidersHorizontal} aria-label="Choose columns" />,
}

const meta = preview.meta({
  title: 'Data/BreakdownPanel/Columns',
  component: BreakdownPanel,
  args,
  parameters: { docs: { source: { code } } },
  render: (shown, { parameters }) => (
    <div style={{ maxInlineSize: parameters['isWide'] === true ? 1000 : 636 }}>
      <Controlled {...shown} />
    </div>
  ),
})

/** Further columns stand between the visitors and their change, below headings. */
export const Further = meta.story({
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await expect(headings).toEqual(['Pages', 'Visitors', 'Views', 'Revenue', 'Change', 'Share'])
    await expect(canvas.getByRole('columnheader', { name: 'Revenue' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /^\/journal .*€1337/ })).toBeVisible()
  },
})

export const WithoutShare = meta.story({
  args: { columns: [], isShareHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Share' })).toBeNull()
    await expect(canvas.queryByText('%')).toBeNull()
  },
})

export const InATable = meta.story({
  parameters: { isWide: true },
  args: { layout: 'table', rows: events, columns: columns.slice(1) },
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await expect(headings).toEqual(['Pages', 'Visitors', 'Total', 'Revenue'])
  },
})

/** The rows of the panel itself in another order, which its visible headings change. */
export const Sorted = meta.story({
  args: { sorting: { sort: { column: 'revenue', direction: 'descending' }, onSortChange, isByValueOnly: true } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Revenue' })).toHaveAttribute('aria-sort', 'descending')
    await expect(canvas.queryByRole('button', { name: 'Pages' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Visitors' }))
    await expect(onSortChange).toHaveBeenLastCalledWith({ column: 'visitors', direction: 'descending' })
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }))
    await expect(onSortChange).toHaveBeenLastCalledWith({ column: 'change', direction: 'descending' })
  },
})

/** The rows of the list have the same columns, and are sorted by them. */
export const AllSorted = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'All 214 pages' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'All 214 pages' }))
    await expect(await dialog.findByRole('columnheader', { name: 'Revenue' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Views' }))
    await expect(onSortChange).toHaveBeenLastCalledWith({ column: 'pageviews', direction: 'descending' })
  },
})

const phone = { viewport: { value: 'mobile1' } }

/** With little room the first further column stays. */
export const Phone = meta.story({
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Views' })).toBeVisible()
    await expect(canvas.queryByRole('columnheader', { name: 'Revenue' })).toBeNull()
  },
})
