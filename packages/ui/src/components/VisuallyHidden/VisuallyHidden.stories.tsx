import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = preview.meta({
  title: 'Foundations/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Only for screen readers' },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only for screen readers').getBoundingClientRect().width).toBeLessThanOrEqual(1)
  },
})
