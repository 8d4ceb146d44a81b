import { expect, fn, waitFor } from 'storybook/test'
import { inEveryMode } from '../../../../../.storybook/modes.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { Switch } from '../../components/inputs/Switch/index.ts'
import { State, StateGrid } from '../../docs/StateGrid.tsx'
import { annotations, comparison, days, forecast, hours } from './samples.ts'
import { TrendChart, type TrendChartProps } from './TrendChart.tsx'
import { TrendChartPlaceholder } from './TrendChartPlaceholder.tsx'
import { live, plotOf, tooltipOf, today } from './storyPlot.ts'

const meta = preview.meta({
  title: 'Charts/TrendChart',
  component: TrendChart,
  args: {
    name: 'Visitors',
    total: '58.2k',
    period: 'Oct 22 – Nov 11',
    points: [...days, today],
    interval: 'day' as const,
    timeZone: 'UTC',
  },
})

export const Default = meta.story({ parameters: inEveryMode })

/** Another source of the same days is named where an earlier period has its dates. */
export const TwoSources = meta.story({
  tags: ['behaviour'],
  args: { comparison: { ...comparison, names: { own: 'Sightline', compared: 'Google Analytics' } } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const drawing = await canvas.findByRole('application')
    await expect(canvas.getByText(/^Sightline/)).toHaveTextContent('Sightline 58.2k Oct 22 – Nov 11')
    await expect(canvas.getByRole('button', { name: /^Google Analytics/ })).toBePressed()
    drawing.focus()
    await userEvent.keyboard('{End}{ArrowLeft}')
    await expect(live(canvasElement)).toHaveTextContent(
      'Tuesday, Nov 10: 3,453. Google Analytics: 3,091. Difference: +11.7%',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'View as table' }))
    const headings = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await expect(headings).toEqual(['Date', 'Sightline', 'Google Analytics'])
  },
})

export const Comparison = meta.story({
  args: { comparison },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('51.7k')).toBeVisible())
    await waitFor(() => expect(canvas.getByText('Oct 1 – Oct 21')).toBeVisible())
  },
})

/** The comparison line can be hidden and shown again. */
export const HidingComparison = meta.story({
  tags: ['behaviour'],
  args: { comparison },
  play: async ({ canvas, userEvent }) => {
    const legendButton = await canvas.findByRole('button', { name: /^Oct 1 – Oct 21/ })
    await expect(legendButton).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'View as table' }))
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: 'Previous' })).toBeVisible())
    legendButton.focus()
    await userEvent.keyboard('{Enter}')
    await expect(legendButton).toHaveAttribute('aria-pressed', 'false')
    await expect(canvas.queryByRole('columnheader', { name: 'Previous' })).toBeNull()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: 'Previous' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'View as chart' }))
  },
})

const bounces = {
  name: 'Bounce rate',
  total: '41.8%',
  unit: 'percent' as const,
  points: days.map((day, index) => ({ ...day, value: index === 5 ? null : 38 + (index % 7) })),
}
const views = {
  name: 'Views',
  total: '140k',
  points: days.map((day, index) => ({ ...day, value: day.value * 2 + 90 * (index % 5) })),
}

/** A second metric of another unit has an axis of its own at the other end. */
export const SecondMetric = meta.story({
  parameters: inEveryMode,
  args: { second: bounces, comparison },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    const drawing = await plotOf(context)
    drawing.focus()
    await userEvent.keyboard('{Home}')
    await expect(live(canvasElement)).toHaveTextContent(
      'Thursday, Oct 22: 2,950. Previous · Thursday, Oct 1: 2,470. Change: +19.4%. Bounce rate: 38.0%',
    )
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByText(/^Visitors/)).toHaveTextContent('Visitors 58.2k')
    const entry = canvas.getByRole('button', { name: 'Bounce rate 41.8%' })
    await expect(entry).toBePressed()
    await userEvent.click(canvas.getByRole('button', { name: 'View as table' }))
    await expect(canvas.getByRole('columnheader', { name: 'Bounce rate' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: 'Tuesday, Oct 27 3,110 Tuesday, Oct 6 2,850 –' })).toBeInTheDocument()
    await userEvent.click(entry)
    await expect(entry).not.toBePressed()
    await expect(canvas.queryByRole('columnheader', { name: 'Bounce rate' })).toBeNull()
    await userEvent.click(entry)
    await userEvent.click(canvas.getByRole('button', { name: 'View as chart' }))
  },
})

/** Two metrics of one unit share the axis, so that their heights can be compared. */
export const SecondMetricOfOneUnit = meta.story({ args: { second: views } })

/** Reference levels to compare the values with; the axis includes them. */
export const References = meta.story({
  args: {
    references: [
      { label: 'Goal', value: 4200 },
      { label: 'Limit of the plan', value: 2000 },
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Limit of the plan')).toBeVisible())
    await waitFor(() => expect(canvas.getByText('4,200')).toBeVisible())
  },
})

const withoutDays = days.map((point, index) => (index > 4 && index < 9 ? { ...point, value: null } : point))

/** A missing value is not drawn as 0, and its reason is shown. */
export const MissingExplained = meta.story({
  tags: ['behaviour'],
  args: { points: withoutDays, missing: 'The snippet was not on the site' },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    await waitFor(() => expect(canvas.getByText('The snippet was not on the site')).toBeVisible())
    const drawing = await plotOf(context)
    drawing.focus()
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect(live(canvasElement)).not.toHaveTextContent('The snippet')
    await userEvent.keyboard('{ArrowRight}')
    await expect(live(canvasElement)).toHaveTextContent(/: –\. The snippet was not on the site/)
  },
})

/** No explanation is shown when no data are missing. */
export const NothingMissing = meta.story({
  args: { missing: 'The snippet was not on the site' },
  play: async (context) => {
    await plotOf(context)
    await expect(context.canvas.queryByText('The snippet was not on the site')).toBeNull()
  },
})

const withForecast = {
  points: days,
  forecast,
  today: '2026-11-11',
  comparison,
  controls: <Switch defaultSelected>Prediction</Switch>,
}

export const Forecast = meta.story({
  tags: ['behaviour'],
  args: withForecast,
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    await waitFor(() => expect(canvas.getByText('80% interval')).toBeVisible())
    // The forecast replaces the comparison.
    await expect(canvas.queryByText('Oct 1 – Oct 21')).toBeNull()
    const drawing = await plotOf(context)
    drawing.focus()
    await userEvent.keyboard('{End}')
    await expect(live(canvasElement)).toHaveTextContent('Tuesday, Nov 24. Forecast: 3,420. 80% interval: 2,880 – 3,960')
  },
})

/**
 * The axis extends to days that are only visible on a higher plan; the known values stay, and the locked days show no
 * values.
 */
export const Locked = meta.story({
  tags: ['behaviour'],
  args: {
    comparison,
    points: days,
    today: '2026-11-11',
    locked: {
      days: forecast.points.map(({ day }) => day),
      cover: (start) => <div data-part="veil" style={{ blockSize: '100%', paddingBlockStart: start * 100 }} />,
    },
  },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    const drawing = await plotOf(context)
    await waitFor(() => expect(canvas.getByText('Oct 1 – Oct 21')).toBeVisible())
    const boxOf = (part: string) => canvasElement.querySelector(part)?.getBoundingClientRect()
    const plot = boxOf('canvas')
    const ahead = boxOf('[data-part="ahead"]')
    if (plot === undefined || ahead === undefined) throw new Error('The days ahead have no place')
    // 14 of 33 steps, at the end of the time.
    await expect(ahead.left).toBeGreaterThan(plot.left + plot.width / 2)
    await expect(ahead.right).toBeLessThanOrEqual(plot.right)
    await expect(ahead.width).toBeGreaterThan(plot.width / 3)
    // The line ends at 3,453 of 4,000.
    const veil = canvasElement.querySelector<HTMLElement>('[data-part="veil"]')
    await expect(Number.parseFloat(veil?.style.paddingBlockStart ?? '')).toBeCloseTo(100 * (1 - 3453 / 4000), 0)
    drawing.focus()
    await userEvent.keyboard('{End}')
    await expect(live(canvasElement)).toHaveTextContent(/^Tuesday, Nov 10: 3,453/)
  },
})

export const Annotations = meta.story({
  tags: ['behaviour'],
  args: { annotations, onAnnotationPress: fn() },
  play: async (context) => {
    const { args, canvas, canvasElement, userEvent } = context
    await plotOf(context)
    const flags = await canvas.findAllByRole('button', { name: /^\d notes?, / })
    await expect(flags).toHaveLength(2)
    const [release, sale] = flags
    if (release === undefined || sale === undefined) return
    await expect(sale).toHaveTextContent('2')
    release.focus()
    await waitFor(() => expect(tooltipOf(context)).toHaveTextContent('A new front page'))
    await userEvent.keyboard('{Escape}')
    await expect(canvasElement.querySelector('[data-part=tooltip]')).toBeNull()
    await userEvent.click(sale)
    await expect(args.onAnnotationPress).toHaveBeenLastCalledWith(annotations.slice(1))
  },
})

export const Granularity = meta.story({
  tags: ['behaviour'],
  args: {
    granularity: {
      items: [{ interval: 'hour', disabledReason: 'More than 400 points.' }, { interval: 'day' }, { interval: 'week' }],
      onChange: fn(),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const choice = canvas.getByRole('radiogroup', { name: 'Granularity' })
    await expect(choice).toHaveAccessibleDescription('Hour: More than 400 points.')
    await expect(canvas.getByRole('radio', { name: 'Hour' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('radio', { name: 'Week' }))
    await expect(args.granularity?.onChange).toHaveBeenLastCalledWith('week')
  },
})

export const AsTable = meta.story({
  tags: ['behaviour'],
  args: { comparison, annotations },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('table')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'View as table' }))
    await expect(canvas.getAllByRole('row')).toHaveLength(22)
    await expect(canvas.getByRole('row', { name: 'Tuesday, Nov 10 3,453 Tuesday, Oct 20 3,091' })).toBeInTheDocument()
    await expect(canvas.getByRole('rowheader', { name: 'Wednesday, Nov 11 (so far)' })).toBeInTheDocument()
    await expect(canvas.getByRole('cell', { name: 'A new front page' })).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'View as chart' }))
    await expect(canvas.queryByRole('table')).toBeNull()
  },
})

export const HoldsItsPlace = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr 1fr' }}>
      <TrendChart {...args} />
      <TrendChartPlaceholder />
      <TrendChart {...args} name="Views" loadingState="loading" />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('application')
    const heights = [...canvasElement.querySelectorAll('section')].map((section) => section.offsetHeight)
    await expect(heights).toHaveLength(3)
    await expect(new Set(heights).size).toBe(1)
  },
})

/** A drawing that another one is about to replace, with a sentence about what it draws. */
export const Replaced = meta.story({
  args: {
    loadingState: 'filtering',
    note: 'The comparison is longer than the range, so only its first part is drawn.',
  },
  play: async ({ canvas }) => expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true'),
})
export const Loading = meta.story({ args: { loadingState: 'loading' } })

export const Empty = meta.story({ args: { points: [] } })

export const Failed = meta.story({
  args: { loadingState: 'error', errorMessage: 'The statistics cannot be read right now', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

const Matrix = (args: TrendChartProps) => (
  <StateGrid $column="26rem">
    <State name="Comparison">
      <TrendChart {...args} name="Visitors" comparison={comparison} annotations={annotations} />
    </State>
    <State name="Forecast">
      <TrendChart {...args} name="Views" points={days} forecast={forecast} today="2026-11-11" />
    </State>
    <State name="A gap">
      <TrendChart {...args} {...bounces} />
    </State>
    <State name="Few points">
      <TrendChart {...args} name="Visits" points={days.slice(0, 5)} />
    </State>
    <State name="One point">
      <TrendChart {...args} name="Entries" points={days.slice(0, 1)} />
    </State>
    <State name="Zeros">
      <TrendChart {...args} name="Exits" total="0" points={days.map((day) => ({ ...day, value: 0 }))} />
    </State>
    <State name="Loading">
      <TrendChart {...args} name="Events" loadingState="loading" />
    </State>
    <State name="Empty">
      <TrendChart {...args} name="Signups" points={[]} />
    </State>
    <State name="Error">
      <TrendChart
        {...args}
        name="Orders"
        loadingState="error"
        errorMessage="The statistics cannot be read right now"
        onRetry={fn()}
      />
    </State>
  </StateGrid>
)

export const Percent = meta.story({ args: bounces })

export const Duration = meta.story({
  args: {
    name: 'Visit duration',
    total: '2:47',
    unit: 'duration',
    points: days.map((day) => ({ ...day, value: day.value / 20 })),
  },
})

export const FewPoints = meta.story({ args: { points: days.slice(0, 5) } })

export const OnePoint = meta.story({ args: { points: days.slice(0, 1), interval: 'hour' } })

export const Hours = meta.story({ args: { points: hours, interval: 'hour', period: 'Nov 11' } })

export const Zeros = meta.story({ args: { total: '0', points: days.map((day) => ({ ...day, value: 0 })) } })

export const States = meta.story({ parameters: inEveryMode, render: Matrix })
