import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Progress } from './Progress.tsx'

const meta = preview.meta({
  title: 'Feedback/Progress',
  component: Progress,
  args: { label: 'Importing users', value: 120, max: 400 },
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
export const Dark = meta.story({ globals: { theme: 'dark' } })
export const Chinese = meta.story({ args: { label: '正在导入用户' }, globals: { locale: 'zh-CN' } })
export const RightToLeft = meta.story({ globals: { locale: 'ar' } })
