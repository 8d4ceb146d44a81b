import { mockCall, mockApiError } from '@sightline/api-client/mocks'
import { expect } from 'storybook/test'
import { AppAt } from '../../../testing/AppAt.tsx'
import { instance, mina, websiteList } from '../../../testing/fixtures.ts'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'
import { pageShown } from '../../../../../../.storybook/pageShown.ts'

const meta = preview.meta({
  title: 'Pages/Set-up',
  component: AppAt,
  parameters: { page: true },
  args: { path: '/set-up', search: 'code=one-time', isSignedIn: false },
  beforeEach: ({ msw }) => msw.use(mockCall('instance', 'info', { ...instance, set_up_needed: true })),
})

export const Default = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('auth', 'setUp', { token: 'token', userinfo: mina }),
      mockCall('website', 'fetchWebsiteList', websiteList([])),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'E-mail' }), 'mina@harborlane.com')
    await userEvent.type(canvas.getByLabelText('Password'), 'short')
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }))
    await becomesVisible(() => canvas.findByText('Please use at least 10 characters'))
    await expect(canvas.getByLabelText('Password')).toHaveFocus()
    await userEvent.type(canvas.getByLabelText('Password'), ' and longer')
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }))
    await becomesVisible(() => canvas.findByRole('heading', { name: 'Your first site starts here' }))
  },
})

export const WithoutACode = meta.story({
  args: { search: '' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This set-up link is not valid any more.')
  },
})

export const UsedLink = meta.story({
  beforeEach: ({ msw }) => msw.use(mockApiError('auth', 'setUp', { code: 400, message: 'set_up_done' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'E-mail' }), 'mina@harborlane.com')
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse')
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This instance is already set up.')
  },
})

/** The instance is set up already: by somebody else, or because the link is opened again. */
export const IsSetUp = meta.story({
  beforeEach: ({ msw }) => msw.use(mockCall('instance', 'info', instance)),
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByRole('heading', { name: 'This instance is set up' }))
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '#/login')
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})

export const InEveryMode = meta.story({ parameters: inEveryMode, play: pageShown })
