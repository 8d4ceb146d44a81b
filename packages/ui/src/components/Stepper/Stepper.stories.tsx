import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Stepper } from './Stepper.tsx'

const meta = preview.meta({
  title: 'Layout/Stepper',
  component: Stepper,
  args: { 'aria-label': 'Steps', steps: ['Details', 'Install', 'First event'], current: 1 },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent('done')
    await expect(second).toHaveAttribute('aria-current', 'step')
    await expect(third).not.toHaveAttribute('aria-current')
  },
})
export const First = meta.story({ args: { current: 0 } })
export const Done = meta.story({ args: { current: 3 } })
export const Dark = meta.story({ globals: { theme: 'dark' } })
export const RightToLeft = meta.story({ globals: { locale: 'ar' } })
export const LongText = meta.story({
  args: { steps: ['A step with a long name', 'Another one with a name that is longer still', 'The last'] },
})
export const Chinese = meta.story({ globals: { locale: 'zh-CN' } })
