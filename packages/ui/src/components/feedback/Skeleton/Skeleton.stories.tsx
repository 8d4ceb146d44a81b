import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { Skeleton } from './Skeleton.tsx'

const meta = preview.meta({ title: 'Feedback/Skeleton', component: Skeleton })

export const Default = meta.story({ args: { inlineSize: '12rem' } })
export const States = meta.story({
  parameters: inEveryMode,
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 }}>
      <Skeleton inlineSize="12rem" />
      <Skeleton inlineSize="8rem" blockSize="0.75rem" />
      <Skeleton blockSize="6rem" />
    </div>
  ),
})
