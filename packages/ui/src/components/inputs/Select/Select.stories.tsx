import { expect, fn, waitFor, within } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'
import { FieldSizes } from '../../../docs/FieldSizes.tsx'
import { State, StateGrid } from '../../../docs/StateGrid.tsx'
import { CalendarIcon } from '../../data/Icon/index.ts'
import { Select } from './Select.tsx'

const currencies = [
  { value: 'CNY', label: 'CNY — Chinese yuan' },
  { value: 'EUR', label: 'EUR — Euro' },
  { value: 'GBP', label: 'GBP — Pound sterling' },
  { value: 'USD', label: 'USD — US dollar' },
]

const meta = preview.meta({
  title: 'Inputs/Select',
  component: Select,
  args: { label: 'Currency type', items: currencies, onChange: fn() },
  render: (args) => (
    <div style={{ maxInlineSize: 280 }}>
      <Select {...args} />
    </div>
  ),
})

export const Default = meta.story()

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /Currency type/ }))
    await userEvent.click(await canvas.findByRole('option', { name: 'EUR — Euro' }))
    await expect(args.onChange).toHaveBeenCalledWith('EUR')
    await waitFor(() => expect(canvas.getByRole('button', { name: /EUR — Euro/ })).toBeVisible())
  },
})

export const FromOutside = meta.story({
  tags: ['behaviour'],
  args: { value: 'USD' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Currency type/ }))
    await userEvent.click(await canvas.findByRole('option', { name: 'EUR — Euro' }))
    await expect(args.onChange).toHaveBeenCalledWith('EUR')
    await waitFor(() => expect(canvas.getByRole('button', { name: /USD — US dollar/ })).toBeVisible())
  },
})

const Matrix = () => (
  <StateGrid $column="15rem">
    <State name="empty">
      <Select label="Currency type" items={currencies} placeholder="Select currency" />
    </State>
    <State name="chosen">
      <Select label="Currency type" items={currencies} defaultValue="EUR" description="Used for revenue" />
    </State>
    <State name="hover" force={['hovered']} of="button">
      <Select label="Currency type" items={currencies} defaultValue="EUR" />
    </State>
    <State name="focus" force={['focused']} of="button">
      <Select label="Currency type" items={currencies} defaultValue="EUR" />
    </State>
    <State name="error">
      <Select label="Currency type" items={currencies} errorMessage="Please select currency type" />
    </State>
    <State name="disabled">
      <Select label="Currency type" items={currencies} defaultValue="USD" isDisabled />
    </State>
    <State name="optional">
      <Select label="Currency type" items={currencies} isOptional />
    </State>
    <State name="in a toolbar, hover" force={['hovered']} of="button">
      <Select aria-label="Hover" size="md" items={currencies} defaultValue="USD" />
    </State>
    <State name="in a toolbar, with icon and note">
      <Select
        aria-label="With a note"
        size="md"
        icon={CalendarIcon}
        items={currencies}
        defaultValue="USD"
        valueNote="since January"
      />
    </State>
    <FieldSizes>
      {(size) => <Select aria-label="Currency" size={size} items={currencies} defaultValue="GBP" />}
    </FieldSizes>
  </StateGrid>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })

export const Open = meta.story({
  args: { defaultValue: 'EUR', defaultOpen: true },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('listbox'))
    await expect(list.getByRole('option', { name: 'EUR — Euro' })).toHaveAttribute('aria-selected', 'true')
  },
})

export const Searchable = meta.story({
  tags: ['behaviour'],
  args: { isSearchable: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Currency type/ }))
    const search = await canvas.findByRole('searchbox', { name: 'Search' })
    await expect(search).toHaveFocus()
    await userEvent.type(search, 'sterl')
    await expect(canvas.getAllByRole('option')).toHaveLength(1)
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('GBP')
  },
})

export const NothingMatches = meta.story({
  tags: ['behaviour'],
  args: { isSearchable: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Currency type/ }))
    await userEvent.type(await canvas.findByRole('searchbox'), 'zzz')
    await becomesVisible(() => canvas.findByText('Nothing matches.'))
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await canvas.findByRole('listbox')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull())
  },
})

export const LongText = meta.story({
  args: {
    value: 'long',
    items: [{ value: 'long', label: 'A currency whose name is longer than any field could show' }],
  },
})
