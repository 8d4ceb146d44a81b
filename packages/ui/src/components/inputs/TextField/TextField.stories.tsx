import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { FieldSizes } from '../../../docs/FieldSizes.tsx'
import { State, StateGrid } from '../../../docs/StateGrid.tsx'
import { TextField } from './TextField.tsx'

const meta = preview.meta({
  title: 'Inputs/TextField',
  component: TextField,
  args: { label: 'Website name', placeholder: 'Harbor Lane' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 1100 }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story()

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Website name' })
    await userEvent.type(field, 'Harbor Lane')
    await expect(field).toHaveValue('Harbor Lane')
  },
})

/** A field that takes no more says so, instead of leaving out what is typed. */
export const Full = meta.story({
  tags: ['behaviour'],
  render: function FullField(args) {
    const [value, setValue] = useState('Harbor Lane and Sons')
    return <TextField {...args} maxLength={20} value={value} onChange={setValue} />
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Website name' })
    await expect(field).toHaveAccessibleDescription('No more than 20 characters fit here.')
    await userEvent.type(field, '{Backspace}')
    await waitFor(() => expect(field).not.toHaveAccessibleDescription())
  },
})

const box = '[data-part=box]'
const Matrix = () => (
  <StateGrid $column="15rem">
    <State name="default">
      <TextField label="Website name" description="Shown in the list of sites" defaultValue="Harbor Lane" />
    </State>
    <State name="empty, optional">
      <TextField label="Nickname" placeholder="Mira" isOptional />
    </State>
    <State name="hover" force={['hovered']} of={box}>
      <TextField label="Website name" defaultValue="Harbor Lane" />
    </State>
    <State name="focus" force={['focus-within']} of={box}>
      <TextField label="Website name" defaultValue="Harbor Lane" />
    </State>
    <State name="prefix">
      <TextField label="Domain name" prefix="https://" placeholder="harborlane.com" />
    </State>
    <State name="suffix">
      <TextField label="Price" suffix="per month" defaultValue="9" />
    </State>
    <State name="error">
      <TextField
        label="Domain name"
        prefix="https://"
        placeholder="harborlane.com"
        errorMessage="Please fill in the domain name"
      />
    </State>
    <State name="read-only">
      <TextField label="Key" isReadOnly defaultValue="un_77ad20f4" description="Created by the system" />
    </State>
    <State name="disabled">
      <TextField label="Not now" isDisabled defaultValue="Disabled" />
    </State>
    <FieldSizes>
      {(size) => <TextField label="Website name" size={size} prefix="https://" defaultValue="Harbor Lane" />}
    </FieldSizes>
  </StateGrid>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })
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

export const WithError = meta.story({
  args: { errorMessage: 'Please fill in website name', description: 'Shown in the list of sites' },
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
      errorMessage={value === '' ? 'Please fill in website name' : null}
    />
  )
}

export const ErrorGoesWhenSolved = meta.story({
  tags: ['behaviour'],
  render: () => <Solved />,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('Please fill in website name')).toBeVisible())
    await userEvent.type(canvas.getByRole('textbox'), 'H')
    await expect(canvas.queryByText('Please fill in website name')).toBeNull()
    await expect(canvas.getByRole('textbox')).toBeValid()
  },
})

export const LongText = meta.story({
  args: {
    label: 'A label that goes on and on because a translator could not find a shorter way to say the same',
    description:
      'Help that also takes more than one line, because there is a lot to say about this field and nobody wants to read it.',
    errorMessage: null,
  },
})
