import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { TextField } from './TextField.tsx'

const meta = preview.meta({
  title: 'Forms/TextField',
  component: TextField,
  args: { label: 'Website name', placeholder: 'Harbor Lane' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Website name' })
    await userEvent.type(field, 'Harbor Lane')
    await expect(field).toHaveValue('Harbor Lane')
  },
})

const Matrix = () => (
  <div style={{ display: 'grid', gap: 20 }}>
    <TextField label="Website name" help="Shown in the list of sites" defaultValue="Harbor Lane" />
    <TextField label="Domain name" prefix="https://" placeholder="harborlane.com" />
    <TextField
      label="Domain name"
      prefix="https://"
      placeholder="harborlane.com"
      error="Please fill in the domain name"
    />
    <TextField label="Key" isReadOnly defaultValue="un_77ad20f4" help="Created by the system" />
    <TextField label="Not now" isDisabled defaultValue="Disabled" />
  </div>
)

export const Variants = meta.story({ render: Matrix })
export const Dark = meta.story({ render: Matrix, globals: { theme: 'dark' } })
export const RightToLeft = meta.story({
  render: Matrix,
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const [prefix] = canvas.getAllByText('https://')
    const [field] = canvas.getAllByRole('textbox', { name: 'Domain name' })
    const start = (element: HTMLElement | undefined) => element?.getBoundingClientRect().left ?? Number.NaN
    await expect(start(prefix)).toBeLessThan(start(field))
  },
})
export const Chinese = meta.story({
  args: { label: '网站名称', error: '请填写网站名称' },
  globals: { locale: 'zh-CN' },
})

export const WithError = meta.story({
  args: { error: 'Please fill in website name', help: 'Shown in the list of sites' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Please fill in website name')
  },
})

const Solved = () => {
  const [value, setValue] = useState('')
  return (
    <TextField
      label="Website name"
      value={value}
      onChange={setValue}
      error={value === '' ? 'Please fill in website name' : null}
    />
  )
}

export const ErrorGoesWhenSolved = meta.story({
  render: () => <Solved />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Please fill in website name')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox'), 'H')
    await expect(canvas.queryByText('Please fill in website name')).toBeNull()
    await expect(canvas.getByRole('textbox')).toBeValid()
  },
})

export const LongText = meta.story({
  args: {
    label: 'A label that goes on and on because a translator could not find a shorter way to say the same',
    help: 'Help that also takes more than one line, because there is a lot to say about this field and nobody wants to read it.',
    error: null,
  },
})
