import { expect } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { Progress } from './Progress.tsx'

const meta = preview.meta({
  title: 'Feedback/Progress',
  component: Progress,
  args: { label: 'Importing users', value: 120, maxValue: 400 },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Importing users' })
    await expect(bar).toHaveAttribute('aria-valuenow', '120')
    await expect(canvas.getByText('30%')).toBeVisible()
  },
})
export const NotKnownYet = meta.story({
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
  },
})
export const States = meta.story({
  parameters: inEveryMode,
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 320 }}>
      <Progress label="Not begun" value={0} />
      <Progress label="On its way" value={120} maxValue={400} />
      <Progress label="Done" value={400} maxValue={400} />
      <Progress label="Not known yet" value={null} />
    </div>
  ),
})
export const LongText = meta.story({
  args: { label: 'Importing the users of a file whose name is longer than the line that it stands in, by far' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
})
