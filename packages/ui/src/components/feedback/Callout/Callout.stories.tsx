import { expect } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { Callout } from './Callout.tsx'

const meta = preview.meta({
  title: 'Feedback/Callout',
  component: Callout,
  args: { title: 'This instance has no account yet', children: 'Open the one-time set-up link.' },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('no account yet')
  },
})

const Matrix = () => (
  <div style={{ display: 'grid', gap: 16, maxInlineSize: 480 }}>
    {(['info', 'positive', 'warning', 'negative'] as const).map((tone) => (
      <Callout key={tone} tone={tone} title={`A message of tone ${tone}`}>
        One sentence more about it.
      </Callout>
    ))}
  </div>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })
