import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { comparison, days } from './samples.ts'
import { TrendChart } from './TrendChart.tsx'
import { live, plotOf, tooltipOf, today } from './storyPlot.ts'

const meta = preview.meta({
  title: 'Charts/TrendChart/Pointer and keys',
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

export const Keyboard = meta.story({
  tags: ['behaviour'],
  args: { comparison },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('application')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /^Oct 1 – Oct 21/ })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'View as table' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('application')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(live(canvasElement)).toHaveTextContent('Wednesday, Nov 11: 1,200. so far')
    await waitFor(() => expect(canvas.getByText('so far')).toBeVisible())
    await expect(canvas.queryByText('Change')).toBeNull()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(live(canvasElement)).toHaveTextContent(
      'Tuesday, Nov 10: 3,453. Previous · Tuesday, Oct 20: 3,091. Change: +11.7%',
    )
    await userEvent.keyboard('{Home}')
    await expect(live(canvasElement)).toHaveTextContent('Thursday, Oct 22: 2,950')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByText('Change')).toBeNull()
  },
})

/** Moves the mouse over the plot, to fractions of its width. */
const mouse = (drawing: HTMLElement, type: string, part: number, pointerType = 'mouse') => {
  const { x, y, width, height } = drawing.getBoundingClientRect()
  drawing.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      pointerId: 1,
      pointerType,
      button: 0,
      clientX: x + part * width,
      clientY: y + height / 2,
    }),
  )
}

export const Hover = meta.story({
  tags: ['behaviour'],
  args: { comparison },
  play: async (context) => {
    const drawing = await plotOf(context)
    mouse(drawing, 'pointermove', 0.5)
    const tip = within(await waitFor(() => tooltipOf(context)))
    await waitFor(() => expect(tip.getByText('Visitors')).toBeVisible())
    await waitFor(() => expect(tip.getByText(/^Previous · /)).toBeVisible())
    await waitFor(() => expect(tip.getByText(/^[+-]\d+\.\d%$/)).toBeVisible())
    // The tooltip stays open while the pointer moves onto it.
    const shown = tooltipOf(context).textContent
    tooltipOf(context).dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX: 0 }))
    await expect(tooltipOf(context)).toHaveTextContent(shown)
  },
})

export const SelectRange = meta.story({
  args: { onSelectRange: fn() },
  play: async (context) => {
    const { args, canvasElement } = context
    const drawing = await plotOf(context)
    drawing.parentElement?.addEventListener('gotpointercapture', () => {}, { once: true })
    // The browser refuses to capture a synthetic pointer.
    if (drawing.parentElement !== null) drawing.parentElement.setPointerCapture = () => {}
    mouse(drawing, 'pointerdown', 0.3)
    mouse(drawing, 'pointermove', 0.6)
    await waitFor(() => expect(canvasElement.querySelector('[data-part="selection"]')).toBeVisible())
    await expect(args.onSelectRange).not.toHaveBeenCalled()
    mouse(drawing, 'pointerup', 0.6)
    await expect(args.onSelectRange).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvasElement.querySelector('[data-part="selection"]')).toBeNull())
  },
})

/** A press opens one bucket; a finger reads its values first, and drags a range as a mouse does. */
export const OpenBucket = meta.story({
  tags: ['behaviour'],
  args: { onSelectRange: fn() },
  play: async (context) => {
    const { args, canvasElement } = context
    const drawing = await plotOf(context)
    if (drawing.parentElement !== null) drawing.parentElement.setPointerCapture = () => {}
    const press = (part: number, pointerType: string) => {
      mouse(drawing, 'pointerdown', part, pointerType)
      mouse(drawing, 'pointerup', part, pointerType)
    }
    press(0.999, 'mouse')
    const lastDay = { start: '2026-11-11T00:00:00.000Z', lastStart: '2026-11-11T00:00:00.000Z' }
    await expect(args.onSelectRange).toHaveBeenLastCalledWith(lastDay)
    press(0.3, 'touch')
    await waitFor(() => expect(live(canvasElement)).not.toBeEmptyDOMElement())
    await expect(args.onSelectRange).toHaveBeenCalledOnce()
    press(0.3, 'touch')
    await expect(args.onSelectRange).toHaveBeenCalledTimes(2)
    mouse(drawing, 'pointerdown', 0.3, 'touch')
    mouse(drawing, 'pointermove', 0.6, 'touch')
    mouse(drawing, 'pointerup', 0.6, 'touch')
    await expect(args.onSelectRange).toHaveBeenCalledTimes(3)
    mouse(drawing, 'pointerdown', 0.3, 'touch')
    mouse(drawing, 'pointermove', 0.6, 'touch')
    mouse(drawing, 'pointercancel', 0.6, 'touch')
    // The page was scrolled instead.
    await waitFor(() => expect(canvasElement.querySelector('[data-part="selection"]')).toBeNull())
    await expect(args.onSelectRange).toHaveBeenCalledTimes(3)
  },
})

export const SelectRangeByKeyboard = meta.story({
  tags: ['behaviour'],
  args: { onSelectRange: fn() },
  play: async (context) => {
    const { args, canvasElement, userEvent } = context
    const drawing = await plotOf(context)
    drawing.focus()
    await userEvent.keyboard('{Home}{ArrowRight}{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
    await expect(live(canvasElement)).toHaveTextContent('Selected: Friday, Oct 23 – Sunday, Oct 25')
    await userEvent.keyboard('{Escape}')
    await expect(canvasElement.querySelector('[data-part="selection"]')).toBeNull()
    await userEvent.keyboard('{End}{Shift>}{ArrowLeft}{/Shift}{Enter}')
    await expect(args.onSelectRange).toHaveBeenLastCalledWith({
      start: '2026-11-10T00:00:00.000Z',
      lastStart: '2026-11-11T00:00:00.000Z',
    })
  },
})
