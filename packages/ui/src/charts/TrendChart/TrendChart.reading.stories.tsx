import { useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import type { StoryContext } from '@storybook/react-vite'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../../components/actions/Button/index.ts'
import { KitProvider } from '../../provider/index.ts'
import { days } from './samples.ts'
import { TrendChart, type TrendChartProps } from './TrendChart.tsx'

const meta = preview.meta({
  title: 'Charts/TrendChart/Reading',
  component: TrendChart,
  args: {
    name: 'Visitors',
    total: '58.2k',
    period: 'Oct 22 – Nov 10',
    points: days,
    interval: 'day' as const,
    timeZone: 'UTC',
  },
})

const plotOf = async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
  const drawing = await canvas.findByRole('application')
  await waitFor(() => expect(drawing.getBoundingClientRect().width).toBeGreaterThan(0))
  return drawing
}

/** Dispatches mouse events at a fraction of the plot's width. */
const mouse = (drawing: HTMLElement, types: readonly string[], part: number) => {
  const { x, y, width, height } = drawing.getBoundingClientRect()
  for (const type of types)
    drawing.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerType: 'mouse',
        clientX: x + part * width,
        clientY: y + height / 2,
      }),
    )
}

const click = ['pointermove', 'pointerdown', 'pointerup']
const tooltipOf = ({ canvasElement }: Pick<StoryContext, 'canvasElement'>) =>
  canvasElement.querySelector<HTMLElement>('[data-part=tooltip]')

/** A press pins the tooltip of a slot, a second press there unpins it. */
export const PinnedByPointer = meta.story({
  tags: ['behaviour'],
  play: async (context) => {
    const drawing = await plotOf(context)
    mouse(drawing, ['pointermove'], 0.5)
    await waitFor(() => expect(tooltipOf(context)).toHaveTextContent('Visitors'))
    await expect(tooltipOf(context)).not.toHaveAttribute('data-pinned')
    mouse(drawing, click, 0.5)
    await waitFor(() => expect(tooltipOf(context)).toHaveAttribute('data-pinned'))
    const shown = tooltipOf(context)?.textContent ?? ''
    mouse(drawing, ['pointermove', 'pointerout'], 0.9)
    await expect(tooltipOf(context)).toHaveTextContent(shown)
    mouse(drawing, click, 0.5)
    await waitFor(() => expect(tooltipOf(context)).not.toHaveAttribute('data-pinned'))
    mouse(drawing, click, 0.2)
    await waitFor(() => expect(tooltipOf(context)).toHaveAttribute('data-pinned'))
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Close' }))
    await expect(tooltipOf(context)).toBeNull()
  },
})

export const PinnedByKey = meta.story({
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    const drawing = await plotOf(context)
    drawing.focus()
    await userEvent.keyboard('{Home}{ArrowRight} ')
    await waitFor(() => expect(tooltipOf(context)).toHaveAttribute('data-pinned'))
    await expect(tooltipOf(context)).toHaveTextContent('Friday, Oct 23')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus()
    await expect(tooltipOf(context)).toHaveTextContent('Friday, Oct 23')
    drawing.focus()
    // The tooltip follows.
    await userEvent.keyboard('{ArrowRight}')
    await expect(tooltipOf(context)).toHaveTextContent('Saturday, Oct 24')
    await expect(tooltipOf(context)).toHaveAttribute('data-pinned')
    await userEvent.keyboard('{Escape}')
    await expect(tooltipOf(context)).toBeNull()
    await expect(canvasElement.querySelector('[aria-live="polite"]')).toHaveTextContent('')
  },
})

const revenue = days.map((day) => ({ ...day, value: (day.value ?? 0) * 150 }))

/** Amounts are in the smallest unit of the currency, for example cents. */
export const Money = meta.story({
  args: { name: 'Revenue', total: '€87.3K', unit: 'money', currency: 'EUR', points: revenue },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const drawing = await canvas.findByRole('application')
    drawing.focus()
    await userEvent.keyboard('{Home}')
    await expect(canvasElement.querySelector('[aria-live="polite"]')).toHaveTextContent('Thursday, Oct 22: €4,425')
  },
})

const minutes = Array.from({ length: 10_000 }, (_, minute) => ({
  start: new Date(Date.UTC(2026, 10, 1, 0, minute)).toISOString(),
  value: minute === 6543 ? 900 : minute > 2000 && minute < 2500 ? null : Math.round(200 + 90 * Math.sin(minute / 300)),
  isPartial: false,
}))

/** The chart draws as many points as the plot has pixels; every one can be read. */
export const TenThousandPoints = meta.story({
  args: { points: minutes, interval: 'minute', period: 'Nov 1 – Nov 7' },
  play: async (context) => {
    const { canvasElement, userEvent } = context
    const drawing = await plotOf(context)
    drawing.focus()
    await userEvent.keyboard('{Home}{ArrowRight}')
    await expect(canvasElement.querySelector('[aria-live="polite"]')).toHaveTextContent('12:01 AM: 200')
  },
})

function InABrand(args: TrendChartProps) {
  const [accent, setAccent] = useState('#0f766e')
  return (
    <KitProvider tokens={{ accent }}>
      <Button onPress={() => setAccent('#b91c1c')}>Another brand</Button>
      <TrendChart {...args} />
    </KitProvider>
  )
}

/** Whether a pixel of a drawing has a matching colour. */
function hasColour(drawing: HTMLCanvasElement, isLike: (red: number, green: number, blue: number) => boolean): boolean {
  const { data = new Uint8ClampedArray() } =
    drawing.getContext('2d')?.getImageData(0, 0, drawing.width, drawing.height) ?? {}
  for (let at = 0; at < data.length; at += 4)
    if ((data[at + 3] ?? 0) > 200 && isLike(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)) return true
  return false
}

/** The drawing takes the colours of a brand as soon as they change. */
export const AnotherBrand = meta.story({
  tags: ['behaviour'],
  render: (args) => <InABrand {...args} />,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement)
    const isRed = (red: number, green: number, blue: number) => red > green + 60 && red > blue + 60
    const drawing = () => canvas.getByRole<HTMLCanvasElement>('application')
    await waitFor(() => expect(hasColour(drawing(), (red, green) => green > red + 40)).toBe(true))
    await expect(hasColour(drawing(), isRed)).toBe(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Another brand' }))
    await waitFor(() => expect(hasColour(drawing(), isRed)).toBe(true))
  },
})
