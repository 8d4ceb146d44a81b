import { expect, fn } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { State, StateGrid } from '../../../docs/StateGrid.tsx'
import { Checkbox } from './Checkbox.tsx'

const meta = preview.meta({
  title: 'Inputs/Checkbox',
  component: Checkbox,
  args: { children: 'Allow changes', onChange: fn() },
})

export const Default = meta.story()

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Allow changes' })
    await expect(box).not.toBeChecked()
    await userEvent.click(canvas.getByText('Allow changes'))
    await expect(box).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledWith(true)
  },
})

const Matrix = () => (
  <StateGrid $column="8rem">
    <State name="unchecked">
      <Checkbox>Unchecked</Checkbox>
    </State>
    <State name="checked">
      <Checkbox defaultSelected>Checked</Checkbox>
    </State>
    <State name="indeterminate">
      <Checkbox isIndeterminate>Indeterminate</Checkbox>
    </State>
    <State name="hover" force={['hovered']}>
      <Checkbox>Unchecked</Checkbox>
    </State>
    <State name="hover, checked" force={['hovered']}>
      <Checkbox defaultSelected>Checked</Checkbox>
    </State>
    <State name="pressed" force={['pressed']}>
      <Checkbox>Unchecked</Checkbox>
    </State>
    <State name="focus-visible" force={['focus-visible']}>
      <Checkbox defaultSelected>Checked</Checkbox>
    </State>
    <State name="invalid">
      <Checkbox isInvalid>Unchecked</Checkbox>
    </State>
    <State name="disabled">
      <Checkbox isDisabled>Unchecked</Checkbox>
    </State>
    <State name="disabled, checked">
      <Checkbox isDisabled defaultSelected>
        Checked
      </Checkbox>
    </State>
    <State name="read-only">
      <Checkbox isReadOnly defaultSelected>
        Checked
      </Checkbox>
    </State>
    <State name="without a text">
      <Checkbox aria-label="Select Mina Keller" />
    </State>
  </StateGrid>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const box = canvas.getByRole('checkbox')
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
  },
})

export const LongText = meta.story({
  args: { children: 'A condition that takes far more than one line, because there is a lot to agree to here.' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
})
