import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { EmptyState } from '../../feedback/EmptyState/index.ts'
import { DataTable } from './DataTable.tsx'
import type { DataTableProps } from './DataTable.types.ts'
import { columns, measured, people, type Person } from './sampleRows.tsx'
import { MoreMatrix } from './sampleStates.tsx'
import { nothingSelected } from './selection/selection.ts'

const onDelete = () => {}
const onOpen = fn()

const Selectable = (props: DataTableProps<Person>) => {
  const [selected, setSelected] = useState(nothingSelected)
  const actions = [{ id: 'delete', label: 'Delete', icon: measured.icon, onAction: onDelete }]
  return <DataTable {...props} selection={{ selected, onChange: setSelected, total: 40, actions }} />
}

const meta = preview.meta({
  title: 'Data/DataTable/Rows',
  component: DataTable<Person>,
  args: {
    caption: 'App users',
    columns,
    rowName: ({ name }: Person) => name,
    items: people(7),
    empty: <EmptyState title="No users yet" />,
  },
})

/** Values are formatted by kind and aligned to the end of the cell, and the last row shows the totals. */
export const KindsAndTotals = meta.story({
  args: { columns: measured.columns },
  play: async ({ canvas }) => {
    const cells = canvas.getAllByRole('row')[1]?.querySelectorAll('td') ?? []
    await waitFor(() => expect([...cells].map((cell) => cell.textContent).slice(0, 4)).toEqual(measured.firstRow))
    const [points, share, , day] = cells
    await expect(getComputedStyle(points ?? document.body).textAlign).toBe('end')
    await expect(getComputedStyle(share ?? document.body).fontVariantNumeric).toContain('tabular-nums')
    await expect(day?.querySelector('time')).toHaveAttribute('dateTime', measured.firstInstant)
    const total = canvas.getByRole('row', { name: /^Total/ })
    await expect(total.parentElement?.tagName).toBe('TFOOT')
    await expect(total).toHaveTextContent('124,860')
  },
})

/** On a phone what matters most of a row stands below its name; a press on the name opens the row. */
export const BriefAndOpening = meta.story({
  args: {
    columns: columns.map((column, index) =>
      index === 0 ? column : { ...column, priority: index, isBrief: index < 3 },
    ),
    style: { inlineSize: 360 },
    rowAction: ({ name }: Person) => ({ label: `Edit ${name}`, icon: measured.icon, onPress: onOpen, isOpening: true }),
  },
  beforeEach: () => {
    onOpen.mockClear()
  },
  play: async ({ canvas, userEvent }) => {
    const [first] = people(1)
    const header = await waitFor(() => {
      const [found] = canvas.getAllByRole('rowheader')
      if (found === undefined) throw new Error('no row yet')
      return found
    })
    const brief = header.querySelector('[data-part=brief]')
    await waitFor(() => expect(brief?.childElementCount).toBe(2))
    await expect(brief).toBeVisible()
    await expect(onOpen).not.toHaveBeenCalled()
    await userEvent.click(canvas.getAllByText(first?.name ?? '')[0] ?? header)
    await expect(onOpen).toHaveBeenCalledOnce()
  },
})

/** A table that has all rows paginates them itself; another sort order returns to the first page. */
export const OwnPages = meta.story({
  args: { items: people(25), pageSize: 10 },
  play: async ({ canvas, userEvent }) => {
    const rowCount = () => canvas.getAllByRole('rowheader').length
    await waitFor(() => expect(rowCount()).toBe(10))
    await expect(canvas.getAllByText('25 items in total').length).toBeGreaterThan(0)
    await userEvent.click(canvas.getByRole('button', { name: /^(Page )?3$/ }))
    await waitFor(() => expect(rowCount()).toBe(5))
    await userEvent.click(canvas.getByRole('button', { name: /^Points/ }))
    await waitFor(() => expect(rowCount()).toBe(10))
  },
})

interface Payment {
  number: string
  amount: number
  currency: string
  paidAt: string
}

const payments: Payment[] = [
  { number: 'A-1', amount: 950, currency: 'EUR', paidAt: '2026-11-19T22:24:00Z' },
  { number: 'A-2', amount: 1200, currency: 'JPY', paidAt: '2026-11-18T08:00:00Z' },
]

/** Rows without an id are identified by a function. */
export const MoneyAndTimes = meta.story({
  render: () => (
    <DataTable
      caption="Payments"
      getRowId={(payment) => payment.number}
      rowName={(payment) => payment.number}
      items={payments}
      columns={[
        { id: 'number', header: 'Number', value: (payment) => payment.number },
        {
          id: 'amount',
          header: 'Amount',
          kind: 'money',
          value: (payment) => payment.amount,
          currency: (payment) => payment.currency,
        },
        { id: 'paid', header: 'Paid', kind: 'datetime', timeZone: 'Europe/Berlin', value: ({ paidAt }) => paidAt },
      ]}
      empty={null}
    />
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('cell', { name: '€9.50' })).toBeVisible())
    await expect(canvas.getByRole('cell', { name: '¥1,200' })).toBeVisible()
    await expect(canvas.getByRole('cell', { name: '2026-11-19 23:24' })).toBeVisible()
    // Where the page runs from right to left, the time would stand before the day.
    await expect(canvas.getByText('2026-11-19 23:24')).toHaveAttribute('dir', 'ltr')
  },
})

/** Rows with a common value are grouped below a heading. */
export const Groups = meta.story({
  tags: ['behaviour'],
  args: { groupBy: ({ region }: Person) => region },
  play: async ({ canvas, userEvent }) => {
    const names = () => canvas.getAllByRole('rowheader').map((cell) => cell.querySelector('bdi')?.textContent)
    await waitFor(() => expect(names().slice(0, 3)).toEqual(['DE', 'Mira Kovač', 'Jonas Weidner']))
    const [group] = canvas.getAllByRole('rowheader')
    await expect(group).toHaveAttribute('scope', 'rowgroup')
    await expect(group).toHaveTextContent('DE2')
    await userEvent.click(canvas.getByRole('button', { name: /Points/ }))
    await userEvent.click(canvas.getByRole('button', { name: /Points/ }))
    await waitFor(() => expect(names()[0]).not.toBe('DE'))
  },
})

/** Of many rows only the visible ones are drawn, and the headings of their groups count as rows. */
export const ManyGroups = meta.story({
  args: { items: people(700), groupBy: ({ region }: Person) => region },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table')
    await expect(table).toHaveAttribute('aria-rowcount', '707')
    // The rows that are in view come with the code that knows which.
    const indexes = () =>
      canvas
        .getAllByRole('row')
        .slice(0, 4)
        .map((row) => row.getAttribute('aria-rowindex'))
    await waitFor(() => expect(indexes()).toEqual(['1', '2', '3', '4']))
  },
})

/** On a narrow screen each row is a card; controls above them replace those of the headings. */
export const Cards = meta.story({
  tags: ['behaviour'],
  args: { narrow: 'cards' },
  render: (args) => <Selectable {...args} />,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'App users' })
    await expect(canvas.queryByRole('table')).toBeNull()
    await expect(list.children).toHaveLength(7)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Mira Kovač' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('1 selected')
    await userEvent.click(canvas.getByRole('button', { name: 'Sort' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: /^Points/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Sort' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: /^Points/ }))
    await waitFor(() => expect(list.firstElementChild).not.toHaveTextContent('Mira Kovač'))
  },
})
/** Cards are grouped like rows, with the totals below them. */
export const CardsInGroups = meta.story({
  args: {
    narrow: 'cards',
    columns: measured.columns,
    groupBy: ({ region }: Person) => region,
    loadingState: 'filtering',
  },
  render: (args) => (
    <div style={{ maxInlineSize: 360 }}>
      <Selectable {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('list', { name: /^DE ?2$/ }).children).toHaveLength(2))
    await expect(canvas.getByRole('group', { name: 'App users' })).toHaveAttribute('aria-busy', 'true')
    await expect(canvasElement.querySelector('[data-part="totals"]')).toHaveTextContent('124,860')
  },
})

const long = 'a-value-that-is-much-longer-than-any-column-of-a-table-could-ever-be'

/** A long value is truncated, and people can switch on wrapping. */
export const Wrapped = meta.story({
  tags: ['behaviour'],
  args: {
    items: people(3).map((person) => ({ ...person, ref_code: long })),
  },
  play: async ({ canvas, userEvent }) => {
    const [value] = await canvas.findAllByText(long)
    const height = () => value?.parentElement?.getBoundingClientRect().height ?? 0
    const oneLine = height()
    await userEvent.click(canvas.getByRole('button', { name: 'View' }))
    await userEvent.click(await canvas.findByRole('menuitemradio', { name: 'Wrap' }))
    await waitFor(() => expect(height()).toBeGreaterThan(oneLine))
  },
})

export const Denied = meta.story({
  args: { loadingState: 'error', errorMessage: 'Ask an administrator to open it for you.', isDenied: true },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'You do not have access to this list' })).toBeVisible(),
    )
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
})

export const FailedForGood = meta.story({
  args: { loadingState: 'error', errorMessage: 'The service does not answer.' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'The list could not be loaded' })).toBeVisible())
    await expect(canvas.getByText('The service does not answer.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
})

const pageOf = (current: number) => people(40).slice((current - 1) * 10, current * 10)

const Cursors = (props: DataTableProps<Person>) => {
  const [current, setCurrent] = useState(1)
  const pageInfo = { hasPreviousPage: current > 1, hasNextPage: current < 4 }
  return (
    <Selectable
      {...props}
      items={pageOf(current)}
      pagination={{ pageInfo, current, pageSize: 10, showSizeChanger: false }}
      onPageChange={setCurrent}
    />
  )
}

/** Without a total number there is a next page or none; selected rows stay selected across pages. */
export const SelectedAcrossPages = meta.story({
  tags: ['behaviour'],
  render: (args) => <Cursors {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Mira Kovač' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Noor Haddad 2' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('2 selected')
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }))
    await expect(canvas.getByRole('checkbox', { name: 'Select Mira Kovač' })).toBeChecked()
    await expect(canvas.getByText('Page 1', { selector: '[data-part="total"]' })).toBeVisible()
  },
})

/** Shift selects a range of rows with the keyboard. */
export const RangeByKeyboard = meta.story({
  tags: ['behaviour'],
  render: (args) => <Selectable {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('checkbox', { name: 'Select Jonas Weidner' }).focus()
    await userEvent.keyboard(' ')
    canvas.getByRole('checkbox', { name: 'Select Noor Haddad' }).focus()
    await userEvent.keyboard('{Shift>} {/Shift}')
    await expect(canvas.getByRole('status')).toHaveTextContent('5 selected')
  },
})

/** Combines sort orders, groups, totals, long values, cards and missing permission in one picture. */
/** The stories above describe each state. */
export const States = meta.story({
  parameters: { ...inEveryMode, docs: { source: { code: '' } } },
  render: () => <MoreMatrix />,
})
