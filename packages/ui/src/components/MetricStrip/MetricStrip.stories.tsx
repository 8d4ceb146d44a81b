import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Sparkline } from '../../charts/Sparkline/index.ts'
import { MetricStrip, type Metric, type MetricStripProps } from './MetricStrip.tsx'

const values = [3, 4, 4, 5, 4, 6, 7, 6, 8]

const minutes = Array.from({ length: 30 }, (_, minute) => 8 + ((minute * 7) % 11) + minute)

const metrics: Metric[] = [
  { id: 'views', label: 'Views', value: '248.6k', fullValue: '248,617', delta: { percent: 9.1 }, note: 'vs 227.9k' },
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
    delta: { percent: -3.2, goodWhen: 'down', title: '−1.4 points' },
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

const Controlled = (props: MetricStripProps) => {
  const [selected, setSelected] = useState(props.selected)
  return (
    <MetricStrip
      {...props}
      selected={selected}
      metrics={props.metrics.map((metric) =>
        metric.isLive === true
          ? metric
          : { ...metric, sparkline: <Sparkline values={values} isSelected={metric.id === selected} /> },
      )}
      onSelect={(id) => {
        setSelected(id)
        props.onSelect(id)
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Data/MetricStrip',
  component: MetricStrip,
  args: {
    'aria-label': 'Metrics',
    metrics,
    selected: 'visitors',
    onSelect: fn(),
    children: 'The chart of the selected metric',
  },
  render: (args) => <Controlled {...args} />,
})

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName(/^Visitors 86.4k/)
    await userEvent.click(canvas.getByRole('tab', { name: /Views/ }))
    await expect(args.onSelect).toHaveBeenLastCalledWith('views')
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toBeVisible())
  },
})

export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: /^Visitors 86/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onSelect).toHaveBeenLastCalledWith('bounce')
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName(/^Bounce rate 41.8%/)
  },
})

/** Beside a sparkline there is less room for words than below it. */
export const LongNotes = meta.story({
  args: {
    metrics: metrics.map((metric, index) => (index === 1 ? { ...metric, note: 'compared with 76.7k' } : metric)),
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
  args: { metrics: metrics.map(({ id, label, value }) => ({ id, label, value })) },
})
export const Loading = meta.story({
  args: { metrics: metrics.map(({ id, label }) => ({ id, label, value: '', status: 'loading' as const })) },
})
export const Failed = meta.story({
  args: { metrics: metrics.map(({ id, label }) => ({ id, label, value: '', status: 'error' as const })) },
})
export const NoData = meta.story({
  args: { metrics: metrics.map(({ id, label }) => ({ id, label, value: '–', note: 'No visits in this range' })) },
})

/** One strip with a card in each state. */
const everyState: Metric[] = [
  { id: 'good', label: 'Better', value: '86.4k', delta: { percent: 12.6 }, note: 'vs 76.7k' },
  { id: 'bad', label: 'Worse', value: '41.8%', delta: { percent: 3.2, goodWhen: 'down' }, note: 'vs 40.5%' },
  { id: 'same', label: 'The same', value: '2:47', delta: { percent: 0.04 }, note: 'vs 2:47' },
  { id: 'new', label: 'Nothing before', value: '12', delta: { percent: null } },
  { id: 'none', label: 'No data', value: '–', note: 'No visits in this range' },
  { id: 'loading', label: 'Loading', value: '', status: 'loading' },
  { id: 'error', label: 'Failed', value: '', status: 'error' },
]

export const States = meta.story({
  args: { metrics: everyState, selected: 'good' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: /^Better/ })).toHaveTextContent(
      'up 12.6%, better than the previous period',
    )
    // A bounce rate that rises is not good.
    await expect(canvas.getByRole('tab', { name: /^Worse/ })).toHaveTextContent(
      'up 3.2%, worse than the previous period',
    )
    await expect(canvas.getByRole('tab', { name: /^The same/ })).toHaveTextContent('0%, as in the previous period')
    await expect(canvas.getByRole('tab', { name: /^Nothing before/ })).toHaveTextContent(
      'No data for the previous period',
    )
  },
})

export const Dark = meta.story({ globals: { theme: 'dark' } })
export const StatesDark = meta.story({ args: { metrics: everyState, selected: 'good' }, globals: { theme: 'dark' } })
export const RightToLeft = meta.story({ globals: { locale: 'ar' } })
export const Chinese = meta.story({ globals: { locale: 'zh-CN' } })
export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } })
