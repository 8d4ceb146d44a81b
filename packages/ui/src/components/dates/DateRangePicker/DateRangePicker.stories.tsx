import { useState } from 'react'
import type { StoryContext } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'
import { DateRangePicker } from './DateRangePicker.tsx'
import type { DateRangePickerProps } from './DateRangePicker.types.ts'

/** Keeps the applied range, as the address of a page does. */
const Kept = (props: DateRangePickerProps) => {
  const [applied, setApplied] = useState({ value: props.value, comparison: props.comparison })
  return (
    <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
      <DateRangePicker
        {...props}
        value={applied.value}
        comparison={applied.comparison}
        onChange={(value, comparison) => {
          setApplied({ value, comparison: props.comparison === undefined ? undefined : comparison })
          props.onChange(value, comparison)
        }}
      />
    </div>
  )
}

const october = { range: 'custom', from: '2026-10-26', to: '2026-11-13' } as const

const initial: DateRangePickerProps = {
  value: { range: '30d' },
  comparison: { kind: 'previous' },
  timeZone: 'Europe/Berlin',
  onChange: fn(),
}

const meta = preview.meta({
  title: 'Dates/DateRangePicker',
  component: DateRangePicker,
  args: initial,
  render: (args) => <Kept {...args} />,
})

const phone = { viewport: { value: 'mobile1' } }

/** The trigger is found by its part, since its text depends on the language. */
async function open({ canvas, canvasElement, userEvent }: StoryContext) {
  const trigger = canvasElement.querySelector('[data-part=trigger]')
  if (trigger === null) throw new Error('no trigger')
  await userEvent.click(trigger)
  const dialog = await canvas.findByRole('dialog')
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}

export const Default = meta.story()

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async (context) => {
    const { args, canvas, userEvent } = context
    const trigger = canvas.getByRole('button', { name: /Last 30 days.*Oct 21\s–\sNov 19/ })
    await expect(canvas.queryByRole('dialog')).toBeNull()
    const inside = await open(context)
    await expect(inside.getByRole('radio', { name: 'Last 30 days' })).toBeChecked()
    await waitFor(() => expect(inside.getByText(/Europe\/Berlin \(UTC\+1\)/)).toBeVisible())
    await userEvent.click(inside.getByRole('radio', { name: 'Last 7 days' }))
    await expect(args.onChange).toHaveBeenCalledWith({ range: '7d' }, { kind: 'previous' })
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(trigger).toHaveAccessibleName(/Last 7 days.*Nov 13\s–\s19/)
  },
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

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Earlier' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('dialog')
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Last 30 days' })).toHaveFocus())
    // Arrow keys move the focus without selecting.
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Last 90 days' })).toHaveFocus()
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('m')
    await expect(args.onChange).toHaveBeenLastCalledWith({ range: 'month' }, { kind: 'previous' })
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: /This month/ })).toHaveFocus())
    // Shortcuts do nothing outside of the picker.
    await userEvent.keyboard('d')
    await expect(args.onChange).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /This month/ })).toHaveFocus())
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
    await becomesVisible(() => inside.findByText('One of these days is still to come'))
    const partOf = (day: string) => within(inside.getByRole('group', { name: day })).getAllByRole('spinbutton')[0]
    await expect(partOf('First day')).toHaveAttribute('aria-invalid', 'true')
    await expect(partOf('Last day')).not.toHaveAttribute('aria-invalid')
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).not.toHaveBeenCalled()
    await waitFor(() => expect(partOf('First day')).toHaveFocus())
  },
})

export const Steps = meta.story({
  tags: ['behaviour'],
  args: { value: { range: 'yesterday' }, minValue: '2026-11-18' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Later' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ range: 'today' }, { kind: 'previous' })
    await expect(canvas.getByRole('button', { name: 'Later' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Earlier' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Earlier' }))
    const first = { range: 'custom', from: '2026-11-18', to: '2026-11-18' }
    await expect(args.onChange).toHaveBeenLastCalledWith(first, { kind: 'previous' })
    await expect(canvas.getByRole('button', { name: 'Earlier' })).toBeDisabled()
  },
})

export const Comparison = meta.story({
  tags: ['behaviour'],
  play: async (context) => {
    const { args, userEvent } = context
    const inside = await open(context)
    await waitFor(() => expect(inside.getByText(/Sep 21\s–\sOct 20/)).toBeVisible())
    await userEvent.click(inside.getByRole('radio', { name: 'Previous year' }))
    await waitFor(() => expect(inside.getByText(/Oct 21\s–\sNov 19, 2025/)).toBeVisible())
    await userEvent.click(inside.getByRole('radio', { name: 'Custom' }))
    await waitFor(() => expect(inside.getByRole('group', { name: 'First day to compare' })).toBeVisible())
    await userEvent.click(inside.getByRole('button', { name: 'Apply' }))
    const custom = { kind: 'custom', from: '2026-09-21', to: '2026-10-20' }
    await expect(args.onChange).toHaveBeenLastCalledWith({ range: '30d' }, custom)
  },
})

export const ComparisonOff = meta.story({
  tags: ['behaviour'],
  play: async (context) => {
    const { args, userEvent } = context
    const inside = await open(context)
    await userEvent.click(inside.getByRole('switch', { name: 'Compare to' }))
    await expect(inside.queryByRole('radio', { name: 'Previous year' })).toBeNull()
    await userEvent.click(inside.getByRole('button', { name: 'Apply' }))
    await expect(args.onChange).toHaveBeenCalledWith({ range: '30d' }, null)
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

export const SameWeekdays = meta.story({
  tags: ['behaviour'],
  args: { canMatchWeekdays: true },
  play: async (context) => {
    const { args, userEvent } = context
    const inside = await open(context)
    await userEvent.click(inside.getByRole('button', { name: 'Same weekdays' }))
    await waitFor(() => expect(inside.getByRole('group', { name: 'First day to compare' })).toBeVisible())
    await userEvent.click(inside.getByRole('button', { name: 'Apply' }))
    const custom = { kind: 'custom', from: '2026-09-16', to: '2026-10-15' }
    await expect(args.onChange).toHaveBeenLastCalledWith({ range: '30d' }, custom)
  },
})

/** The ranges used before, a longer range, and none at all. */
export const Recent = meta.story({
  tags: ['behaviour'],
  args: {
    recent: [october, { range: 'custom', from: '2026-03-01', to: '2026-03-31' }],
    hasZoomOut: true,
    onClear: fn(),
  },
  play: async (context) => {
    const { args, canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom out' }))
    const twice = { range: 'custom', from: '2026-09-22', to: '2026-11-20' }
    await expect(args.onChange).toHaveBeenLastCalledWith(twice, { kind: 'previous' })
    let inside = await open(context)
    await userEvent.click(inside.getByRole('radio', { name: /^Oct 26/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith(october, { kind: 'previous' })
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    inside = await open(context)
    await userEvent.click(inside.getByRole('button', { name: 'Clear' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await open(context)
  },
})

/** A range must not contain an unavailable day. */
export const Unavailable = meta.story({
  tags: ['behaviour'],
  args: { value: october, isDayUnavailable: (day) => day === '2026-11-02' },
  play: async (context) => {
    const { args, userEvent } = context
    const inside = await open(context)
    await waitFor(() => expect(inside.getByText('There are no figures for one of these days')).toBeVisible())
    await userEvent.click(inside.getByRole('button', { name: 'Apply' }))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})

const shown = async (context: StoryContext) => {
  await open(context)
}

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
    await waitFor(() => expect(canvas.getByRole('button', { name: /Last 3 months.*Aug 20\s–\sNov 19/ })).toBeVisible())
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

export const SundayFirst = meta.story({
  tags: ['behaviour'],
  args: { weekStart: 'sunday', value: october },
  play: async (context) => {
    const inside = await open(context)
    await expect(inside.getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent('S')
  },
})

export const Unknown = meta.story({
  render: (args) => <DateRangePicker {...args} value={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Earlier' })).toBeDisabled()
  },
})
export const WithoutComparison = meta.story({
  tags: ['behaviour'],
  render: (args) => <DateRangePicker value={args.value} timeZone={args.timeZone} onChange={args.onChange} />,
  play: async (context) => {
    const inside = await open(context)
    await expect(inside.queryByRole('switch')).toBeNull()
  },
})
export const Disabled = meta.story({ args: { isDisabled: true } })

export const States = meta.story({ parameters: inEveryMode, args: { value: october }, play: shown })

export const Phone = meta.story({
  globals: phone,
  play: async (context) => {
    const { args, canvas, userEvent } = context
    const inside = await open(context)
    await userEvent.click(inside.getByRole('switch', { name: 'Compare to previous period' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ range: '30d' }, null)
    await userEvent.click(inside.getByRole('button', { name: 'Custom range' }))
    await waitFor(() => expect(inside.getByRole('button', { name: 'Apply' })).toBeVisible())
    await userEvent.click(inside.getByRole('button', { name: 'Back' }))
    await userEvent.click(inside.getByRole('button', { name: 'This year' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ range: 'year' }, null)
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
})
export const PhoneRightToLeft = meta.story({
  tags: ['behaviour'],
  globals: { ...phone, locale: 'ar' },
  args: { value: october },
  play: async (context) => {
    const inside = await open(context)
    const last = inside.getAllByRole('listitem').at(-1)
    if (last === undefined) throw new Error('no ranges')
    await context.userEvent.click(within(last).getByRole('button'))
    await waitFor(() => expect(inside.getAllByRole('spinbutton')[0]).toBeVisible())
  },
})
