import { expect, fireEvent, fn } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { State, StateGrid } from '../../../docs/StateGrid.tsx'
import { ColorField } from './ColorField.tsx'

const meta = preview.meta({
  title: 'Inputs/ColorField',
  component: ColorField,
  args: { label: 'Colour', defaultValue: '#1a5fb4' },
})

export const Default = meta.story()

export const Behaviour = meta.story({
  tags: ['behaviour'],
  args: { onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Colour' })
    const picker = canvas.getByLabelText('Choose a color')
    await expect(picker).toHaveValue('#1a5fb4')
    await userEvent.clear(field)
    await userEvent.type(field, '#A51D2D')
    await expect(args.onChange).toHaveBeenLastCalledWith('#A51D2D')
    await expect(picker).toHaveValue('#a51d2d')
    // The colour dialog is the browser’s own, which no test can operate.
    await fireEvent.input(picker, { target: { value: '#26a269' } })
    await expect(field).toHaveValue('#26a269')
  },
})

const Matrix = () => (
  <StateGrid $column="15rem">
    <State name="default">
      <ColorField label="Colour" description="Of links and buttons" defaultValue="#1a5fb4" />
    </State>
    <State name="empty, optional">
      <ColorField label="Colour" isOptional />
    </State>
    <State name="error">
      <ColorField label="Colour" defaultValue="#f5c211" errorMessage="Too light on white: #8a6d09 can be read" />
    </State>
    <State name="disabled">
      <ColorField label="Colour" defaultValue="#1a5fb4" isDisabled />
    </State>
  </StateGrid>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })
