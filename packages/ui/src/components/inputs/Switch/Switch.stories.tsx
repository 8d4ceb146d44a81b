import { expect, fn } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { State, StateGrid } from '../../../docs/StateGrid.tsx'
import { Switch } from './Switch.tsx'

const meta = preview.meta({
  title: 'Inputs/Switch',
  component: Switch,
  args: { children: 'Compare with the period before', onChange: fn() },
})

export const Default = meta.story()

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Compare with the period before' })
    await expect(control).not.toBeChecked()
    await userEvent.click(canvas.getByText('Compare with the period before'))
    await expect(control).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledWith(true)
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const control = canvas.getByRole('switch')
    await expect(control).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(control).not.toBeChecked()
  },
})

export const FromOutside = meta.story({
  tags: ['behaviour'],
  args: { isSelected: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'))
    await expect(args.onChange).toHaveBeenCalledWith(false)
    await expect(canvas.getByRole('switch')).toBeChecked()
  },
})

export const Pending = meta.story({
  args: { isPending: true, defaultSelected: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Compare with the period before'))
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('switch')).toBeChecked()
  },
})

export const WithError = meta.story({
  args: { errorMessage: 'It could not be saved', description: 'It acts at once' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription('It could not be saved')
    await expect(canvas.queryByText('It acts at once')).toBeNull()
  },
})

const button = 'label'
const Matrix = () => (
  <StateGrid>
    <State name="off">
      <Switch>Switch off</Switch>
    </State>
    <State name="on">
      <Switch defaultSelected>Switch on</Switch>
    </State>
    <State name="hover" force={['hovered']} of={button}>
      <Switch>Switch off</Switch>
    </State>
    <State name="hover, on" force={['hovered']} of={button}>
      <Switch defaultSelected>Switch on</Switch>
    </State>
    <State name="focus-visible" force={['focus-visible']} of={button}>
      <Switch defaultSelected>Switch on</Switch>
    </State>
    <State name="pressed" force={['pressed']} of={button}>
      <Switch defaultSelected>Switch on</Switch>
    </State>
    <State name="disabled">
      <Switch isDisabled>Switch off</Switch>
    </State>
    <State name="disabled, on">
      <Switch isDisabled defaultSelected>
        Switch on
      </Switch>
    </State>
    <State name="read-only">
      <Switch isReadOnly defaultSelected>
        Switch on
      </Switch>
    </State>
    <State name="pending">
      <Switch isPending defaultSelected>
        Switch on
      </Switch>
    </State>
    <State name="with help">
      <Switch description="It acts at once">Switch off</Switch>
    </State>
    <State name="error">
      <Switch errorMessage="It could not be saved">Switch off</Switch>
    </State>
    <State name="without a text">
      <Switch aria-label="Prediction" />
    </State>
  </StateGrid>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })

export const LongText = meta.story({
  args: {
    children: 'A setting whose name takes far more than one line, because it could not be said in fewer words',
    description: 'Help that also takes more than one line, and stays in line with the name above it.',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 260 }}>
        <Story />
      </div>
    ),
  ],
})
