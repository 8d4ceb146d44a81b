import { mockApiError, mockCall, mockPending } from '@sightline/api-client/mocks'
import { expect } from 'storybook/test'
import { AppAt } from '../../../testing/AppAt.tsx'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'

const meta = preview.meta({
  title: 'Pages/Confirm e-mail',
  component: AppAt,
  parameters: { page: true },
  args: { path: '/confirm-email', search: 'code=mailed', isSignedIn: false },
})

export const Default = meta.story({
  parameters: inEveryMode,
  beforeEach: ({ msw }) => msw.use(mockCall('auth', 'confirmEmail', { email: 'mina@harborlane.com' })),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText(/is confirmed as the address of your account/))
    await expect(canvas.getByRole('link', { name: 'My sites' })).toHaveAttribute('href', '#/sites')
  },
})

export const OnItsWay = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending('auth', 'confirmEmail')),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText('Confirming the address …'))
    await expect(canvas.queryByRole('link', { name: 'My sites' })).toBeNull()
  },
})

export const OldLink = meta.story({
  beforeEach: ({ msw }) => msw.use(mockApiError('auth', 'confirmEmail', { code: 400, message: 'link_invalid' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This link is not valid any more.')
  },
})
