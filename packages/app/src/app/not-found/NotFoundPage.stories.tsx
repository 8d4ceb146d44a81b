import { AppAt } from '../../testing/AppAt.tsx'
import { inEveryMode } from '../../../../../.storybook/modes.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../.storybook/becomesVisible.ts'
import { pageShown } from '../../../../../.storybook/pageShown.ts'

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
export const InEveryMode = meta.story({ parameters: inEveryMode, play: pageShown })
