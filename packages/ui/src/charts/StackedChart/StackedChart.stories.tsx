import { expect, waitFor } from 'storybook/test'
import { inEveryMode } from '../../../../../.storybook/modes.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { StackedChart } from './StackedChart.tsx'

const buckets = Array.from({ length: 14 }, (_, day) => ({
  start: new Date(Date.UTC(2026, 10, 7 + day)).toISOString(),
  isPartial: day === 13,
}))
const wave = (size: number, phase: number) =>
  buckets.map((_, day) => Math.round(size * (1 + 0.3 * Math.sin(day + phase))))

const series = [
  { id: 'search', name: 'Search', values: wave(1800, 0) },
  { id: 'direct', name: 'Direct', values: wave(900, 1) },
  { id: 'social', name: 'Social networks', values: wave(500, 2) },
  { id: 'email', name: 'E-mail', values: wave(260, 3) },
  { id: 'ai', name: 'AI assistants', values: wave(140, 4) },
  { id: 'rest', name: 'Other', values: wave(90, 5), isRest: true },
]

const meta = preview.meta({
  title: 'Charts/StackedChart',
  component: StackedChart,
  args: {
    name: 'Visits by channel',
    period: 'Nov 7 – Nov 20',
    series,
    buckets,
    interval: 'day' as const,
    timeZone: 'UTC',
  },
})

export const Default = meta.story({ parameters: inEveryMode })

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const drawing = await canvas.findByRole('application')
    drawing.focus()
    await userEvent.keyboard('{Home}')
    const live = canvasElement.querySelector('[aria-live="polite"]')
    await expect(live).toHaveTextContent('Saturday, Nov 7. Other: 64. AI assistants: 108.')
    await expect(live).toHaveTextContent('Total: 4,006')
    // The total is not a layer and has no legend marker.
    const lines = canvasElement.querySelectorAll('[data-part=tooltip] [data-kind]')
    const marks = [...lines].map((line) => getComputedStyle(line, '::before').content)
    await expect(marks).toEqual([...series.map(() => '""'), 'none'])
  },
})

/** A series is hidden and shown again; the others keep their colours, and the total is the sum of the shown series. */
export const Hiding = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const search = canvas.getByRole('button', { name: 'Search' })
    await expect(search).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(search)
    await expect(search).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(canvas.getByRole('button', { name: 'View as table' }))
    await expect(canvas.queryByRole('columnheader', { name: 'Search' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'View as chart' }))
    search.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvasElement.querySelector('canvas')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'View as table' }))
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: 'Search' })).toBeVisible())
  },
})

export const Areas = meta.story({ args: { shape: 'line' } })
export const Loading = meta.story({ args: { loadingState: 'loading' } })
export const Empty = meta.story({ args: { buckets: [], series: [] } })
