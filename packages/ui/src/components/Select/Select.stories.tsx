import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Select, type SelectProps } from './Select.tsx'

const currencies = [
  { value: 'CNY', label: 'CNY — Chinese yuan' },
  { value: 'EUR', label: 'EUR — Euro' },
  { value: 'GBP', label: 'GBP — Pound sterling' },
  { value: 'USD', label: 'USD — US dollar' },
]

const Controlled = (props: SelectProps) => {
  const [value, setValue] = useState(props.value)
  return (
    <Select
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        props.onChange(next)
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Forms/Select',
  component: Select,
  args: { label: 'Currency type', options: currencies, value: null, onChange: fn() },
  render: (args) => (
    <div style={{ maxInlineSize: 280 }}>
      <Controlled {...args} />
    </div>
  ),
})

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /Currency type/ }))
    await userEvent.click(await canvas.findByRole('option', { name: 'EUR — Euro' }))
    await expect(args.onChange).toHaveBeenCalledWith('EUR')
    await expect(canvas.getByRole('button', { name: /EUR — Euro/ })).toBeVisible()
  },
})

const Matrix = () => (
  <div style={{ display: 'grid', gap: 20, maxInlineSize: 280 }}>
    <Select label="Currency type" options={currencies} value={null} onChange={() => {}} placeholder="Select currency" />
    <Select label="Chosen" options={currencies} value="EUR" onChange={() => {}} help="Used for revenue" />
    <Select label="Wrong" options={currencies} value={null} onChange={() => {}} error="Please select currency type" />
    <Select aria-label="In a toolbar" size="md" options={currencies} value="USD" onChange={() => {}} />
    <Select
      aria-label="With a note"
      size="md"
      options={currencies}
      value="USD"
      valueNote="since January"
      onChange={() => {}}
    />
    <Select label="Not now" options={currencies} value="USD" onChange={() => {}} isDisabled />
  </div>
)

export const Variants = meta.story({ render: Matrix })
export const Dark = meta.story({ render: Matrix, globals: { theme: 'dark' } })
export const RightToLeft = meta.story({ render: Matrix, globals: { locale: 'ar' } })
export const Chinese = meta.story({ args: { label: '货币类型' }, globals: { locale: 'zh-CN' } })

export const Open = meta.story({
  args: { value: 'EUR', defaultOpen: true },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('listbox'))
    await expect(list.getByRole('option', { name: 'EUR — Euro' })).toHaveAttribute('aria-selected', 'true')
  },
})

export const Searchable = meta.story({
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
  args: { isSearchable: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Currency type/ }))
    await userEvent.type(await canvas.findByRole('searchbox'), 'zzz')
    await expect(await canvas.findByText('Nothing matches.')).toBeVisible()
  },
})

export const Keyboard = meta.story({
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
    options: [{ value: 'long', label: 'A currency whose name is longer than any field could show' }],
  },
})
