import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { expect, fn } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { StaleDataNotice } from './StaleDataNotice.tsx'

const meta = preview.meta({
  title: 'Pages/Dashboard/Stale data',
  component: StaleDataNotice,
  args: { updatedAt: new Date(2026, 10, 20, 10, 24).getTime(), onRetry: fn() },
  decorators: [
    (Story) => (
      <I18nProvider i18n={i18n}>
        <Story />
      </I18nProvider>
    ),
  ],
})

export const Default = meta.story({
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Updated 10:24\sAM\. Newer data could not be loaded\./)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})
