import { expect } from 'storybook/test'
import { inEveryMode } from '../../../../../.storybook/modes.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { hours } from '../TrendChart/samples.ts'
import { BarChart } from './BarChart.tsx'

const meta = preview.meta({
  title: 'Charts/BarChart',
  component: BarChart,
  args: {
    name: 'Visitors',
    total: '1,359',
    period: 'Nov 11',
    points: hours,
    interval: 'hour' as const,
    timeZone: 'UTC',
  },
})

export const Default = meta.story({ parameters: inEveryMode })

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const drawing = await canvas.findByRole('application')
    drawing.focus()
    await userEvent.keyboard('{End}')
    const live = canvasElement.querySelector('[aria-live="polite"]')
    await expect(live).toHaveTextContent('Wed, Nov 11, 2:00 PM: 92. so far')
  },
})

/** The last half hour, one bucket per minute. */
const minutes = Array.from({ length: 30 }, (_, minute) => ({
  start: new Date(Date.UTC(2026, 10, 11, 13, 31 + minute)).toISOString(),
  value: 8 + ((minute * 7) % 11) + minute,
  isPartial: minute === 29,
}))

export const Minutes = meta.story({
  args: { name: 'Current visitors', total: '42', period: 'Last 30 minutes', points: minutes, interval: 'minute' },
})
export const Loading = meta.story({ args: { loadingState: 'loading' } })
