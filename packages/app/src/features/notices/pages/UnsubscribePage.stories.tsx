import { mockApiError, mockCall } from '@sightline/api-client/mocks'
import { expect } from 'storybook/test'
import { AppAt } from '../../../testing/AppAt.tsx'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'

const meta = preview.meta({
  title: 'Pages/Unsubscribe',
  component: AppAt,
  parameters: { page: true },
  args: { path: '/unsubscribe', search: 'code=mailed', isSignedIn: false },
})

const subscription = {
  address: 'mina@harborlane.com',
  kind: 'notice' as const,
  notice_kind: 'message' as const,
  domain: null,
}

export const Default = meta.story({
  parameters: inEveryMode,
  beforeEach: ({ msw }) => msw.use(mockCall('mail', 'unsubscribe', subscription)),
  play: async ({ canvas, userEvent }) => {
    await becomesVisible(() => canvas.findByText(/no longer gets these notices by mail/))
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await becomesVisible(() => canvas.findByText(/gets these notices by mail again/))
    await expect(canvas.getByRole('button', { name: 'Unsubscribe' })).toBeEnabled()
  },
})

export const OldLink = meta.story({
  beforeEach: ({ msw }) => msw.use(mockApiError('mail', 'unsubscribe', { code: 400, message: 'link_invalid' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This link is not valid any more.')
  },
})
