import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { TrendChart } from './TrendChart.tsx'
import { TrendChartPlaceholder } from './TrendChartPlaceholder.tsx'

const visitors = [
  2950, 2860, 2330, 2320, 3080, 3110, 3410, 3000, 2760, 2480, 2640, 3010, 3230, 3700, 3150, 3010, 2520, 2680, 3530,
  3453,
]

const days = visitors.map((value, index) => ({
  start: new Date(Date.UTC(2026, 9, 22 + index)).toISOString(),
  value,
  isPartial: false,
}))

const meta = preview.meta({
  title: 'Charts/TrendChart',
  component: TrendChart,
  args: {
    name: 'Visitors',
    total: '58.2k',
    period: 'Oct 22 – Nov 10',
    points: [...days, { start: '2026-11-11T00:00:00.000Z', value: 1200, isPartial: true }],
    interval: 'day' as const,
    timeZone: 'UTC',
  },
})

export const Default = meta.story()

export const Keyboard = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('application')
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('application')).toHaveFocus()
    await userEvent.keyboard('{End}')
    const live = canvasElement.querySelector('[aria-live="polite"]')
    await expect(live).toHaveTextContent('Wednesday, Nov 11: 1,200')
    await expect(canvas.getByText('so far')).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(live).toHaveTextContent('Tuesday, Nov 10: 3,453')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByText('so far')).toBeNull()
  },
})

export const AsTable = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('table')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'View as table' }))
    await expect(canvas.getAllByRole('row')).toHaveLength(22)
    await expect(canvas.getByRole('rowheader', { name: 'Wednesday, Nov 11 (so far)' })).toBeInTheDocument()
  },
})

export const HoldsItsPlace = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
      <TrendChart {...args} />
      <TrendChartPlaceholder />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('application')
    const [chart, placeholder] = canvasElement.querySelectorAll('section')
    await expect(chart?.offsetHeight).toBe(placeholder?.offsetHeight)
  },
})

export const Percent = meta.story({
  args: {
    name: 'Bounce rate',
    total: '41.8%',
    unit: 'percent',
    points: days.map((day, index) => ({ ...day, value: index === 5 ? null : 38 + (index % 7) })),
  },
})
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
export const Zeros = meta.story({ args: { total: '0', points: days.map((day) => ({ ...day, value: 0 })) } })
export const Dark = meta.story({ globals: { theme: 'dark' } })
export const RightToLeft = meta.story({ globals: { locale: 'ar' } })
export const Chinese = meta.story({
  args: { name: '访客数', period: '10月22日 – 11月10日' },
  globals: { locale: 'zh-CN' },
})
