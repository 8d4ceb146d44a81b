import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'
import { DateRangePicker } from './DateRangePicker.tsx'
import { ControlledPicker, atTheEnd, initial, october, open } from './samplePicker.tsx'

const meta = preview.meta({
  title: 'Dates/DateRangePicker/Days',
  component: DateRangePicker,
  args: initial,
  decorators: [atTheEnd],
  render: (args) => <ControlledPicker {...args} />,
})

export const CustomDays = meta.story({
  tags: ['behaviour'],
  play: async (context) => {
    const { args, canvas, userEvent } = context
    const inside = await open(context)
    await userEvent.click(inside.getByRole('button', { name: /October 26, 2026/ }))
    await userEvent.click(inside.getByRole('button', { name: /November 13, 2026/ }))
    await waitFor(() => expect(inside.getByText('19 days')).toBeVisible())
    await waitFor(() => expect(inside.getByText(/Oct 7\s–\s25/)).toBeVisible())
    // Nothing changes before Apply is pressed.
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.getByText('Last 30 days', { selector: '[data-part=applied] *' })).toBeInTheDocument()
    await userEvent.click(inside.getByRole('button', { name: 'Apply' }))
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith(october, { kind: 'previous' })
    await waitFor(() => expect(canvas.getByRole('button', { name: /Custom range.*Oct 26\s–\sNov 13/ })).toBeVisible())
  },
})

/** Sets the first custom day to October 28. */
async function typeFirstDay(context: StoryContext) {
  const { canvas, userEvent } = context
  await open(context)
  await userEvent.keyboard('c')
  await waitFor(() => expect(canvas.getAllByRole('spinbutton')[0]).toHaveFocus())
  await userEvent.keyboard('1028')
  await becomesVisible(() => canvas.findByText('17 days'))
}

export const TypedDays = meta.story({
  tags: ['behaviour'],
  args: { value: october },
  play: async (context) => {
    const { args, canvas, userEvent } = context
    await typeFirstDay(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }))
    const typed = { ...october, from: '2026-10-28' }
    await expect(args.onChange).toHaveBeenLastCalledWith(typed, { kind: 'previous' })
    await waitFor(() => expect(canvas.getByRole('button', { name: /Custom range/ })).toHaveFocus())
  },
})

/** Enter in a day field applies the range, like in a form. */
export const EnterApplies = meta.story({
  tags: ['behaviour'],
  args: { value: october },
  play: async (context) => {
    const { args, canvas, userEvent } = context
    await typeFirstDay(context)
    await userEvent.keyboard('{Enter}')
    const typed = { ...october, from: '2026-10-28' }
    await expect(args.onChange).toHaveBeenLastCalledWith(typed, { kind: 'previous' })
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
})

/** Of two days the wrong one is marked. */
export const FirstDayToCome = meta.story({
  tags: ['behaviour'],
  args: { value: october },
  play: async (context) => {
    const { args, canvas, userEvent } = context
    const inside = await open(context)
    await userEvent.keyboard('c')
    await waitFor(() => expect(canvas.getAllByRole('spinbutton')[0]).toHaveFocus())
    await userEvent.keyboard('1201')
    await becomesVisible(() => inside.findByText('One of these days is in the future'))
    const partOf = (day: string) => within(inside.getByRole('group', { name: day })).getAllByRole('spinbutton')[0]
    await expect(partOf('First day')).toHaveAttribute('aria-invalid', 'true')
    await expect(partOf('Last day')).not.toHaveAttribute('aria-invalid')
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).not.toHaveBeenCalled()
    await waitFor(() => expect(partOf('First day')).toHaveFocus())
  },
})

export const TooLong = meta.story({
  tags: ['behaviour'],
  args: { value: october, maxDays: 14 },
  play: async (context) => {
    const { args, userEvent } = context
    const inside = await open(context)
    const problem = () => inside.getByText('A range has at most 14 days', { selector: '[data-part=problem] *' })
    await waitFor(() => expect(problem()).toBeVisible())
    await userEvent.click(inside.getByRole('button', { name: 'Apply' }))
    await expect(args.onChange).not.toHaveBeenCalled()
    await waitFor(() => expect(inside.getAllByRole('spinbutton')[0]).toHaveFocus())
  },
})

/** The plan limits the length of a range: longer presets say so, and their shortcuts do nothing. */
export const LongestRange = meta.story({
  tags: ['behaviour'],
  args: { value: { range: '7d' }, maxDays: 28, maxDaysReason: 'Premium has more.' },
  play: async (context) => {
    const { args, userEvent } = context
    const inside = await open(context)
    await expect(inside.getByRole('radio', { name: 'Last 28 days' })).toBeEnabled()
    await expect(inside.getByRole('radio', { name: 'Last 30 days' })).toBeDisabled()
    await waitFor(() => expect(inside.getByText('A range has at most 28 days Premium has more.')).toBeVisible())
    await userEvent.keyboard('q')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})

/** Days typed in reverse order are the same range. */
export const Reversed = meta.story({
  tags: ['behaviour'],
  args: { value: october },
  play: async (context) => {
    const { args, canvas, userEvent } = context
    await open(context)
    await userEvent.keyboard('c')
    await waitFor(() => expect(canvas.getAllByRole('spinbutton')[0]).toHaveFocus())
    await userEvent.keyboard('1118')
    await becomesVisible(() => canvas.findByText('6 days'))
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }))
    const sorted = { range: 'custom', from: '2026-11-13', to: '2026-11-18' }
    await expect(args.onChange).toHaveBeenLastCalledWith(sorted, { kind: 'previous' })
  },
})

export const RelativeRanges = meta.story({
  args: { hasRelativeRanges: true },
  play: async (context) => {
    const { args, canvas, userEvent } = context
    const inside = await open(context)
    const count = inside.getByRole('textbox', { name: 'How many' })
    await userEvent.clear(count)
    await userEvent.type(count, '3')
    await userEvent.click(inside.getByRole('radio', { name: 'months' }))
    await waitFor(() => expect(inside.getByText('92 days')).toBeVisible())
    await userEvent.click(inside.getByRole('button', { name: 'Apply' }))
    await expect(args.onChange).toHaveBeenCalledWith({ range: 'last', count: 3, unit: 'month' }, { kind: 'previous' })
    await waitFor(() => expect(canvas.getByRole('button', { name: /Last 3 months.*Aug 1\s–\sOct 31/ })).toBeVisible())
    // The picker opens as it was closed.
    const again = await open(context)
    await expect(again.getByRole('textbox', { name: 'How many' })).toHaveValue('3')
    await expect(again.getByRole('radio', { name: 'months' })).toBeChecked()
  },
})

export const RelativeTooLong = meta.story({
  tags: ['behaviour'],
  args: { hasRelativeRanges: true, maxDays: 60 },
  play: async (context) => {
    const { args, userEvent } = context
    const inside = await open(context)
    await userEvent.click(inside.getByRole('radio', { name: 'weeks' }))
    await waitFor(() => expect(inside.getByRole('status')).toHaveTextContent('A range has at most 60 days'))
    await userEvent.click(inside.getByRole('button', { name: 'Apply' }))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})

export const TimeOfDay = meta.story({
  args: { granularity: 'minute', value: { range: 'custom', from: '2026-11-18', to: '2026-11-18' } },
  play: async (context) => {
    const { args, canvas, userEvent } = context
    const inside = await open(context)
    const time = (name: string) =>
      within(inside.getByRole('group', { name })).getByRole('spinbutton', { name: /^hour/ })
    await userEvent.click(time('Time of the first day'))
    await userEvent.keyboard('0800')
    await userEvent.click(time('Time of the last day'))
    await userEvent.keyboard('0530')
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith(
      { range: 'custom', from: '2026-11-18T08:00', to: '2026-11-18T17:30' },
      { kind: 'previous' },
    )
    await waitFor(() => expect(canvas.getByRole('button', { name: /Nov 18, 8:00 AM – 5:30 PM/ })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Earlier' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(
      { range: 'custom', from: '2026-11-17T08:00', to: '2026-11-17T17:30' },
      { kind: 'previous' },
    )
  },
})
