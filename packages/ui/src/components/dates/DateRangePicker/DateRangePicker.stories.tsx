import type { StoryContext } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { DateRangePicker } from './DateRangePicker.tsx'
import { ControlledPicker, atTheEnd, initial, october, open } from './samplePicker.tsx'

const meta = preview.meta({
  title: 'Dates/DateRangePicker',
  component: DateRangePicker,
  args: initial,
  decorators: [atTheEnd],
  render: (args) => <ControlledPicker {...args} />,
})

const phone = { viewport: { value: 'mobile1' } }

export const Default = meta.story()

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async (context) => {
    const { args, canvas, userEvent } = context
    const trigger = canvas.getByRole('button', { name: /Last 30 days.*Oct 21\s–\sNov 19/ })
    await expect(canvas.queryByRole('dialog')).toBeNull()
    const inside = await open(context)
    await expect(inside.getByRole('radio', { name: 'Last 30 days' })).toBeChecked()
    // The ring of the open trigger is as round as the frame around it.
    const frame = trigger.closest('[role=group]') ?? document.body
    await expect(getComputedStyle(trigger).borderRadius).toBe(getComputedStyle(frame).borderRadius)
    await waitFor(() => expect(inside.getByText(/Europe\/Berlin \(UTC\+1\)/)).toBeVisible())
    await userEvent.click(inside.getByRole('radio', { name: 'Last 7 days' }))
    await expect(args.onChange).toHaveBeenCalledWith({ range: '7d' }, { kind: 'previous' })
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(trigger).toHaveAccessibleName(/Last 7 days.*Nov 13\s–\s19/)
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
    await waitFor(() => expect(inside.getByText('There is no data for one of these days')).toBeVisible())
    await userEvent.click(inside.getByRole('button', { name: 'Apply' }))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})

const shown = async (context: StoryContext) => {
  await open(context)
}

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
