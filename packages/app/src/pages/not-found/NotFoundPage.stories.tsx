import { AppAt } from '../../stories/AppAt.tsx'
import preview from '../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../.storybook/becomesVisible.ts'
import { pageShown } from '../../../../../.storybook/shown.ts'

const meta = preview.meta({
  title: 'Pages/Not found',
  component: AppAt,
  parameters: { page: true },
  args: { path: '/nowhere' },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByRole('heading', { name: 'There is nothing at this address' }))
  },
})
export const SignedOut = meta.story({ args: { isSignedIn: false }, play: pageShown })
export const Dark = meta.story({ globals: { theme: 'dark' }, play: pageShown })
export const Chinese = meta.story({ globals: { locale: 'zh-CN' }, play: pageShown })
export const RightToLeft = meta.story({ globals: { locale: 'ar' }, play: pageShown })
