import { expect } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { State, StateGrid } from '../../../docs/StateGrid.tsx'
import { Spinner } from './Spinner.tsx'

const meta = preview.meta({
  title: 'Feedback/Spinner',
  component: Spinner,
  args: { label: 'Connecting the account' },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Connecting the account')
  },
})

export const WithoutText = meta.story({
  tags: ['behaviour'],
  args: { label: undefined },
  play: async ({ canvas }) => {
    // Only the arc is visible, and screen readers get a text.
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading')
  },
})

const Matrix = () => (
  <StateGrid $column="12rem">
    {(['sm', 'md', 'lg'] as const).map((size) => (
      <State key={size} name={size}>
        <Spinner size={size} label="Sending" />
      </State>
    ))}
    <State name="without a text">
      <Spinner />
    </State>
  </StateGrid>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })
