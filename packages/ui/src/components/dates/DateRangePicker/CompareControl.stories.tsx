import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { CompareControl, type CompareControlProps } from './CompareControl.tsx'

const Kept = (props: CompareControlProps) => {
  const [comparison, setComparison] = useState<CompareControlProps['value']>(props.value)
  return (
    <CompareControl
      {...props}
      value={comparison}
      onChange={(next) => {
        setComparison(next)
        props.onChange(next)
      }}
    />
  )
}

const args: CompareControlProps = { value: { kind: 'previous' }, onChange: fn() }

const meta = preview.meta({
  title: 'Dates/DateRangePicker/CompareControl',
  component: CompareControl,
  args,
  render: (given) => <Kept {...given} />,
})

export const Default = meta.story({ parameters: inEveryMode })

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Compare to: Previous period' }))
    await expect(await canvas.findByRole('menuitemradio', { name: 'Previous period' })).toBeChecked()
    await userEvent.click(canvas.getByRole('menuitemradio', { name: 'Previous year' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'year' })
    await userEvent.click(canvas.getByRole('switch', { name: 'Compare' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await expect(canvas.queryByRole('button', { name: /Previous/ })).toBeNull()
  },
})
export const OtherDays = meta.story({ args: { value: { kind: 'custom', from: '2026-09-01', to: '2026-09-30' } } })
export const Disabled = meta.story({ args: { isDisabled: true } })
