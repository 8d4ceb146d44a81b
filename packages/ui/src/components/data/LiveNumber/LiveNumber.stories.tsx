import { expect } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { State, StateGrid } from '../../../docs/StateGrid.tsx'
import { LiveNumber } from './LiveNumber.tsx'

const meta = preview.meta({
  title: 'Data/LiveNumber',
  component: LiveNumber,
  args: { value: '128', label: 'Visitors now', description: 'With a view or an event in the last five minutes.' },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('128')).toBeVisible()
    await expect(canvas.getByText('Visitors now')).toBeVisible()
  },
})

export const States = meta.story({
  parameters: inEveryMode,
  render: (args) => (
    <StateGrid>
      <State name="Default">
        <LiveNumber {...args} />
      </State>
      <State name="None">
        <LiveNumber {...args} value="0" />
      </State>
      <State name="Large">
        <LiveNumber {...args} value="1,284,093" />
      </State>
      <State name="Loading">
        <LiveNumber {...args} value="" loadingState="loading" />
      </State>
      <State name="Unknown">
        <LiveNumber {...args} value="–" loadingState="error" />
      </State>
    </StateGrid>
  ),
})
