import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { Sparkline } from '../../../charts/Sparkline/index.ts'
import { CircleHelp, EllipsisVertical, SlidersHorizontal } from 'lucide-react'
import { IconButton } from '../../actions/IconButton/index.ts'
import { Menu } from '../../actions/Menu/index.ts'
import { Popover } from '../../overlays/Popover/index.ts'
import { MetricStrip, type Metric, type MetricStripProps } from './index.ts'

const values = [3, 4, 4, 5, 4, 6, 7, 6, 8]

const minutes = Array.from({ length: 30 }, (_, minute) => 8 + ((minute * 7) % 11) + minute)

const explain = fn()

const metrics: Metric[] = [
  {
    id: 'views',
    label: 'Views',
    value: '248.6k',
    fullValue: '248,617',
    amount: 248_617,
    delta: { percent: 9.1 },
    note: 'vs 227.9k',
    fullNote: 'vs Sep 22 – Oct 21: 227,904',
  },
  {
    id: 'visitors',
    label: 'Visitors',
    value: '86.4k',
    fullValue: '86,402',
    delta: { percent: 12.6 },
    note: 'vs 76.7k',
  },
  {
    id: 'bounce',
    label: 'Bounce rate',
    value: '41.8%',
    delta: { points: -1.4, goodWhen: 'down' },
    note: 'vs 43.2%',
  },
  { id: 'duration', label: 'Visit duration', value: '2:47', delta: { percent: -1.2 }, note: 'vs 2:49' },
  {
    id: 'current',
    label: 'Current visitors',
    value: '42',
    isLive: true,
    note: 'last 30 minutes',
    sparkline: <Sparkline values={minutes} shape="bars" isLive />,
  },
]

const withSparklines = (items: readonly Metric[], selected: string): Metric[] =>
  items.map((metric) =>
    metric.isLive === true
      ? metric
      : { ...metric, sparkline: <Sparkline values={values} isSelected={metric.id === selected} /> },
  )

const Controlled = (props: MetricStripProps) => {
  const [selected, setSelected] = useState(props.selectedKey)
  return (
    <MetricStrip
      {...props}
      selectedKey={selected}
      items={withSparklines(props.items, selected)}
      onSelectionChange={(id) => {
        setSelected(id)
        props.onSelectionChange(id)
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Data/MetricStrip',
  component: MetricStrip,
  args: {
    'aria-label': 'Metrics',
    items: metrics,
    selectedKey: 'visitors',
    onSelectionChange: fn(),
    children: 'The chart of the selected metric',
  },
  render: (args) => <Controlled {...args} />,
})

export const Default = meta.story({ parameters: inEveryMode })

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName(/^Visitors 86.4k \(86,402\)/)
    // A shortened value is exact for assistive technology, and so is the comparison.
    await expect(canvas.getByText('248.6k')).toHaveAttribute('value', '248617')
    await expect(canvas.getByRole('tab', { name: /^Views/ })).toHaveAccessibleName(/vs Sep 22 – Oct 21: 227,904$/)
    await userEvent.click(canvas.getByRole('tab', { name: /Views/ }))
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('views')
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toBeVisible())
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: /^Visitors 86/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('bounce')
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName(/^Bounce rate 41.8%/)
  },
})

/** Beside a sparkline there is less room for words than below it. */
export const LongNotes = meta.story({
  args: {
    items: metrics.map((metric, index) => (index === 1 ? { ...metric, note: 'compared with 76.7k' } : metric)),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 1240 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const tops = ['248.6k', '86.4k', '41.8%'].map((value) => canvas.getByText(value).getBoundingClientRect().top)
    await expect(new Set(tops).size).toBe(1)
  },
})

export const WithoutComparison = meta.story({
  args: { items: metrics.map(({ id, label, value }) => ({ id, label, value })) },
})
export const Loading = meta.story({
  args: { items: metrics.map(({ id, label }) => ({ id, label, value: '', loadingState: 'loading' as const })) },
})
/** Values that others are about to replace are faint, and so are their changes. */
export const Replaced = meta.story({
  args: { items: metrics.map((metric) => ({ ...metric, loadingState: 'filtering' as const })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: /^Visitors 86.4k/ })).toHaveAttribute('aria-busy', 'true')
    const [value, other] = [canvas.getByText('86.4k'), canvas.getByText('vs 76.7k')]
    await expect(getComputedStyle(value).color).toBe(getComputedStyle(other).color)
  },
})
const onRetry = fn()

export const Failed = meta.story({
  args: { items: metrics.map(({ id, label }) => ({ id, label, value: '', loadingState: 'error' as const, onRetry })) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('tab', { name: /^Views/ })).toHaveTextContent('Could not load')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again: Views' }))
    await expect(onRetry).toHaveBeenCalledOnce()
    await expect(args.onSelectionChange).not.toHaveBeenCalled()
  },
})
export const NoData = meta.story({
  args: { items: metrics.map(({ id, label }) => ({ id, label, value: '–', note: 'No visits in this range' })) },
})

/** A card in each state. */
const everyState: Metric[] = [
  { id: 'good', label: 'Better', value: '86.4k', delta: { percent: 12.6 }, note: 'vs 76.7k' },
  { id: 'bad', label: 'Worse', value: '41.8%', delta: { percent: 3.2, goodWhen: 'down' }, note: 'vs 40.5%' },
  { id: 'same', label: 'The same', value: '2:47', delta: { percent: 0.04 }, note: 'vs 2:47' },
  { id: 'new', label: 'Nothing before', value: '12', delta: { percent: null } },
  { id: 'none', label: 'No data', value: '–', note: 'No visits in this range' },
  { id: 'loading', label: 'Loading', value: '', loadingState: 'loading' },
  { id: 'error', label: 'Failed', value: '', loadingState: 'error', onRetry: fn() },
  { id: 'locked', label: 'Locked', value: '', isLocked: true, note: 'Only for Premium Members' },
  {
    id: 'tone',
    label: 'Above a limit',
    value: '81.3%',
    tone: { kind: 'warning', reason: 'Above the limit of 70%' },
  },
  { id: 'counts', label: 'In counts', value: '12', delta: { difference: -5 }, note: 'vs 17' },
]

const InTwoStrips = (args: MetricStripProps) => (
  <div style={{ display: 'grid', gap: 16 }}>
    <Controlled {...args} items={everyState.slice(0, 5)} selectedKey="good" />
    <Controlled {...args} aria-label="More metrics" items={everyState.slice(5)} selectedKey="tone" />
  </div>
)

export const States = meta.story({
  render: InTwoStrips,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: /^Better/ })).toHaveTextContent(
      'up 12.6%, better than the previous period',
    )
    // A bounce rate that rises is not good.
    await expect(canvas.getByRole('tab', { name: /^Worse/ })).toHaveTextContent(
      'up 3.2%, worse than the previous period',
    )
    await expect(canvas.getByRole('tab', { name: /^The same/ })).toHaveTextContent('0%, as in the previous period')
    await expect(canvas.getByRole('tab', { name: /^In counts/ })).toHaveTextContent('down 5, worse')
    // Only those who have it hear a value.
    await expect(canvas.getByRole('tab', { name: /^Locked/ })).toHaveAccessibleName('Locked Only for Premium Members')
    await expect(canvas.getByRole('tab', { name: /^Above a limit/ })).toHaveAccessibleName(
      'Above a limit 81.3% Above the limit of 70%',
    )
    await expect(canvas.getByRole('tab', { name: /^Nothing before/ })).toHaveTextContent(
      'No data for the previous period',
    )
  },
})

/** A label of two lines pushes down only its own value: each is beside the buttons of its card. */
export const LongLabel = meta.story({
  args: {
    items: metrics.map((metric, index) =>
      index === 3 ? { ...metric, label: 'Visit duration of the people who came back' } : metric,
    ),
  },
  play: async ({ canvas }) => {
    const tops = ['Views', 'Visitors', 'Visit duration of the people who came back'].map(
      (label) => canvas.getByText(label).getBoundingClientRect().top,
    )
    await expect(new Set(tops).size).toBe(1)
  },
})

/** The buttons of a card are beside its tab, not in it, and the card is still pressed all over. */
export const Actions = meta.story({
  tags: ['behaviour'],
  args: {
    items: metrics.map((metric) => ({
      ...metric,
      actions: (
        <>
          <Popover
            aria-label={`About ${metric.label}`}
            trigger={<IconButton size="sm" icon={CircleHelp} aria-label={`About ${metric.label}`} />}
          >
            How it is counted.
          </Popover>
          <Menu
            aria-label={metric.label}
            items={[{ id: 'all', items: [{ id: 'goal', label: 'Set a goal' }] }]}
            trigger={<IconButton size="sm" icon={EllipsisVertical} aria-label={`More of ${metric.label}`} />}
          />
        </>
      ),
    })),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'About Bounce rate' }))
    await waitFor(() => expect(canvas.getByText('How it is counted.')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByText('How it is counted.')).toBeNull())
    await expect(args.onSelectionChange).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByText('Bounce rate'))
    await waitFor(() => expect(args.onSelectionChange).toHaveBeenLastCalledWith('bounce'))
  },
})

/** The change of a card is a button beside its tab, which lies where the change is drawn. */
export const DeltaAction = meta.story({
  args: {
    items: metrics.map((metric) => ({
      ...metric,
      ...(metric.delta !== undefined && {
        deltaAction: { label: `Explain the change of ${metric.label}`, onPress: explain },
      }),
    })),
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Explain the change of Bounce rate' })
    const drawn = canvas.getByRole('tab', { name: /^Bounce rate/ }).querySelector('[data-judgement]')
    const [place, change] = [button.getBoundingClientRect(), drawn?.getBoundingClientRect()]
    await expect(Math.abs(place.left + place.right - (change?.left ?? 0) - (change?.right ?? 0))).toBeLessThan(3)
    await expect(Math.abs(place.top + place.bottom - (change?.top ?? 0) - (change?.bottom ?? 0))).toBeLessThan(5)
    await userEvent.click(button)
    await expect(explain).toHaveBeenCalledOnce()
    await expect(args.onSelectionChange).not.toHaveBeenCalled()
    // By keys they come after the tabs.
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(explain).toHaveBeenCalledTimes(2)
  },
})

const chosen = fn()

const manyMetrics: Metric[] = [
  ...metrics.slice(0, 4),
  { id: 'visits', label: 'Visits', value: '102.3k', delta: { percent: 4.4 }, note: 'vs 98.0k' },
  { id: 'mean', label: 'Views per visit', value: '2.43', delta: { percent: 1.2 }, note: 'vs 2.40' },
  { id: 'revenue', label: 'Revenue', value: '€87.3K', delta: { percent: 18.1 }, note: 'vs €73.9K' },
  ...metrics.slice(4),
]

const ChoiceOfCards = ({ items }: { items: readonly Metric[] }) => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set(items.map(({ id }) => id)))
  return (
    <Menu
      aria-label="Choose metrics"
      items={[
        {
          id: 'cards',
          items: items.map(({ id, label }) => ({ id, label })),
          selectedKeys: ids,
          onSelectionChange: (next) => {
            setIds(next)
            chosen([...next])
          },
        },
      ]}
      trigger={<IconButton size="sm" icon={SlidersHorizontal} aria-label="Choose metrics" />}
    />
  )
}

/** The menu that chooses the cards stays in sight while they are scrolled. */
export const ChosenCards = meta.story({
  parameters: inEveryMode,
  args: { items: manyMetrics, end: <ChoiceOfCards items={manyMetrics} /> },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Choose metrics' })
    await expect(button).toBeVisible()
    button.focus()
    await userEvent.keyboard('{Enter}')
    const body = within(document.body)
    await userEvent.click(await body.findByRole('menuitemcheckbox', { name: 'Visits' }))
    await expect(chosen).toHaveBeenLastCalledWith(manyMetrics.map(({ id }) => id).filter((id) => id !== 'visits'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(body.queryByRole('menu')).toBeNull())
    await expect(button).toHaveFocus()
  },
})

const phone = { viewport: { value: 'mobile1' } }

/** The live value is in the header of a phone: arrows do not reach it here. */
export const Phone = meta.story({
  globals: phone,
  args: { selectedKey: 'duration' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('tab')).toHaveLength(4)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('views')
  },
})

/** Where the cards stand in two columns, the menu stands below them. */
export const PhoneChosenCards = meta.story({
  globals: phone,
  args: { items: manyMetrics, end: <ChoiceOfCards items={manyMetrics} /> },
  play: async ({ canvas }) => {
    const [button, last] = [
      canvas.getByRole('button', { name: 'Choose metrics' }),
      canvas.getByRole('tab', { name: /^Revenue/ }),
    ].map((element) => element.getBoundingClientRect())
    // Below the cards, at their end.
    await expect(button?.top).toBeGreaterThanOrEqual(last?.bottom ?? Infinity)
  },
})

/** The header can open it all the same, and then it scrolls into view. */
export const PhoneLive = meta.story({
  tags: ['behaviour'],
  globals: phone,
  args: { selectedKey: 'current' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName(/^Current visitors 42/)
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toBeVisible())
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('duration')
    await expect(canvas.queryByRole('tab', { name: /^Current visitors/ })).toBeNull()
  },
})
