import { useState } from 'react'
import type { StoryContext } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { DateRangePicker } from './DateRangePicker.tsx'
import type { DateRangePickerProps } from './DateRangePicker.types.ts'

/** Keeps the applied range, as the address of a page does. */
export const ControlledPicker = (props: DateRangePickerProps) => {
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
