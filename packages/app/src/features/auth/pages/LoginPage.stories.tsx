import { demoAccounts, demoPassword } from '@sightline/api-client'
import { mockCall, mockPending, mockApiError, mockTooManyRequests } from '@sightline/api-client/mocks'
import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AppAt } from '../../../testing/AppAt.tsx'
import { instance, mina, websiteList } from '../../../testing/fixtures.ts'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'
import { pageShown } from '../../../../../../.storybook/pageShown.ts'

const ready = mockCall('instance', 'info', instance)

const meta = preview.meta({
  title: 'Pages/Login',
  component: AppAt,
  parameters: { page: true },
  args: { path: '/login', isSignedIn: false },
  beforeEach: ({ msw }) => msw.use(ready),
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByRole('heading', { name: 'Welcome back' }))
    await expect(canvas.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '#/login?view=forgot')
    await expect(canvas.queryByText(/no account yet/)).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Create an account' })).toBeNull()
  },
})

/** On an instance that sends no mail, an administrator must set a new password. */
export const Forgotten = meta.story({
  args: { search: 'view=forgot' },
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByRole('heading', { name: 'Forgot your password?' }))
    await expect(canvas.getByText(/Ask an administrator for a one-time link/)).toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '#/login')
  },
})

/** The page shows the waiting time that the service names. */
export const TooManyAttempts = meta.story({
  beforeEach: ({ msw }) => msw.use(mockTooManyRequests('auth', 'login', 30)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'E-mail' }), 'mina@example.com')
    await userEvent.type(canvas.getByLabelText('Password'), 'wrong one')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await becomesVisible(() => canvas.findByText('Too many requests, please wait a moment'))
    await expect(canvas.getByRole('timer')).toHaveTextContent(/You can try again in (30|2\d) seconds/)
  },
})

const withGoogle = mockCall('instance', 'info', { ...instance, google: true })

export const WithGoogle = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(withGoogle, mockApiError('auth', 'startGoogle', { code: 409, message: 'provider_unavailable' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in with Google' }))
    await becomesVisible(() => canvas.findByText(/The provider does not answer right now/))
  },
})

const demo = mockCall('instance', 'info', { ...instance, is_demo: true })

/** A demo has accounts that anybody may use. */
export const Demo = meta.story({
  parameters: inEveryMode,
  beforeEach: ({ msw }) => msw.use(demo),
  play: pageShown,
})

export const SigningInToTheDemo = meta.story({
  beforeEach: ({ msw }) => msw.use(demo, mockPending('auth', 'login')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Operator' }))
    await becomesVisible(() => canvas.findByRole('button', { name: /Sign in/, busy: true }))
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveValue(demoAccounts.operator)
    await expect(canvas.getByLabelText('Password')).toHaveValue(demoPassword)
  },
})

/** A person returns from Google whose Google account is not connected to an account here. */
export const GoogleNotLinked = meta.story({
  args: { search: 'result=returned&state=given' },
  beforeEach: ({ msw }) =>
    msw.use(withGoogle, mockApiError('auth', 'finishGoogle', { code: 400, message: 'google_not_linked' })),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText(/This Google account is not connected here/))
    await expect(canvas.getByLabelText('Password')).toBeVisible()
  },
})

/** Whoever cancels at Google reads about signing in, and nothing of connecting. */
export const GoogleCancelled = meta.story({
  args: { search: 'result=returned&state=given' },
  beforeEach: ({ msw }) =>
    msw.use(withGoogle, mockApiError('auth', 'finishGoogle', { code: 400, message: 'authorization_denied' })),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText('Access was not allowed, so you are not signed in.'))
  },
})

export const ForgottenWithMail = meta.story({
  args: { search: 'view=forgot' },
  parameters: inEveryMode,
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('instance', 'info', { ...instance, mail: true }),
      mockCall('auth', 'forgotPassword', { is_mailed: true }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'E-mail' }), 'mina@harborlane.com')
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }))
    await becomesVisible(() => canvas.findByRole('heading', { name: 'Check your e-mail' }))
    await expect(canvas.getByText(/It is valid for 30 minutes/)).toHaveTextContent('mina@harborlane.com')
  },
})

export const InEveryMode = meta.story({ parameters: inEveryMode, play: pageShown })
export const EmptyFields = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('2 fields need your attention')
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'mina@harborlane.com')
    await expect(canvas.queryByText('Please enter a complete e-mail address')).toBeNull()
  },
})

const fill = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'E-mail' }), 'mina@harborlane.com')
  await userEvent.type(canvas.getByLabelText('Password'), 'correct horse')
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
}

export const WrongPassword = meta.story({
  beforeEach: ({ msw }) => msw.use(mockApiError('auth', 'login', { code: 400, message: 'sign_in_failed' })),
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent })
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The e-mail address or the password is wrong')
  },
})

export const Pending = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending('auth', 'login')),
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent })
    await becomesVisible(() => canvas.findByRole('button', { name: /Sign in/, busy: true }))
  },
})

export const SignsIn = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('auth', 'login', { token: 'token', userinfo: mina }),
      mockCall('website', 'fetchWebsiteList', websiteList([])),
    ),
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent })
    await becomesVisible(() => canvas.findByRole('heading', { name: 'Your first site starts here' }))
  },
})

export const InPlaceOfAPage = meta.story({
  args: { path: '/sites/new', isSignedIn: false },
  beforeEach: ({ msw }) => msw.use(mockCall('auth', 'login', { token: 'token', userinfo: mina })),
  play: async ({ canvas, userEvent }) => {
    await becomesVisible(() => canvas.findByRole('heading', { name: 'Welcome back' }))
    await fill({ canvas, userEvent })
    await becomesVisible(() => canvas.findByRole('heading', { name: 'Add website' }))
  },
})

export const SetUpNeeded = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mockCall('instance', 'info', { ...instance, set_up_needed: true, registration: 'open' })),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText('This instance has no account yet'))
    await expect(canvas.queryByRole('link', { name: 'Create an account' })).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Forgot password?' })).toBeNull()
  },
})

export const SignedIn = meta.story({
  args: { isSignedIn: true },
  beforeEach: ({ msw }) => msw.use(mockCall('auth', 'logout', {})),
  play: async ({ canvas, userEvent }) => {
    await becomesVisible(() => canvas.findByText('mina.keller@harborlane.com'))
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }))
    await becomesVisible(() => canvas.findByRole('heading', { name: 'Welcome back' }))
  },
})
