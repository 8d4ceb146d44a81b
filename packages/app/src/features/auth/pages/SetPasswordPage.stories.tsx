import { mockCall, mockApiError } from '@sightline/api-client/mocks'
import { expect } from 'storybook/test'
import { AppAt } from '../../../testing/AppAt.tsx'
import { mina, websiteList } from '../../../testing/fixtures.ts'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'
import { pageShown } from '../../../../../../.storybook/pageShown.ts'

const meta = preview.meta({
  title: 'Pages/Set password',
  component: AppAt,
  parameters: { page: true },
  args: { path: '/set-password', search: 'code=one-time', isSignedIn: false },
})

export const Default = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('auth', 'resetPassword', { token: 'token', userinfo: mina }),
      mockCall('website', 'fetchWebsiteList', websiteList([])),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), 'short')
    await userEvent.click(canvas.getByRole('button', { name: 'Set password' }))
    await becomesVisible(() => canvas.findByText('Please use at least 10 characters'))
    await userEvent.type(canvas.getByLabelText('Password'), ' and longer')
    await userEvent.click(canvas.getByRole('button', { name: 'Set password' }))
    await becomesVisible(() => canvas.findByRole('heading', { name: 'Your first site starts here' }))
  },
})

export const UsedLink = meta.story({
  beforeEach: ({ msw }) => msw.use(mockApiError('auth', 'resetPassword', { code: 400, message: 'link_invalid' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), 'correct horse')
    await userEvent.click(canvas.getByRole('button', { name: 'Set password' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This link is not valid any more.')
  },
})

export const WithoutACode = meta.story({
  args: { search: '' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This link is not valid any more.')
  },
})

export const InEveryMode = meta.story({ parameters: inEveryMode, play: pageShown })
