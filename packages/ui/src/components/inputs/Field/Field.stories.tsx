import type { StoryContext } from '@storybook/react-vite'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { TextField } from 'react-aria-components/TextField'
import { expect } from 'storybook/test'
import { styled } from 'styled-components'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { column, control, HelpOrError, isWrong, Label, type FieldProps } from './index.ts'

const Root = styled(TextField)`
  ${column}
  max-inline-size: 360px;
`

const Box = styled(Group)`
  ${control}
`

const Bare = styled(Input)`
  inline-size: 100%;
  padding: 10px 12px;
  border: 0;
  font: inherit;
  color: inherit;
  background: transparent;
  outline: none;
`

/** The parts that every field of the kit is made of, around a plain input. */
const Field = ({ label, description, errorMessage, isDisabled = false }: FieldProps & { isDisabled?: boolean }) => (
  <Root isInvalid={isWrong(errorMessage)} isDisabled={isDisabled} validationBehavior="aria">
    <Label>{label}</Label>
    <Box isInvalid={isWrong(errorMessage)} isDisabled={isDisabled}>
      <Bare />
    </Box>
    <HelpOrError description={description} errorMessage={errorMessage} />
  </Root>
)

const meta = preview.meta({
  title: 'Inputs/Field',
  component: Field,
  // The component is not exported: pages use TextField, Select and the other fields.
  parameters: { docs: { source: { code: '' } } },
  args: { label: 'Website name', description: 'Shown in the list of sites' },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Website name' })
    await expect(field).toHaveAccessibleDescription('Shown in the list of sites')
    await expect(field).toBeValid()
  },
})

export const ErrorInPlaceOfHelp = meta.story({
  args: { errorMessage: 'Please fill in website name' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await expect(field).toHaveAccessibleDescription('Please fill in website name')
    await expect(field).toBeInvalid()
    await expect(canvas.queryByText('Shown in the list of sites')).toBeNull()
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await expect(canvas.getByRole('textbox').parentElement).toHaveAttribute('data-focus-within')
  },
})

const Matrix = () => (
  <div style={{ display: 'grid', gap: 20 }}>
    <Field label="Website name" />
    <Field label="Website name" description="Shown in the list of sites" />
    <Field label="Website name" errorMessage="Please fill in website name" />
    <Field label="Website name" description="Not now" isDisabled />
  </div>
)

const fourFields = async ({ canvas }: StoryContext) => {
  await expect(canvas.getAllByRole('textbox')).toHaveLength(4)
}

export const States = meta.story({ parameters: inEveryMode, render: Matrix, play: fourFields })
export const LongText = meta.story({
  args: {
    label: 'A label that goes on and on because a translator could not find a shorter way to say the same',
    description: 'Help that also takes more than one line, because there is a lot to say about this field.',
  },
})
