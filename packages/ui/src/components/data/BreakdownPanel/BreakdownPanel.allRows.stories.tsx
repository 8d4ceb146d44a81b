import type { StoryContext } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { BreakdownPanel } from './BreakdownPanel.tsx'
import { Controlled, closed, code, events, pages, tabs } from './sampleBreakdown.tsx'

const meta = preview.meta({
  title: 'Data/BreakdownPanel/All rows',
  component: BreakdownPanel,
  args: {
    'aria-label': 'Content',
    items: tabs,
    selectedKey: 'page',
    onSelectionChange: fn(),
    rows: pages,
    totalRows: 214,
    all: closed,
  },
  parameters: { docs: { source: { code } } },
  // In documentation the list opens only when a reader opens it.
  render: (args, { viewMode }) => (
    <Controlled {...args} all={args.all && { ...args.all, isOpen: args.all.isOpen && viewMode !== 'docs' }} />
  ),
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxInlineSize: parameters['isWide'] === true ? 1000 : 636 }}>
        <Story />
      </div>
    ),
  ],
})

const listShown = async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
  const dialog = await canvas.findByRole('dialog')
  await waitFor(() => expect(dialog).toBeVisible())
}

export const AllRows = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'All 214 pages' }))
    await listShown({ canvas })
    const dialog = within(canvas.getByRole('dialog', { name: 'All 214 pages' }))
    await expect(args.all?.onOpenChange).toHaveBeenLastCalledWith(true)
    await expect(dialog.getByRole('searchbox', { name: 'Search' })).toHaveFocus()
    await waitFor(() => expect(dialog.getByRole('columnheader', { name: 'Pages' })).toBeVisible())
    await waitFor(() => expect(dialog.getByRole('columnheader', { name: 'Visitors' })).toBeVisible())
    await waitFor(() => expect(dialog.getByRole('columnheader', { name: 'Share' })).toBeVisible())
    await expect(dialog.getAllByRole('row')).toHaveLength(41)
    await userEvent.click(dialog.getByRole('button', { name: 'Show more' }))
    await expect(args.all?.onMore).toHaveBeenCalledOnce()
  },
})

const opened = { all: { ...closed, isOpen: true } }

export const AllSearched = meta.story({
  tags: ['behaviour'],
  args: opened,
  play: async ({ canvas, userEvent }) => {
    await listShown({ canvas })
    const dialog = within(canvas.getByRole('dialog', { name: 'All 214 pages' }))
    await userEvent.type(dialog.getByRole('searchbox'), 'letter-1')
    await expect(dialog.getAllByRole('row')).toHaveLength(12)
    await expect(dialog.getByRole('status')).toHaveTextContent('11 rows match')
    await userEvent.type(dialog.getByRole('searchbox'), 'zzz')
    await waitFor(() => expect(dialog.getByText('Nothing matches.')).toBeVisible())
    await expect(dialog.queryByRole('row')).toBeNull()
    const [, inList] = dialog.getAllByRole('button', { name: 'Clear the search' })
    if (inList !== undefined) await userEvent.click(inList)
    await expect(dialog.getAllByRole('row')).toHaveLength(41)
  },
})

const sorting = { sort: { column: 'visitors', direction: 'descending' } as const, onSortChange: fn() }

const fitting = { all: { ...closed, isOpen: true, sorting, onExport: fn() } }

/** Expects that no tool or heading is cut off. */
const fits = async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
  await listShown({ canvas })
  const dialog = canvas.getByRole('dialog')
  const edges = dialog.getBoundingClientRect()
  for (const button of within(dialog).getAllByRole('button')) {
    const { left, right } = button.getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(edges.left)
    await expect(right).toBeLessThanOrEqual(edges.right)
  }
  const heading = within(dialog).getByRole('columnheader', { name: 'Visitors' })
  await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth)
  await expect(heading.querySelector('svg')?.getBoundingClientRect().width).toBe(14)
}

export const AllFits = meta.story({ parameters: inEveryMode, args: fitting, play: fits })

export const AllOnPhone = meta.story({ args: fitting, play: fits, globals: { viewport: { value: 'mobile1' } } })

export const EventsOnPhone = meta.story({
  args: {
    ...fitting,
    layout: 'table',
    items: [{ id: 'event', label: 'Events', column: 'Event' }],
    selectedKey: 'event',
    rows: events,
    totalRows: undefined,
  },
  play: fits,
  globals: { viewport: { value: 'mobile1' } },
})

export const AllSorted = meta.story({
  tags: ['behaviour'],
  args: {
    onRowAction: fn(),
    all: {
      ...closed,
      isOpen: true,
      sorting: { sort: { column: 'visitors', direction: 'descending' }, onSortChange: fn() },
      onExport: fn(),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await listShown({ canvas })
    const dialog = within(canvas.getByRole('dialog', { name: 'All 214 pages' }))
    await expect(dialog.getByRole('columnheader', { name: 'Visitors' })).toHaveAttribute('aria-sort', 'descending')
    await expect(dialog.getByRole('columnheader', { name: 'Pages' })).not.toHaveAttribute('aria-sort')
    await userEvent.click(dialog.getByRole('button', { name: 'Pages' }))
    await expect(args.all?.sorting?.onSortChange).toHaveBeenLastCalledWith({ column: 'name', direction: 'ascending' })
    await userEvent.click(dialog.getByRole('button', { name: 'Visitors' }))
    await expect(args.all?.sorting?.onSortChange).toHaveBeenLastCalledWith({
      column: 'visitors',
      direction: 'ascending',
    })
    await userEvent.click(dialog.getByRole('button', { name: 'Export CSV' }))
    await expect(args.all?.onExport).toHaveBeenCalledOnce()
    await userEvent.click(dialog.getByRole('button', { name: '/journal/letter-3' }))
    await expect(args.onRowAction).toHaveBeenLastCalledWith(expect.objectContaining({ id: '/journal/letter-3' }))
    await expect(args.all?.onOpenChange).toHaveBeenLastCalledWith(false)
  },
})
