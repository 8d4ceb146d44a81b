import type { CallOutput } from '@sightline/api-client'
import { mockApiError, mockCall } from '@sightline/api-client/mocks'
import { expect, screen, waitFor, within } from 'storybook/test'
import { AppAt } from '../../../testing/AppAt.tsx'
import { instance } from '../../../testing/fixtures.ts'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'
import { member, pointRules, accountHandlers } from '../../../testing/accountAnswers.ts'

const meta = preview.meta({
  title: 'Pages/Account',
  component: AppAt,
  parameters: { page: true },
  args: { path: '/account' },
  beforeEach: ({ msw }) => msw.use(...accountHandlers),
})

export const Default = meta.story({
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByRole('textbox', { name: 'Name' }))
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Mina Keller')
    await expect(canvas.getByText('Not confirmed')).toBeVisible()
  },
})

export const ChangingTheName = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, msw, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Mina K.')
    msw.use(mockCall('user', 'update', { ...member.profile, nickname: 'Mina K.', version: 2 }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await becomesVisible(() => screen.findByText('Saved'))
    await expect(name).toHaveValue('Mina K.')
  },
})

/** The app writes times in the chosen hour format at once. */
export const ChangingTheHours = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Time format/ }))
    await userEvent.click(await screen.findByRole('option', { name: '24-hour, such as 13:05' }))
    msw.use(mockCall('user', 'update', { ...member.profile, time_format: '24', version: 2 }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await becomesVisible(() => screen.findByText('Saved'))
    await expect(canvas.getByRole('button', { name: /Time format/ })).toHaveTextContent('24-hour, such as 13:05')
  },
})

/** Without mail no link could confirm an address, which is said before anything is typed. */
export const EmailWithoutMail = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText(/^This instance sends no mail/))
    await expect(canvas.queryByRole('button', { name: 'Change e-mail' })).toBeNull()
  },
})

/** A new e-mail address needs the password, and replaces the old one once its link is opened. */
export const ChangingTheEmail = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(mockCall('instance', 'info', { ...instance, mail: true })),
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change e-mail' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Change e-mail' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'New e-mail' }), 'mina@example.com')
    await userEvent.type(dialog.getByLabelText('Your password'), 'a long password')
    msw.use(mockCall('user', 'changeEmail', {}))
    await userEvent.click(dialog.getByRole('button', { name: 'Send link' }))
    await becomesVisible(() => canvas.findByText(/Your address changes once you open it/))
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
})

const settings: CallOutput<'user', 'noticeSettings'>['list'] = [
  { kind: 'message', in_app: true, by_mail: true, is_fixed: false },
  { kind: 'order', in_app: true, by_mail: true, is_fixed: false },
  { kind: 'job_finished', in_app: true, by_mail: false, is_fixed: false },
  { kind: 'security', in_app: true, by_mail: true, is_fixed: true },
]

export const Notices = meta.story({
  args: { path: '/account/notices' },
  parameters: inEveryMode,
  beforeEach: ({ msw }) => msw.use(mockCall('user', 'noticeSettings', { list: settings, is_mail_on: true })),
  play: async ({ canvas, msw, userEvent }) => {
    const mail = await canvas.findByRole('checkbox', { name: 'Orders: by mail' })
    await expect(mail).toBeChecked()
    msw.use(mockCall('user', 'updateNoticeSetting', { kind: 'order', in_app: true, by_mail: false, is_fixed: false }))
    await userEvent.click(mail)
    await waitFor(() => expect(mail).not.toBeChecked())
    await expect(canvas.getByRole('checkbox', { name: /^Account security.*: by mail$/ })).toBeDisabled()
  },
})

export const Orders = meta.story({
  args: { path: '/account/orders' },
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText('You have no orders'))
    await expect(canvas.getByText(/You have no billing address/)).toBeVisible()
  },
})

export const Points = meta.story({
  args: { path: '/account/points' },
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText('Referral'))
    await becomesVisible(() => canvas.findByText('200 points when their first order is paid'))
    const use = canvas.getByRole('button', { name: 'Use 1,000 points for a month of Premium' })
    await expect(use).toBeDisabled()
    await expect(canvas.getByText(/^You need .* more\.$/)).toBeVisible()
  },
})

/** Points prolong the plan once the person has confirmed it. */
export const SpendingPoints = meta.story({
  args: { path: '/account/points' },
  parameters: inEveryMode,
  beforeEach: ({ msw }) =>
    msw.use(mockCall('user', 'info', { ...member, profile: { ...member.profile, points: 1250 } })),
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use 1,000 points for a month of Premium' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText(/Points left after that: 250\.$/)).toBeVisible()
    msw.use(mockApiError('user', 'spendPoints', { code: 409, message: 'points_changed' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Use points' }))
    await becomesVisible(() => dialog.findByText('This has changed in the meantime, please check again'))
    msw.use(mockCall('user', 'spendPoints', { ...monthOfPoints }))
    await userEvent.click(dialog.getByRole('button', { name: 'Use points' }))
    await becomesVisible(() => screen.findByText('Your plan was extended by a month'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
})

const monthOfPoints: CallOutput<'user', 'spendPoints'> = {
  id: '9',
  order_no: 'SL-20261120-7QX2MB',
  user_id: '7',
  email: member.userinfo.email,
  plan: 'premium',
  billing: 'monthly',
  amount: 0,
  currency: 'USD',
  status: 'paid',
  provider: 'points',
  provider_ref: null,
  invoice_url: null,
  starts_at: '2026-12-20T10:00:00.000Z',
  ends_at: '2027-01-20T10:00:00.000Z',
  paid_at: '2026-11-20T10:00:00.000Z',
  version: 1,
  created_at: '2026-11-20T10:00:00.000Z',
  updated_at: '2026-11-20T10:00:00.000Z',
}

/** Points prolong nothing without a plan, or with a plan that a card pays. */
export const NothingToProlong = meta.story({
  tags: ['behaviour'],
  args: { path: '/account/points' },
  beforeEach: ({ msw }) => msw.use(mockCall('user', 'pointRules', { ...pointRules, plan: null, per_unit: 0 })),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByRole('link', { name: 'see plans' }))
    await expect(canvas.queryByText('Each order that you pay')).toBeNull()
    await expect(canvas.queryByRole('button', { name: /for a month of/ })).toBeNull()
  },
})

export const Invite = meta.story({
  args: { path: '/account/invite' },
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText('MINA2026'))
    await expect(canvas.getByText(/#\/login\?view=register&invite_code=MINA2026$/)).toBeVisible()
    await becomesVisible(() => canvas.findByText('Nobody has registered with your code yet'))
  },
})

/** The list of invited people says what became of each invitation, and does not name them. */
export const Invited = meta.story({
  args: { path: '/account/invite' },
  parameters: inEveryMode,
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('user', 'invitation', {
        list: [
          { id: '2', created_at: '2026-11-18T09:00:00.000Z', has_paid: false, points: 0 },
          { id: '1', created_at: '2026-11-10T09:00:00.000Z', has_paid: true, points: 200 },
        ],
        total: 2,
        paying: 1,
        points: 200,
      }),
    ),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText('2 people'))
    await expect(canvas.getByText('200 points')).toBeVisible()
    await becomesVisible(() => canvas.findByText('Not yet'))
  },
})

/** Each section has an address, and opening one adds an entry to the history. */
export const ByAddress = meta.story({
  tags: ['behaviour'],
  args: { path: '/account/nothing' },
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText('There is nothing at this address'))
  },
})
