import { expect } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { SpanChart, type SpanChartItem } from './SpanChart.tsx'

const items: readonly SpanChartItem[] = [
  {
    id: 'now',
    label: 'Now',
    value: '27 Nov – 27 Dec 2026',
    start: '2026-11-27T00:00:00.000Z',
    end: '2026-12-27T00:00:00.000Z',
  },
  {
    id: 'new',
    label: 'With this order',
    value: '27 Dec 2026 – 25 Feb 2027',
    start: '2026-12-27T00:00:00.000Z',
    end: '2027-02-25T00:00:00.000Z',
    isNew: true,
  },
]

const meta = preview.meta({
  title: 'Data/SpanChart',
  component: SpanChart,
  args: { 'aria-label': 'Membership', items, style: { maxInlineSize: 420 } },
})

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('list', { name: 'Membership' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Now27 Nov – 27 Dec 2026',
      'With this order27 Dec 2026 – 25 Feb 2027',
    ])
    // The new span begins where the present one ends, and is twice as long.
    const [now, next] = [...canvasElement.querySelectorAll('[data-part=bar]')].map((bar) => bar.getBoundingClientRect())
    await expect(next?.left).toBeCloseTo(now?.right ?? Number.NaN, 0)
    await expect((next?.width ?? 0) / (now?.width ?? 1)).toBeCloseTo(2, 1)
  },
})

export const Empty = meta.story({
  args: { items: [{ id: 'now', label: 'Now', value: 'None' }, ...items.slice(1)] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-part=track]')).toHaveLength(2)
    await expect(canvasElement.querySelectorAll('[data-part=bar]')).toHaveLength(1)
  },
})

export const InEveryMode = meta.story({ parameters: inEveryMode })

export const LongText = meta.story({
  args: {
    style: { maxInlineSize: 200 },
    items: items.map((item) => ({ ...item, value: 'From Wednesday, 27 December 2026, to Thursday, 25 February 2027' })),
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list')
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
  },
})
