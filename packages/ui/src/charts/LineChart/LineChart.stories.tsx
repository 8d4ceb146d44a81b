import { expect, fn } from 'storybook/test'
import { inEveryMode } from '../../../../../.storybook/modes.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { State, StateGrid } from '../../docs/StateGrid.tsx'
import { LineChart, type LineChartProps } from './LineChart.tsx'

const buckets = Array.from({ length: 14 }, (_, day) => ({
  start: new Date(Date.UTC(2026, 10, 7 + day)).toISOString(),
  isPartial: day === 13,
}))
const wave = (size: number, phase: number) =>
  buckets.map((_, day) => Math.round(size * (1 + 0.3 * Math.sin(day + phase))))

const series = [
  { id: 'search', name: 'Search', values: wave(1800, 0) },
  { id: 'direct', name: 'Direct', values: wave(900, 1) },
  { id: 'email', name: 'E-mail', values: wave(260, 3).map((value, day) => (day > 4 && day < 7 ? null : value)) },
]

const meta = preview.meta({
  title: 'Charts/LineChart',
  component: LineChart,
  args: { name: 'Visits', period: 'Nov 7 – Nov 20', series, buckets, interval: 'day' as const, timeZone: 'UTC' },
})

export const Default = meta.story()

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const drawing = await canvas.findByRole('application')
    drawing.focus()
    await userEvent.keyboard('{Home}')
    const live = canvasElement.querySelector('[aria-live="polite"]')
    // No sum is shown: the lines are not parts of a whole.
    await expect(live).toHaveTextContent(/^Saturday, Nov 7\. Search: 1,800\. Direct: 1,127\. E-mail: 271$/)
    await userEvent.click(canvas.getByRole('button', { name: 'Direct' }))
    await userEvent.click(canvas.getByRole('button', { name: 'View as table' }))
    const headings = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await expect(headings).toEqual(['Date', 'Search', 'E-mail'])
  },
})

export const WithTotals = meta.story({
  tags: ['behaviour'],
  args: {
    series: series.map((one) => ({ ...one, total: '12.3k' })),
    granularity: { items: [{ interval: 'day' }, { interval: 'week' }], onChange: fn() },
    onSelectRange: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    const drawing = await canvas.findByRole('application')
    await expect(canvas.getByRole('button', { name: 'Search 12.3k' })).toBeVisible()
    drawing.focus()
    await userEvent.keyboard('{Home}{Shift>}{ArrowRight}{/Shift}{Enter}')
    await expect(args.onSelectRange).toHaveBeenCalledWith({ start: buckets[0]?.start, lastStart: buckets[1]?.start })
    await userEvent.click(canvas.getByRole('radio', { name: 'Week' }))
    await expect(args.granularity?.onChange).toHaveBeenCalledWith('week')
  },
})

const Matrix = (args: LineChartProps) => (
  <StateGrid $column="26rem">
    <State name="Lines and a gap">
      <LineChart {...args} />
    </State>
    <State name="Amounts">
      <LineChart {...args} name="Revenue" unit="money" currency="EUR" />
    </State>
    <State name="Loading">
      <LineChart {...args} name="Views" loadingState="loading" />
    </State>
    <State name="Empty">
      <LineChart {...args} name="Visitors" buckets={[]} series={[]} />
    </State>
  </StateGrid>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })
