import { expect, waitFor } from 'storybook/test'
import type { StoryContext } from '@storybook/react-vite'
import { inEveryMode } from '../../../../../.storybook/modes.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { State, StateGrid } from '../../docs/StateGrid.tsx'
import { HeatMap, type HeatMapProps } from './HeatMap.tsx'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const columns = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)
const items = weekdays.map((label, day) => ({
  id: label,
  label,
  values: columns.map((_, hour) => {
    if (day === 6 && hour > 17) return null
    return Math.max(0, Math.round((day > 4 ? 60 : 130) * Math.sin(((hour - 5) / 19) * Math.PI)))
  }),
}))

const meta = preview.meta({
  title: 'Charts/HeatMap',
  component: HeatMap,
  args: { name: 'Visitors by hour', period: 'Nov 7 – Nov 20', rowsLabel: 'Weekday', items, columns },
})

export const Default = meta.story()

const tooltipOf = ({ canvasElement }: Pick<StoryContext, 'canvasElement'>) =>
  canvasElement.querySelector('[data-part=tooltip]')

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, userEvent } = context
    canvas.getByRole('gridcell', { name: 'Monday, 00:00: 0' }).focus()
    await userEvent.keyboard('{ArrowDown}{End}{ArrowLeft}')
    await expect(canvas.getByRole('gridcell', { name: /^Tuesday, 22:00: / })).toHaveFocus()
    await waitFor(() => expect(tooltipOf(context)).toHaveTextContent('Tuesday, 22:00'))
    await userEvent.keyboard(' ')
    await waitFor(() => expect(tooltipOf(context)).toHaveAttribute('data-pinned'))
    await userEvent.keyboard('{Escape}')
    await expect(tooltipOf(context)).toBeNull()
  },
})

export const Pinned = meta.story({
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.hover(canvas.getByRole('gridcell', { name: /^Friday, 12:00: / }))
    await waitFor(() => expect(tooltipOf(context)).toHaveTextContent('Friday, 12:00'))
    await userEvent.click(canvas.getByRole('gridcell', { name: /^Friday, 12:00: / }))
    await userEvent.hover(canvas.getByRole('gridcell', { name: /^Sunday, 20:00: –/ }))
    await expect(tooltipOf(context)).toHaveTextContent('Friday, 12:00')
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(tooltipOf(context)).toBeNull()
  },
})

export const AsTable = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View as table' }))
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: 'Sunday' })).toBeVisible())
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(25)
    await userEvent.click(canvas.getByRole('button', { name: 'View as chart' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }))
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Picture (PNG)' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
  },
})

const Matrix = (args: HeatMapProps) => (
  <StateGrid $column="26rem">
    <State name="Ready">
      <HeatMap {...args} />
    </State>
    <State name="Loading">
      <HeatMap {...args} name="Views by hour" loadingState="loading" />
    </State>
    <State name="Empty">
      <HeatMap {...args} name="Visits by hour" items={[]} />
    </State>
  </StateGrid>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })
