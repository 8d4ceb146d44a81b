import { expect } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { State, StateGrid } from '../../../docs/StateGrid.tsx'
import { FieldSizeProvider } from '../Field/index.ts'
import { TextArea } from './TextArea.tsx'

const meta = preview.meta({
  title: 'Inputs/TextArea',
  component: TextArea,
  args: { label: 'Message', placeholder: 'What is to be said' },
})

export const Default = meta.story()

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' })
    await userEvent.type(field, 'One line{Enter}and another')
    await expect(field).toHaveValue('One line\nand another')
  },
})

const Matrix = () => (
  <StateGrid $column="15rem">
    <State name="default">
      <TextArea label="Message" description="People read it in the app." />
    </State>
    <State name="hover" force={['hovered']} of="textarea">
      <TextArea label="Message" defaultValue="Hello" />
    </State>
    <State name="focus" force={['focused']} of="textarea">
      <TextArea label="Message" defaultValue="Hello" />
    </State>
    <State name="error">
      <TextArea label="Message" errorMessage="Please fill in this field" />
    </State>
    <State name="read-only">
      <TextArea label="Answer" isReadOnly defaultValue="Written by a machine" />
    </State>
    <State name="disabled">
      <TextArea label="Not now" isDisabled defaultValue="Hello" />
    </State>
    <State name="optional, in a dialog">
      <FieldSizeProvider value="dialog">
        <TextArea label="Message" rows={2} isOptional />
      </FieldSizeProvider>
    </State>
  </StateGrid>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })
export const WithError = meta.story({
  args: { errorMessage: 'Please fill in this field' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Please fill in this field')
  },
})
export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
})
