import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { Button } from '../../actions/Button/index.ts'
import { EmptyState } from '../../feedback/EmptyState/index.ts'
import { DataTable } from './DataTable.tsx'
import { columns, people, type Person } from './sampleRows.tsx'
import { Selectable, menu, nameOf, onDelete, rowAction } from './sampleTable.tsx'

const meta = preview.meta({
  title: 'Data/DataTable/States',
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

export const Narrow = meta.story({
  tags: ['behaviour'],
  render: (args) => (
    <div style={{ maxInlineSize: 480 }}>
      <Selectable {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: /ref_code/ })).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Details of Mira Kovač' }))
    await waitFor(() => expect(canvas.getByText('HARBOR24')).toBeVisible())
  },
})

/** Columns without a priority make the table scroll horizontally, with the first column pinned. */
export const TooWide = meta.story({
  args: { columns: columns.map(({ priority: _, ...column }) => column) },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'App users' })
    const [first] = canvas.getAllByRole('rowheader')
    region.scrollLeft = 200
    await waitFor(() =>
      expect(Math.round(first?.getBoundingClientRect().left ?? 0)).toBe(
        Math.round(region.getBoundingClientRect().left),
      ),
    )
  },
})

/** What is said in place of rows is seen without scrolling. */
export const EmptyAndTooWide = meta.story({
  tags: ['behaviour'],
  args: { columns: columns.map(({ priority: _, ...column }) => column), items: [] },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'App users' })
    const title = canvas.getByText('No users yet').getBoundingClientRect()
    const { left, right } = region.getBoundingClientRect()
    await waitFor(() => expect(Math.abs(title.left + title.right - left - right)).toBeLessThan(4))
  },
})

export const ManyRows = meta.story({
  args: { items: people(5000) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '5001')
    await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(5))
    await expect(canvas.getAllByRole('rowheader').length).toBeLessThan(100)
    const region = canvas.getByRole('region', { name: 'App users' })
    region.scrollTop = region.scrollHeight
    await waitFor(() => expect(canvas.getByText('person5000@example.com')).toBeVisible())
  },
})

/** All rows share one menu: arrow keys open it, and the focus returns to the button of its row. */
export const KeyboardInTheMenu = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'More about Jonas Weidner' })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    button.focus()
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Delete' })).toHaveFocus())
    await waitFor(() => expect(canvas.getByRole('menu', { name: 'More about Jonas Weidner' })).toBeVisible())
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    canvas.getByRole('button', { name: 'More about Aiko Tanabe' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Send a notice' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
    await expect(onDelete).toHaveBeenCalled()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More about Aiko Tanabe' })).toHaveFocus())
  },
})

/**
 * All rows share one tooltip: it names the control, opens at once on keyboard focus, and Escape closes only the
 * tooltip.
 */
export const Tooltips = meta.story({
  tags: ['behaviour'],
  render: (args) => <Selectable {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Mira Kovač' }))
    await expect(canvas.queryByRole('tooltip')).toBeNull()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Edit Mira Kovač' })).toHaveFocus()
    await expect(await canvas.findByRole('tooltip')).toHaveTextContent('Edit Mira Kovač')
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('tooltip')).toHaveTextContent('More about Mira Kovač'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Selected rows' })).toBeVisible())
  },
})

export const Loading = meta.story({
  args: { loadingState: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading')
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: 'User' })).toBeVisible())
  },
})

const pages = {
  current: 1,
  pageSize: 20,
  total: 0,
  showSizeChanger: true,
  showTotal: (total: number) => `${total} in total`,
}

/** Nothing is counted before it has come. */
export const LoadingFirstPage = meta.story({
  tags: ['behaviour'],
  args: { loadingState: 'loading', pagination: pages, onPageChange: fn() },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: 'User' })).toBeVisible())
    await expect(canvas.queryByText('0 in total')).toBeNull()
  },
})

export const Empty = meta.story({
  args: { items: [] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'No users yet' })).toBeVisible())
  },
})

const onClearFilters = fn()

export const NothingMatches = meta.story({
  tags: ['behaviour'],
  args: { items: [], onClearFilters },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Nothing matches these filters' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(onClearFilters).toHaveBeenCalledOnce()
  },
})

const onRetry = fn()

export const Failed = meta.story({
  args: { loadingState: 'error', errorMessage: 'The service does not answer.', onRetry },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The list could not be loaded')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
})

const long = 'a-value-that-is-much-longer-than-any-column-of-a-table-could-ever-be'

export const LongText = meta.story({
  args: {
    items: people(3).map((person) => ({ ...person, name: long, email: `${long}@example.com`, ref_code: long })),
  },
  play: async ({ canvas, userEvent }) => {
    const [isCut] = canvas.getAllByText(long, { selector: '[data-part="cut"] *' })
    const [isWhole] = canvas.getAllByText('un_8f2c41a9')
    if (isWhole !== undefined) await userEvent.hover(isWhole)
    await new Promise((resolve) => setTimeout(resolve, 800))
    await expect(canvas.queryByRole('tooltip')).toBeNull()
    if (isCut !== undefined) await userEvent.hover(isCut)
    await expect(await canvas.findByRole('tooltip')).toHaveTextContent(long)
  },
})
