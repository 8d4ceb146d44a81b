import { expect, fn } from 'storybook/test'
import { pictured } from '../../../../../.storybook/modes.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ErrorState } from './ErrorState.tsx'

const meta = preview.meta({
  title: 'Feedback/ErrorState',
  component: ErrorState,
  args: { title: 'The list could not be loaded', children: 'The service does not answer.', onRetry: fn() },
})

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})
export const States = meta.story({ parameters: pictured })
export const Dark = meta.story({ globals: { theme: 'dark' } })
export const Chinese = meta.story({
  globals: { locale: 'zh-CN' },
  args: { title: '列表加载失败', children: '服务没有响应。' },
})
export const RightToLeft = meta.story({ globals: { locale: 'ar' } })
