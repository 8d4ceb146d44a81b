import type { StoryContext } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { firstQuery, useListState, type ListQuery } from '../../../list/index.ts'
import { Button } from '../../actions/Button/index.ts'
import { EmptyState } from '../../feedback/EmptyState/index.ts'
import { DataTable } from './DataTable.tsx'
import type { DataTableProps } from './DataTable.types.ts'
import { columns, people, type Person } from './sampleRows.tsx'
import { Matrix } from './sampleStates.tsx'
import { Selectable, menu, nameOf, onDelete, onEdit, rowAction, rows } from './sampleTable.tsx'

const meta = preview.meta({
  title: 'Data/DataTable',
  component: DataTable<Person>,
  args: {
    caption: 'App users',
    columns,
    rowName: nameOf,
    items: people(7),
    rowAction,
    rowMenu: menu,
    empty: <EmptyState title="No users yet" actions={<Button variant="primary">Add user</Button>} />,
  },
})

const firstNames = (canvas: StoryContext['canvas']) =>
  canvas.getAllByRole('rowheader').map((cell) => cell.querySelector('bdi')?.textContent)

export const Default = meta.story()

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table', { name: 'App users' })
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(8)
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(7)
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Mira Kovač' }))
    await expect(onEdit).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'More about Mira Kovač' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Delete' }))
    await expect(onDelete).toHaveBeenCalledOnce()
  },
})

export const Sorting = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('columnheader', { name: /Points/ })
    const button = within(heading).getByRole('button')
    await expect(heading).not.toHaveAttribute('aria-sort')
    await userEvent.click(button)
    await expect(heading).toHaveAttribute('aria-sort', 'ascending')
    await expect(firstNames(canvas)[0]).toBe('Mira Kovač')
    await userEvent.click(button)
    await expect(heading).toHaveAttribute('aria-sort', 'descending')
    await expect(firstNames(canvas)[0]).not.toBe('Mira Kovač')
    await userEvent.click(button)
    await expect(heading).not.toHaveAttribute('aria-sort')
    await expect(firstNames(canvas)[0]).toBe('Mira Kovač')
  },
})

const onSort = fn()

export const SortedByTheService = meta.story({
  tags: ['behaviour'],
  args: {
    onSort,
    listSorter: { columnKey: null, order: null },
    defaultSorter: { columnKey: 'created_at', order: 'descend' },
  },
  play: async ({ canvas, userEvent }) => {
    const created = canvas.getByRole('columnheader', { name: /Created/ })
    await expect(created).toHaveAttribute('aria-sort', 'descending')
    await userEvent.click(within(created).getByRole('button'))
    await expect(onSort).toHaveBeenCalledWith({ columnKey: 'created_at', order: 'ascend' }, [])
    await expect(firstNames(canvas)[0]).toBe('Mira Kovač')
  },
})

export const Selection = meta.story({
  tags: ['behaviour'],
  render: (args) => <Selectable {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('group', { name: 'Selected rows' })).toBeNull()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Jonas Weidner' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('1 selected')
    await expect(canvas.getByRole('checkbox', { name: /all rows/ })).toBePartiallyChecked()
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select 林晓雯' }))
    await userEvent.keyboard('{/Shift}')
    await expect(canvas.getByRole('status')).toHaveTextContent('3 selected')
    // The bar must not cover a row.
    const bar = canvas.getByRole('group', { name: 'Selected rows' })
    const lastRow = canvas.getAllByRole('row').at(-1)
    await expect(lastRow?.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top)
    await userEvent.click(within(canvas.getByRole('group', { name: 'Selected rows' })).getByText('Delete'))
    await expect(onDelete).toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Selected rows' })).toBeNull())
  },
})

/**
 * The bar floats over the table without moving it; when it disappears with the focused element, the focus moves to the
 * table head.
 */
export const Cleared = meta.story({
  tags: ['behaviour'],
  render: (args) => <Selectable {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const height = () => canvasElement.querySelector('[data-density]')?.getBoundingClientRect().height
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: /Created/ })).toBeVisible())
    const before = height()
    const page = canvas.getByRole('checkbox', { name: /all rows/ })
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Jonas Weidner' }))
    const clear = canvas.getByRole('button', { name: 'Clear the selection' })
    await expect(height()).toBe(before)
    clear.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(page).toHaveFocus())
    await userEvent.keyboard(' ')
    within(canvas.getByRole('group', { name: 'Selected rows' }))
      .getByRole('button', { name: 'Delete' })
      .focus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page).toHaveFocus())
  },
})

export const SelectAllThatMatch = meta.story({
  tags: ['behaviour'],
  render: (args) => <Selectable {...args} total={12_486} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /all rows/ }))
    await waitFor(() => expect(canvas.getByText('All 7 on this page are selected.')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 12,486 that match' }))
    await waitFor(() => expect(canvas.getByText('12,486 selected', { selector: '[data-part] *' })).toBeVisible())
    await expect(canvas.getByRole('status')).toHaveTextContent('12,486 selected')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Aiko Tanabe' }))
    await waitFor(() => expect(canvas.getByText('6 selected', { selector: '[data-part] *' })).toBeVisible())
  },
})

const Paged = (props: DataTableProps<Person>) => {
  const [query, setQuery] = useState<ListQuery>(firstQuery)
  const start = (query.current - 1) * query.pageSize
  const [answers] = useState(() => new Map<string, { list: Person[]; total: number }>())
  const key = JSON.stringify(query)
  const answer = answers.get(key) ?? { list: rows.slice(start, start + query.pageSize), total: rows.length }
  answers.set(key, answer)
  const { pagination, list, changePage } = useListState<Person>({ answer, query, onQueryChange: setQuery })
  return (
    <DataTable
      {...props}
      items={list}
      loadingState={list === undefined ? 'loading' : 'idle'}
      pagination={pagination}
      onPageChange={changePage}
    />
  )
}

export const Pages = meta.story({
  tags: ['behaviour'],
  render: (args) => <Paged {...args} />,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('120 items in total', { selector: '[data-part]' })).toBeVisible())
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(20)
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(firstNames(canvas)[0]).toBe('Priya Raman 3')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rows per page' }), '50 / page')
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(50))
    await expect(firstNames(canvas)[0]).toBe('Mira Kovač')
  },
})

const openView = async ({ canvas, userEvent }: StoryContext) => {
  await userEvent.click(canvas.getByRole('button', { name: 'View' }))
  const view = await canvas.findByRole('menu')
  await waitFor(() => expect(view).toBeVisible())
}

export const ColumnsAndDensity = meta.story({
  tags: ['behaviour'],
  args: { csvName: 'app-users' },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    await openView(context)
    await userEvent.click(canvas.getByRole('menuitemcheckbox', { name: 'Points' }))
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Export this view as CSV' })).toBeVisible())
    await userEvent.click(canvas.getByRole('menuitemradio', { name: 'Compact' }))
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
    await expect(canvas.queryByRole('columnheader', { name: /Points/ })).toBeNull()
    await expect(canvasElement.querySelector('[data-density="compact"]')).not.toBeNull()
  },
})

/** The view is restored on the next visit; an invalid stored view is ignored. */
export const Remembered = meta.story({
  tags: ['behaviour'],
  args: { storageKey: 'story-table' },
  beforeEach: () => () => localStorage.removeItem('story-table'),
  render: (args) => {
    const Visits = () => {
      const [visit, setVisit] = useState(1)
      return (
        <>
          <Button onPress={() => setVisit(visit + 1)}>Come back</Button>
          <DataTable key={visit} {...args} />
        </>
      )
    }
    return <Visits />
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await openView(context)
    await userEvent.click(canvas.getByRole('menuitemcheckbox', { name: 'Points' }))
    await userEvent.click(canvas.getByRole('menuitemradio', { name: 'Compact' }))
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }))
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: /Created/ })).toBeVisible())
    await expect(canvas.queryByRole('columnheader', { name: /Points/ })).toBeNull()
    await expect(context.canvasElement.querySelector('[data-density="compact"]')).not.toBeNull()
    localStorage.setItem('story-table', '{"switchedOff":7,"density":"tall"}')
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }))
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: /Points/ })).toBeVisible())
  },
})

const onExport = fn()

export const ExportedByTheService = meta.story({
  tags: ['behaviour'],
  args: { csvName: 'app-users', onExportAll: onExport },
  play: async (context) => {
    await openView(context)
    await expect(context.canvas.getByRole('menuitem', { name: 'Export this view as CSV' })).toBeVisible()
    await context.userEvent.click(context.canvas.getByRole('menuitem', { name: 'Export all as CSV' }))
    await expect(onExport).toHaveBeenCalledOnce()
  },
})

export const Details = meta.story({
  tags: ['behaviour'],
  args: { details: ({ email }: Person) => <p>Everything about {email}</p> },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Details of Mira Kovač' })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() => expect(canvas.getByText('Everything about person1@example.com')).toBeVisible())
    await userEvent.click(button)
    await expect(canvas.queryByText('Everything about person1@example.com')).toBeNull()
  },
})

/** Where no row has details, no space is kept for the buttons that would open them. */
export const NoDetails = meta.story({
  args: { details: () => null },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: /Created/ })).toBeVisible())
    await expect(canvas.queryByRole('columnheader', { name: 'Details' })).toBeNull()
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  render: (args) => <Selectable {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox', { name: /all rows/ })).toHaveFocus()
    await userEvent.tab()
    const heading = canvas.getByRole('columnheader', { name: /Region/ })
    await expect(within(heading).getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(heading).toHaveAttribute('aria-sort', 'ascending')
    canvas.getByRole('checkbox', { name: 'Select Mira Kovač' }).focus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('status')).toHaveTextContent('1 selected')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('group', { name: 'Selected rows' })).toBeNull()
  },
})

/** All states of a table in one picture. */
/** The stories above describe each state. */
export const States = meta.story({
  parameters: { ...inEveryMode, docs: { source: { code: '' } } },
  render: () => <Matrix />,
})

const selectedTwo = async ({ canvas, userEvent }: StoryContext) => {
  const [, first, second] = canvas.getAllByRole('checkbox')
  if (first !== undefined) await userEvent.click(first)
  if (second !== undefined) await userEvent.click(second)
  await waitFor(() => expect(canvas.getByRole('group')).toBeVisible())
}

export const Selected = meta.story({
  parameters: inEveryMode,
  render: (args) => <Selectable {...args} />,
  play: selectedTwo,
})

export const Chinese = meta.story({
  render: (args) => <Paged {...args} />,
  globals: { locale: 'zh-CN' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('共120条', { selector: '[data-part]' })).toBeVisible())
  },
})
