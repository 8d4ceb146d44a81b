import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { FilterChips, type FilterChipsProps } from './FilterChips.tsx'

const Removable = (props: FilterChipsProps) => {
  const [chips, setChips] = useState(props.items)
  return (
    <FilterChips
      {...props}
      items={chips}
      onRemove={(id) => {
        setChips(chips.filter((chip) => chip.id !== id))
        props.onRemove(id)
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Filters/FilterChips',
  component: FilterChips,
  args: {
    'aria-label': 'Filters',
    items: [
      { id: 'region', name: 'region', value: 'DE' },
      { id: 'utm_source', name: 'utm_source', value: 'newsletter' },
      { id: 'email', name: 'email', value: 'a-very-long-address@an-equally-long-domain.example.com' },
    ],
    onRemove: fn(),
  },
  render: (args) => <Removable {...args} />,
})

export const Default = meta.story()

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(3)
    await userEvent.click(canvas.getAllByRole('button', { name: /Remove/ })[0] as HTMLElement)
    await expect(args.onRemove).toHaveBeenCalledWith('region')
    await expect(canvas.getAllByRole('row')).toHaveLength(2)
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('row', { name: 'region DE' })).toHaveFocus()
    await userEvent.keyboard('{Backspace}')
    await expect(args.onRemove).toHaveBeenCalledWith('region')
    await expect(canvas.getByRole('row', { name: 'utm_source newsletter' })).toHaveFocus()
  },
})

export const NotValid = meta.story({
  args: { items: [{ id: 'status', name: 'Status', value: 'zzz', isInvalid: true }] },
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Status zzz, not valid' })).toHaveTextContent('not valid')
  },
})

export const States = meta.story({ parameters: inEveryMode })
