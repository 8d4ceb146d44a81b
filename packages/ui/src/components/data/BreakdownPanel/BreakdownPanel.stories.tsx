import { CircleDashed } from 'lucide-react'
import type { StoryContext } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { Sparkline } from '../../../charts/Sparkline/index.ts'
import { InfoIcon } from '../Icon/index.ts'
import { IconButton } from '../../actions/IconButton/index.ts'
import { SegmentedControl } from '../../inputs/SegmentedControl/index.ts'
import { BreakdownPanel, type BreakdownPanelProps } from './BreakdownPanel.tsx'
import { Controlled, closed, code, events, pages, path, row, tabs } from './sampleBreakdown.tsx'

const countries = [
  row('United States', 28_400, { tag: 'US', kind: 'word' }),
  row('United Kingdom', 13_300, { tag: 'GB', kind: 'word' }),
  row('Germany', 9880, { tag: 'DE', kind: 'word' }),
  row('Unknown', 210, { tag: CircleDashed, kind: 'word' }),
]

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

/** With a comparison each row has its change, in counts where a percentage would mislead; a phone leaves out the share. */
export const WithComparison = meta.story({
  parameters: inEveryMode,
  args: {
    rows: pages.map((page, index) => ({
      ...page,
      change: [12.6, -3.4, 0, null, 240, -18.2, 4.1, -60][index] ?? null,
      ...(page.visitors < 30 && { difference: -3 }),
    })),
  },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Pages' }))
    await waitFor(() => expect(table.getByRole('row', { name: /^\/journal 12\.0k down 3\.4%, worse/ })).toBeVisible())
    await expect(table.getByRole('row', { name: /^\/journal\/linen-care 2 down 3, worse/ })).toBeVisible()
    await expect(table.getByRole('columnheader', { name: 'Change' })).toBeInTheDocument()
  },
})

const acquisition = [
  'Channels',
  'Sources',
  'Referrers',
  'Campaigns',
  'Entry pages',
  'Search engines',
  'Social networks',
]

/** Tabs that do not fit stand in a menu; the open one always stands in the row. */
export const ManyTabs = meta.story({
  tags: ['behaviour'],
  args: {
    items: [
      { id: 'page', label: 'Pages' },
      ...acquisition.map((label) => ({ id: label.toLowerCase().replaceAll(' ', '_'), label })),
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    const list = canvas.getByRole('tablist')
    await waitFor(() => expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth))
    await expect(canvas.queryByRole('tab', { name: 'Social networks' })).toBeNull()
    canvas.getByRole('button', { name: 'More' }).focus()
    await userEvent.keyboard('{Enter}')
    const last = await canvas.findByRole('menuitem', { name: 'Social networks' })
    await waitFor(() => expect(last).toBeVisible())
    await userEvent.click(last)
    await expect(args.onSelectionChange).toHaveBeenCalledWith('social_networks')
    await waitFor(() => expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('Social networks'))
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
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

/** Rows that others are about to replace. */
export const Replaced = meta.story({
  args: { loadingState: 'filtering' },
  play: async ({ canvas }) => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'),
})
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
    errorMessage: 'The statistics cannot be read right now',
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

/** Where even the open tab has no room beside the word, the menu of the others is an icon alone. */
export const NarrowTabs = meta.story({
  tags: ['behaviour'],
  args: {
    style: { inlineSize: '19rem' },
    items: [
      { id: 'page', label: 'Pages of the site' },
      { id: 'title', label: 'Page titles' },
      { id: 'entry', label: 'Entry pages' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('tablist')
    const more = await canvas.findByRole('button', { name: 'More' })
    await waitFor(() => expect(more).toHaveTextContent(/^$/))
    await waitFor(() => expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth))
    await userEvent.click(more)
    await becomesVisible(() => canvas.findByRole('menuitem', { name: 'Entry pages' }))
  },
})
