import { mockCall, mockApiError } from '@sightline/api-client/mocks'
import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { AppAt } from '../../../testing/AppAt.tsx'
import { instance, mina, websiteList } from '../../../testing/fixtures.ts'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'
import { pageShown } from '../../../../../../.storybook/pageShown.ts'

const meta = preview.meta({
  title: 'Pages/Register',
  component: AppAt,
  parameters: { page: true },
  args: { path: '/login', search: 'view=register', isSignedIn: false },
  beforeEach: ({ msw }) => msw.use(mockCall('instance', 'info', { ...instance, registration: 'open' })),
})

const fill = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'E-mail' }), 'mina@harborlane.com')
  await userEvent.type(canvas.getByLabelText('Password'), 'harbor lane 7')
  await userEvent.click(canvas.getByRole('button', { name: 'Create account' }))
}

const apiErrorAt = (field: string, message: string) => ({
  code: 400 as const,
  message: 'invalid_input' as const,
  data: { fields: { [field]: message } },
})

export const Default = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('auth', 'register', { token: 'token', userinfo: mina }),
      mockCall('website', 'fetchWebsiteList', websiteList([])),
    ),
  play: async ({ canvas, userEvent }) => {
    await becomesVisible(() => canvas.findByRole('heading', { name: 'Create your account' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Invitation code (optional)' })).toBeVisible())
    await fill({ canvas, userEvent })
    await becomesVisible(() => canvas.findByRole('heading', { name: 'Your first site starts here' }))
  },
})

export const FromTheLoginPage = meta.story({
  args: { search: '' },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Create an account' })
    await expect(link).toHaveAttribute('href', '#/login?view=register')
  },
})

export const ByInvitation = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('instance', 'info', { ...instance, registration: 'invite' }),
      mockApiError('auth', 'register', apiErrorAt('invite_code', 'invite_code_invalid')),
    ),
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent })
    await becomesVisible(() => canvas.findByText('Please fill in this field'))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Invitation code' }), 'WRONG')
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }))
    await becomesVisible(() => canvas.findByText('This invitation code is not valid'))
    await expect(canvas.getByRole('textbox', { name: 'Invitation code' })).toHaveFocus()
  },
})

export const EmailTaken = meta.story({
  beforeEach: ({ msw }) => msw.use(mockApiError('auth', 'register', apiErrorAt('email', 'email_taken'))),
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent })
    await becomesVisible(() => canvas.findByText('There is already an account with this e-mail address'))
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveAttribute('aria-invalid', 'true')
  },
})

export const Closed = meta.story({
  beforeEach: ({ msw }) => msw.use(mockCall('instance', 'info', instance)),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText(/This instance takes no registrations/))
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '#/login')
  },
})

export const EnglishTextsRightToLeft = meta.story({
  parameters: inEveryMode,
  globals: { locale: 'he' },
  play: pageShown,
})
