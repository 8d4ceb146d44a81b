import { expect, fn } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { State, StateGrid } from '../../../docs/StateGrid.tsx'
import { CheckboxGroup, type CheckboxOption } from './CheckboxGroup.tsx'

type Channel = 'app' | 'mail' | 'phone'

const channels: readonly CheckboxOption<Channel>[] = [
  { value: 'app', label: 'In the app' },
  { value: 'mail', label: 'By mail' },
  { value: 'phone', label: 'By phone', isDisabled: true },
]

const onChange = fn()

const meta = preview.meta({
  title: 'Inputs/CheckboxGroup',
  component: CheckboxGroup<Channel>,
  args: { label: 'Notices', items: channels, onChange },
})

export const Default = meta.story()

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Notices' })).toBeVisible()
    await userEvent.click(canvas.getByText('By mail'))
    await expect(canvas.getByRole('checkbox', { name: 'By mail' })).toBeChecked()
    await expect(onChange).toHaveBeenLastCalledWith(['mail'])
    // The values are in the order of the boxes, not of the presses.
    await userEvent.click(canvas.getByText('In the app'))
    await expect(onChange).toHaveBeenLastCalledWith(['app', 'mail'])
    await userEvent.click(canvas.getByText('By mail'))
    await expect(onChange).toHaveBeenLastCalledWith(['app'])
    await expect(canvas.getByRole('checkbox', { name: 'By phone' })).toBeDisabled()
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox', { name: 'In the app' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox', { name: 'In the app' })).toBeChecked()
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox', { name: 'By mail' })).toHaveFocus()
  },
})

export const FromOutside = meta.story({
  tags: ['behaviour'],
  args: { value: ['app'] as readonly Channel[] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('By mail'))
    await expect(onChange).toHaveBeenLastCalledWith(['app', 'mail'])
    await expect(canvas.getByRole('checkbox', { name: 'By mail' })).not.toBeChecked()
  },
})

export const WithError = meta.story({
  args: { errorMessage: 'Please choose at least one', description: 'You can change it later' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Notices' })
    await expect(group).toHaveAccessibleDescription('Please choose at least one')
    await expect(canvas.queryByText('You can change it later')).toBeNull()
  },
})

const Matrix = () => (
  <StateGrid $column="14rem">
    <State name="default">
      <CheckboxGroup label="Notices" items={channels} />
    </State>
    <State name="chosen">
      <CheckboxGroup label="Notices" items={channels} defaultValue={['app', 'mail']} description="At once" />
    </State>
    <State name="in a line">
      <CheckboxGroup label="Notices" items={channels.slice(0, 2)} orientation="horizontal" isOptional />
    </State>
    <State name="error">
      <CheckboxGroup label="Notices" items={channels} errorMessage="Please choose at least one" />
    </State>
    <State name="disabled">
      <CheckboxGroup label="Notices" items={channels} defaultValue={['app']} isDisabled />
    </State>
    <State name="read-only">
      <CheckboxGroup label="Notices" items={channels.slice(0, 2)} defaultValue={['app']} isReadOnly />
    </State>
  </StateGrid>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })

export const LongText = meta.story({
  args: {
    label: 'A name that goes on and on because nobody found a shorter way to say the same',
    items: [
      { value: 'app', label: 'A choice that takes far more than one line, because there is a lot to say of it.' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
})
