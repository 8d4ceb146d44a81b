import { useState } from 'react'
import type { Decorator, StoryContext } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { DateRangePicker } from './DateRangePicker.tsx'
import type { DateRangePickerProps } from './DateRangePicker.types.ts'

/** Keeps the applied range, as the address of a page does. */
export const ControlledPicker = (props: DateRangePickerProps) => {
  const [value, setValue] = useState<DateRangePickerProps['value']>(props.value)
  const [comparison, setComparison] = useState<DateRangePickerProps['comparison']>(props.comparison)
  return (
    <DateRangePicker
      {...props}
      value={value}
      comparison={comparison}
      onChange={(nextValue, nextComparison) => {
        setValue(nextValue)
        setComparison(nextComparison)
        props.onChange(nextValue, nextComparison)
      }}
    />
  )
}

/** The picker stands at the end of its line, as in the header of a page. */
export const atTheEnd: Decorator = (Story) => (
  <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
    <Story />
  </div>
)

export const october = { range: 'custom', from: '2026-10-26', to: '2026-11-13' } as const

export const initial: DateRangePickerProps = {
  value: { range: '30d' },
  comparison: { kind: 'previous' },
  timeZone: 'Europe/Berlin',
  onChange: fn(),
}

/** The trigger is found by its part, since its text depends on the language. */
export async function open({ canvas, canvasElement, userEvent }: StoryContext) {
  const trigger = canvasElement.querySelector('[data-part=trigger]')
  if (trigger === null) throw new Error('no trigger')
  await userEvent.click(trigger)
  const dialog = await canvas.findByRole('dialog')
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}
