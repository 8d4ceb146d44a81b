import { mockApiError, mockCall } from '@sightline/api-client/mocks'
import { expect } from 'storybook/test'
import { AppAt } from '../../../testing/AppAt.tsx'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'

const meta = preview.meta({
  title: 'Pages/Keep account',
  component: AppAt,
  parameters: { page: true },
  args: { path: '/keep-account', search: 'code=mailed', isSignedIn: false },
})

export const Default = meta.story({
  parameters: inEveryMode,
  beforeEach: ({ msw }) => msw.use(mockCall('auth', 'keepAccount', { email: 'mina@harborlane.com' })),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText(/is not deleted/))
    await expect(canvas.getByRole('link', { name: 'My sites' })).toHaveAttribute('href', '#/sites')
  },
})

export const OldLink = meta.story({
  beforeEach: ({ msw }) => msw.use(mockApiError('auth', 'keepAccount', { code: 400, message: 'link_invalid' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This link is not valid any more.')
  },
})
