import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { SearchField, type SearchFieldProps } from './SearchField.tsx'

const Controlled = (props: SearchFieldProps) => {
  const [value, setValue] = useState(props.value)
  return (
    <SearchField
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
  title: 'Forms/SearchField',
  component: SearchField,
  args: { 'aria-label': 'Search sites', value: '', onChange: fn() },
  render: (args) => <Controlled {...args} />,
})

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search sites' })
    await expect(canvas.queryByRole('button')).toBeNull()
    await userEvent.type(field, 'harbor')
    await expect(args.onChange).toHaveBeenLastCalledWith('harbor')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }))
    await expect(field).toHaveValue('')
  },
})

export const Keyboard = meta.story({
  args: { value: 'harbor' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
  },
})

export const LongText = meta.story({ args: { value: 'a search with more words than the field has room for' } })
export const Dark = meta.story({ args: { value: 'harbor' }, globals: { theme: 'dark' } })
export const RightToLeft = meta.story({ args: { value: 'harbor' }, globals: { locale: 'ar' } })
export const Chinese = meta.story({ globals: { locale: 'zh-CN' } })
