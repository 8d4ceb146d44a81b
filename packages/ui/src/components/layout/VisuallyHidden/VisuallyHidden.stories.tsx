import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const isHidden = async ({ canvas }: StoryContext) => {
  await expect(canvas.getByText('Only for screen readers').getBoundingClientRect().width).toBeLessThanOrEqual(1)
}

const meta = preview.meta({
  title: 'Layout/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Only for screen readers' },
})

export const Default = meta.story({ parameters: inEveryMode, play: isHidden })
