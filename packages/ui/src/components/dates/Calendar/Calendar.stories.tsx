import { expect, fn } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { State, StateGrid } from '../../../docs/StateGrid.tsx'
import { Calendar } from './Calendar.tsx'

const meta = preview.meta({
  title: 'Dates/Calendar',
  component: Calendar,
  args: { 'aria-label': 'Day', defaultValue: '2026-11-20', timeZone: 'UTC', onChange: fn() },
})

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('grid', { name: /November 2026/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /November 12/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-12')
  },
})

export const Paging = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous year' }))
    await expect(canvas.getByRole('grid', { name: /November 2025/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }))
    await expect(canvas.getByRole('grid', { name: /December 2025/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next year' }))
    await expect(canvas.getByRole('grid', { name: /December 2026/ })).toBeVisible()
  },
})

/** A year that goes beyond the last day ends there, and then there is no further one. */
export const WithLimits = meta.story({
  args: { minValue: '2026-02-10', maxValue: '2027-01-15' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next year' }))
    await expect(canvas.getByRole('grid', { name: /January 2027/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Next year' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: /January 16/ })).toHaveAttribute('aria-disabled', 'true')
  },
})

export const Keyboard = meta.story({
  args: { autoFocus: true },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: /November 20/ }).focus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-21')
  },
})

const Matrix = () => (
  <StateGrid $column="17rem">
    <State name="with a day">
      <Calendar aria-label="Day" defaultValue="2026-11-12" timeZone="UTC" />
    </State>
    <State name="limits">
      <Calendar aria-label="Day" timeZone="UTC" minValue="2026-11-09" maxValue="2026-11-25" />
    </State>
    <State name="disabled">
      <Calendar aria-label="Day" timeZone="UTC" isDisabled />
    </State>
  </StateGrid>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })
