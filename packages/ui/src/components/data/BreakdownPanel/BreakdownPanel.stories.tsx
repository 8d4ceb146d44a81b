import { CircleDashed } from 'lucide-react'
import { useState } from 'react'
import type { StoryContext } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { Sparkline } from '../../../charts/Sparkline/index.ts'
import { InfoIcon } from '../Icon/index.ts'
import { IconButton } from '../../actions/IconButton/index.ts'
import { SegmentedControl } from '../../inputs/SegmentedControl/index.ts'
import { BreakdownPanel, type BreakdownPanelProps } from './BreakdownPanel.tsx'
import type { BreakdownData } from './BreakdownContent.tsx'
import type { WholeBreakdown } from './BreakdownDialog.tsx'
import type { BreakdownRow } from './BreakdownPanel.types.ts'

const row = (name: string, visitors: number, more: Partial<BreakdownRow> = {}): BreakdownRow => ({
  id: name,
  name,
  visitors,
  percentage: visitors / 864.02,
  ...more,
})

const path = (name: string, visitors: number) => row(name, visitors, { kind: 'path' })

const pages = [
  path('/journal/how-we-dye-with-walnut', 14_210),
  path('/journal', 12_036),
  path('/journal/autumn-field-guide', 9840),
  path('/journal/a-room-for-slow-mornings', 7302),
  path('/journal/mending-101', 6155),
  path('/journal/harbour-colours', 4920),
  path('/journal/letters-from-the-loom', 3811),
  path('/journal/linen-care', 2),
]

const countries = [
  row('United States', 28_400, { tag: 'US', kind: 'word' }),
  row('United Kingdom', 13_300, { tag: 'GB', kind: 'word' }),
  row('Germany', 9880, { tag: 'DE', kind: 'word' }),
  row('Unknown', 210, { tag: CircleDashed, kind: 'word' }),
]

const events = [
  row('newsletter_signup', 3284, { count: 3610 }),
  row('add_to_cart', 2910, { count: 4472 }),
  row('begin_checkout', 1106, { count: 1240 }),
]

const tabs: BreakdownPanelProps['items'] = [
  { id: 'page', label: 'Pages' },
  { id: 'page_title', label: 'Page titles' },
]

const manyPages = Array.from({ length: 40 }, (_, index) => path(`/journal/letter-${index + 1}`, 4000 - 90 * index))

const closed: WholeBreakdown = {
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
const Controlled = ({ all = closed, ...props }: BreakdownPanelProps) => {
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

const code = `import { useState } from 'react'
import { BreakdownPanel, type BreakdownRow } from '@sightline/ui'

const items = [
  { id: 'page', label: 'Pages' },
  { id: 'page_title', label: 'Page titles' },
]

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

const meta = preview.meta({
  title: 'Data/BreakdownPanel',
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

export const Default = meta.story()

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const table = within(canvas.getByRole('table', { name: 'Pages' }))
    await waitFor(() => expect(table.getByRole('row', { name: '/journal 12.0k 13.9%' })).toBeVisible())
    await expect(table.getByTitle('12,036')).toHaveTextContent('12.0k')
    await userEvent.click(canvas.getByRole('tab', { name: 'Page titles' }))
    await expect(args.onSelectionChange).toHaveBeenCalledWith('page_title')
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('Page titles')
  },
})

export const WithHelp = meta.story({
  tags: ['behaviour'],
  args: { actions: <IconButton size="sm" icon={InfoIcon} aria-label="How it is counted" /> },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('tab', { name: 'Pages' }).focus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'How it is counted' })).toHaveFocus()
  },
})

const listShown = async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
  const dialog = await canvas.findByRole('dialog')
  await waitFor(() => expect(dialog).toBeVisible())
}

export const All = meta.story({
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

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Pages' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Page titles' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'All 214 pages' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const dialog = await canvas.findByRole('dialog')
    await waitFor(() => expect(within(dialog).getByRole('searchbox')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'All 214 pages' })).toHaveFocus())
  },
})

export const RowsFilter = meta.story({
  tags: ['behaviour'],
  args: {
    onRowAction: fn(),
    rows: pages.map((page) => ({ ...page, href: `https://example.com${page.name}` })),
    totalRows: undefined,
    all: undefined,
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('row', { name: /^\/journal\/linen-care/ }))
    await expect(args.onRowAction).toHaveBeenLastCalledWith(expect.objectContaining({ id: '/journal/linen-care' }))
    canvas.getByRole('button', { name: '/journal/mending-101' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRowAction).toHaveBeenLastCalledWith(expect.objectContaining({ id: '/journal/mending-101' }))
    await expect(args.onRowAction).toHaveBeenCalledTimes(2)
    const link = canvas.getByRole('link', { name: 'Open /journal/mending-101 in a new tab' })
    await expect(link).toHaveAttribute('href', 'https://example.com/journal/mending-101')
    await userEvent.tab()
    await expect(link).toHaveFocus()
    // The link must not leave the story.
    link.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await userEvent.keyboard('{Enter}')
    await expect(args.onRowAction).toHaveBeenCalledTimes(2)
  },
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

const trend = <Sparkline values={[3, 4, 4, 5, 4, 6, 7]} isSelected />

export const Table = meta.story({
  parameters: { isWide: true },
  args: {
    layout: 'table',
    items: [{ id: 'event', label: 'Events', column: 'Event' }],
    selectedKey: 'event',
    rows: events.map((event, index) => ({
      ...event,
      conversionRate: event.visitors / 864,
      change: 8.2 - 4 * index,
      trend,
    })),
    totalRows: undefined,
    all: undefined,
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: 'Conversion' })).toBeVisible())
    // No row has revenue, so there is no column for it.
    await expect(canvas.queryByRole('columnheader', { name: 'Revenue' })).toBeNull()
  },
})

export const SecondChoice = meta.story({
  args: {
    items: [
      { id: 'page', label: 'Referrers' },
      { id: 'utm', label: 'UTM' },
    ],
    selectedKey: 'utm',
    toolbar: (
      <SegmentedControl
        aria-label="UTM tag"
        size="sm"
        items={[
          { value: 'source', label: 'Source' },
          { value: 'medium', label: 'Medium' },
          { value: 'campaign', label: 'Campaign' },
        ]}
      />
    ),
    rows: [row('newsletter', 1200), row('autumn', 800)],
    totalRows: undefined,
    all: undefined,
  },
})

const States = (args: BreakdownPanelProps) => (
  <div style={{ display: 'grid', gap: 16 }}>
    <BreakdownPanel {...args} />
    <BreakdownPanel
      {...args}
      aria-label="Places"
      items={[{ id: 'country', label: 'Countries' }]}
      selectedKey="country"
      rows={countries}
      totalRows={undefined}
      all={undefined}
    />
    <BreakdownPanel
      {...args}
      aria-label="Events"
      layout="table"
      items={[{ id: 'event', label: 'Events', column: 'Event' }]}
      selectedKey="event"
      rows={events}
      totalRows={undefined}
      all={undefined}
    />
  </div>
)

export const Variants = meta.story({ parameters: inEveryMode, render: States })
export const Phone = meta.story({
  render: States,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    // The four rows take the space of four, not of the eight placeholders.
    const panel = canvas.getByRole('region', { name: 'Places' })
    await expect(panel.getBoundingClientRect().height).toBeLessThan(240)
  },
})

const heightIn = ({ canvasElement }: StoryContext) =>
  canvasElement.querySelector('[data-part="breakdown-panel"]')?.getBoundingClientRect().height

const sameHeight = async (context: StoryContext) => {
  // Height of tabs, eight rows with their gaps, and footer, the same for every content.
  await expect(heightIn(context)).toBe(382)
}

export const Loading = meta.story({
  args: { rows: undefined, loadingState: 'loading', all: undefined },
  play: sameHeight,
})
export const Empty = meta.story({
  args: { rows: [], totalRows: 0, all: undefined },
  play: async (context) => {
    await waitFor(() => expect(context.canvas.getByText('No data in this range')).toBeVisible())
    await sameHeight(context)
  },
})
export const Full = meta.story({ play: sameHeight })
export const Failed = meta.story({
  args: {
    rows: undefined,
    loadingState: 'error',
    errorMessage: 'The figures cannot be read right now',
    onRetry: fn(),
    all: undefined,
  },
  play: async (context) => {
    await sameHeight(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Try again' }))
    await expect(context.args.onRetry).toHaveBeenCalledOnce()
  },
})

export const LongText = meta.story({
  args: {
    items: [
      { id: 'page', label: 'Pages with a longer name' },
      { id: 'page_title', label: 'Titles that say a great deal' },
      { id: 'source', label: 'Where everybody came from' },
    ],
    rows: [
      path('/a/path/with/more/folders/than/anybody/should/ever/have/to/read/how-we-dye-with-walnut', 999_999),
      row('A title that goes on, and on, and further on than the panel is wide, to its very end', 1200),
      row('عنوان باللغة العربية', 300),
      path('/日本語/とても長いページの名前がここに入りますので途中で省略されます/毛糸', 12),
    ],
    totalRows: undefined,
    all: undefined,
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: /^\/a\/path\/with.*how-we-dye-with-walnut 1.0M/ })).toBeVisible(),
    )
  },
})
