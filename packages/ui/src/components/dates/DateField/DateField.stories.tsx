import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { FieldSizes } from '../../../docs/FieldSizes.tsx'
import { State, StateGrid } from '../../../docs/StateGrid.tsx'
import { DateField, type DateFieldProps } from './DateField.tsx'

const meta = preview.meta({
  title: 'Dates/DateField',
  component: DateField,
  args: { label: 'Day', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 760 }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story()

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const parts = canvas.getAllByRole('spinbutton')
    await expect(parts).toHaveLength(3)
    await userEvent.click(canvas.getByRole('spinbutton', { name: /month/ }))
    await userEvent.keyboard('1120')
    await expect(args.onChange).not.toHaveBeenCalledWith(expect.stringMatching(/./))
    await userEvent.keyboard('2026')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-20')
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  args: { defaultValue: '2026-11-20' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('spinbutton', { name: /month/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-20')
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-19')
    await userEvent.keyboard('{Backspace}{Backspace}{Tab}{Tab}')
    await expect(canvas.getByText('dd')).toBeVisible()
    await expect(args.onChange).toHaveBeenLastCalledWith('')
  },
})

function Kept(props: DateFieldProps) {
  const [value, setValue] = useState('')
  return (
    <>
      <DateField {...props} value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  )
}

export const FromOutside = meta.story({
  tags: ['behaviour'],
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /month/ }))
    await userEvent.keyboard('02292024')
    await expect(canvas.getByRole('status')).toHaveTextContent('2024-02-29')
  },
})

export const WithError = meta.story({
  args: { errorMessage: 'Please fill in the day', description: 'In the time zone of the site' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Day' })
    await expect(group).toHaveAccessibleDescription('Please fill in the day')
    for (const part of canvas.getAllByRole('spinbutton')) await expect(part).toBeInvalid()
  },
})

/** The month opens on the day of the field, and closes with the day that is chosen. */
export const WithCalendar = meta.story({
  args: { hasCalendar: true, defaultValue: '2026-11-20' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Choose a day' })
    await userEvent.click(button)
    const day = await canvas.findByRole('button', { name: /November 12/ })
    await waitFor(() => expect(day).toBeVisible())
    await userEvent.click(day)
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-12')
    await waitFor(() => expect(canvas.queryByRole('grid')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
    await expect(canvas.getByRole('spinbutton', { name: /day/ })).toHaveTextContent('12')
  },
})

/** A day outside is wrong once the field is left, not while its year is typed. */
export const WithLimits = meta.story({
  tags: ['behaviour'],
  args: { minValue: '2024-01-01', maxValue: '2024-06-30', defaultValue: '2024-05-20' },
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: 'Day' })
    await userEvent.click(canvas.getByRole('spinbutton', { name: /year/ }))
    await userEvent.keyboard('2023')
    await expect(canvas.getByRole('spinbutton', { name: /year/ })).toBeValid()
    await userEvent.tab()
    await expect(group).toHaveAccessibleDescription(/The first possible day is Jan 1, 2024$/)
    for (const part of canvas.getAllByRole('spinbutton')) await expect(part).toBeInvalid()
    await userEvent.click(canvas.getByRole('spinbutton', { name: /year/ }))
    await userEvent.keyboard('2025{Tab}')
    await expect(group).toHaveAccessibleDescription(/The last possible day is Jun 30, 2024$/)
    await userEvent.click(canvas.getByRole('spinbutton', { name: /year/ }))
    await userEvent.keyboard('2024{Tab}')
    await expect(canvas.queryByText(/possible day/)).toBeNull()
  },
})

const box = '[data-part=box]'
const Matrix = () => (
  <StateGrid $column="13rem">
    <State name="empty, optional">
      <DateField label="Day" description="In the time zone of the site" isOptional />
    </State>
    <State name="with a day">
      <DateField label="Day" defaultValue="2026-11-20" />
    </State>
    <State name="hover" force={['hovered']} of={box}>
      <DateField label="Day" defaultValue="2026-11-20" />
    </State>
    <State name="focus" force={['focus-within']} of={box}>
      <DateField label="Day" defaultValue="2026-11-20" />
    </State>
    <State name="focus on a part" force={['focused']} of="[role=spinbutton]">
      <DateField label="Day" defaultValue="2026-11-20" />
    </State>
    <State name="error">
      <DateField label="Day" errorMessage="Please fill in the day" />
    </State>
    <State name="after the last day">
      <DateField label="Day" defaultValue="2024-11-20" maxValue="2024-06-30" />
    </State>
    <State name="read-only">
      <DateField label="Day" defaultValue="2026-11-20" isReadOnly />
    </State>
    <State name="with a calendar">
      <DateField label="Day" defaultValue="2026-11-20" hasCalendar />
    </State>
    <State name="disabled">
      <DateField label="Day" defaultValue="2026-11-20" isDisabled />
    </State>
    <FieldSizes>{(size) => <DateField label="Day" size={size} defaultValue="2026-11-20" />}</FieldSizes>
  </StateGrid>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })
export const Chinese = meta.story({
  args: { defaultValue: '2026-11-20' },
  globals: { locale: 'zh-CN' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveTextContent('2026/11/20')
  },
})
export const RightToLeft = meta.story({
  render: Matrix,
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    // The days of the metrics: Gregorian, in Latin digits.
    for (const part of canvas.getAllByRole('spinbutton')) await expect(part.textContent).not.toMatch(/[٠-٩]/)
  },
})
export const LongText = meta.story({
  args: {
    label: 'A label that goes on and on because a translator could not find a shorter way to say the same',
    description: 'Help that also takes more than one line, because there is a lot to say about this day.',
    defaultValue: '2026-11-20',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 220 }}>
        <Story />
      </div>
    ),
  ],
})
