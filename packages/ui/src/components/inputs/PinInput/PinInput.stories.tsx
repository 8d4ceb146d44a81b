import { expect, fn } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { State, StateGrid } from '../../../docs/StateGrid.tsx'
import { PinInput } from './PinInput.tsx'

const meta = preview.meta({
  title: 'Inputs/PinInput',
  component: PinInput,
  args: {
    label: 'Code',
    description: 'Six digits, as your authenticator shows them now',
    onChange: fn(),
    onComplete: fn(),
  },
})

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Code' })
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await userEvent.type(field, '12a34')
    await expect(field).toHaveValue('1234')
    await expect(args.onComplete).not.toHaveBeenCalled()
    await userEvent.keyboard('{Backspace}456')
    await expect(field).toHaveValue('123456')
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await expect(args.onComplete).toHaveBeenCalledWith('123456')
  },
})

/** The pasted text has the space that authenticators show, and the sentence of a message around the code. */
export const Pasted = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Code' })
    await userEvent.click(field)
    await userEvent.paste('Your code is 123 456.')
    await expect(field).toHaveValue('123456')
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await expect(args.onComplete).toHaveBeenCalledWith('123456')
  },
})

/** One digit more changes nothing. */
export const Full = meta.story({
  args: { defaultValue: '123456' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '7')
    await expect(canvas.getByRole('textbox')).toHaveValue('123456')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})

/** A field that takes the focus back scrolls to its caret: what is in it is shown by the boxes alone. */
export const FocusedAgain = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, '123456')
    field.blur()
    field.focus()
    await expect(field.scrollLeft).toBe(0)
    await expect(getComputedStyle(field).opacity).toBe('0')
  },
})

export const WithError = meta.story({
  args: { errorMessage: 'That is not the code of this moment', defaultValue: '123456' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('That is not the code of this moment')
  },
})

const Matrix = () => (
  <StateGrid $column="19rem">
    <State name="empty">
      <PinInput label="Code" description="Six digits" />
    </State>
    <State name="begun">
      <PinInput label="Code" defaultValue="123" />
    </State>
    <State name="focus" force={['focus-within']} of="[data-part=digit]">
      <PinInput label="Code" />
    </State>
    <State name="error">
      <PinInput label="Code" defaultValue="123456" errorMessage="That is not the code of this moment" />
    </State>
    <State name="read-only">
      <PinInput label="Code" defaultValue="123456" isReadOnly />
    </State>
    <State name="disabled">
      <PinInput label="Code" isDisabled />
    </State>
    <State name="four digits">
      <PinInput label="Code" length={4} defaultValue="12" />
    </State>
  </StateGrid>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })

/** A code runs left to right in every language. */
export const RightToLeft = meta.story({
  globals: { locale: 'ar' },
  args: { defaultValue: '12' },
  play: async ({ canvas }) => {
    const [one, two] = ['1', '2'].map((digit) => canvas.getByText(digit).getBoundingClientRect().left)
    await expect(one).toBeLessThan(two ?? 0)
  },
})
