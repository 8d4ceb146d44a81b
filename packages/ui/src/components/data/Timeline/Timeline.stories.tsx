import { expect } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { State, StateGrid } from '../../../docs/StateGrid.tsx'
import { Timeline, type TimelineItem } from './Timeline.tsx'

const items: readonly TimelineItem[] = [
  { id: 'begun', title: 'Order added', time: '4 March 2026', dateTime: '2026-03-04' },
  { id: 'paid', title: 'Paid by card', time: '5 March 2026', dateTime: '2026-03-05', tone: 'positive' },
  { id: 'ends', title: 'Membership ends', time: '4 April 2026', dateTime: '2026-04-04', isAhead: true },
]

const meta = preview.meta({
  title: 'Data/Timeline',
  component: Timeline,
  args: { 'aria-label': 'History of the order', items, style: { maxInlineSize: 360 } },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'History of the order' })).toBeVisible()
    const [first, ...others] = canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent('Order added4 March 2026')
    await expect(first?.querySelector('time')).toHaveAttribute('datetime', '2026-03-04')
    await expect(others).toHaveLength(2)
  },
})

const Matrix = () => (
  <StateGrid $column="18rem">
    <State name="in order">
      <Timeline aria-label="History of the order" items={items} style={{ inlineSize: '100%' }} />
    </State>
    <State name="tones">
      <Timeline
        aria-label="Tones"
        style={{ inlineSize: '100%' }}
        items={(['neutral', 'info', 'positive', 'warning', 'negative'] as const).map((tone) => ({
          id: tone,
          title: tone,
          description: 'What is said of it',
          tone,
        }))}
      />
    </State>
    <State name="one">
      <Timeline aria-label="One" items={items.slice(0, 1)} style={{ inlineSize: '100%' }} />
    </State>
  </StateGrid>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })

export const LongText = meta.story({
  args: {
    style: { maxInlineSize: 220 },
    items: [
      {
        id: 'long',
        title: 'Something with a name that takes far more than one line of a drawer',
        time: 'Wednesday, 4 March 2026 at 10:15',
        description: 'averylongreferencewithoutanyspaceinitthatgoesonandonandon.example.com',
      },
    ],
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list')
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
  },
})
