import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { StoryContext } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import { inEveryMode } from '../../../../../.storybook/modes.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../.storybook/becomesVisible.ts'
import { lazyCode } from '../../lib/lazy-code/lazyCode.tsx'
import { PageErrorBoundary } from './PageErrorBoundary.tsx'

const Loaded = () => <h1>The page is here</h1>

/** A page whose code loads at the second attempt. */
function comingLate(): ComponentType {
  let isThere = false
  return lazyCode(async () => {
    if (isThere) return { default: Loaded }
    isThere = true
    throw new TypeError('Failed to fetch dynamically imported module: /assets/page-1.js')
  })
}

const Page = ({ code: Code }: { code: ComponentType }) => (
  <I18nProvider i18n={i18n}>
    <PageErrorBoundary>
      <Code />
    </PageErrorBoundary>
  </I18nProvider>
)

const meta = preview.meta({ title: 'Pages/PageErrorBoundary', component: Page })

export const Default = meta.story({
  args: { code: comingLate() },
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByRole('alert'))
    await expect(canvas.getAllByText('Loading failed, please refresh and try again')).toHaveLength(1)
    await expect(canvas.getByRole('button', { name: 'Refresh' })).toBeVisible()
    window.dispatchEvent(new Event('online'))
    await becomesVisible(() => canvas.findByRole('heading', { name: 'The page is here' }))
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

const failed = async ({ canvas }: StoryContext) => {
  await becomesVisible(() => canvas.findByRole('alert'))
}

export const InEveryMode = meta.story({ parameters: inEveryMode, args: { code: comingLate() }, play: failed })
