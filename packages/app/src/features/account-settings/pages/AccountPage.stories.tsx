import type { CallOutput, Job } from '@sightline/api-client'
import { mockApiError, mockCall, mockList } from '@sightline/api-client/mocks'
import { expect, screen, waitFor, within } from 'storybook/test'
import { AppAt } from '../../../testing/AppAt.tsx'
import { accountOf, instance, threeSites } from '../../../testing/fixtures.ts'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'

const member = accountOf('member')

const session = {
  agent: 'Firefox · Linux',
  country: 'DE',
  is_current: true,
  is_view_as: false,
  created_at: '2026-11-18T09:00:00.000Z',
  last_used_at: '2026-11-20T10:20:00.000Z',
  expires_at: '2026-12-20T10:20:00.000Z',
}
const phone = { ...session, id: 's2', agent: 'Safari · iOS', country: null, is_current: false }
const sessions: CallOutput<'user', 'sessions'> = { list: [{ ...session, id: 's1' }, phone] }

const key: CallOutput<'user', 'apiKeys'>['list'][number] = {
  id: '4',
  name: 'Weekly figures',
  prefix: 'sl_key_abc',
  scopes: ['read_statistics'],
  sites: null,
  created_at: '2026-11-01T09:00:00.000Z',
  last_used_at: null,
}

const entry: CallOutput<'user', 'points'>['list'][number] = {
  id: '1',
  user_id: '7',
  email: member.userinfo.email,
  delta: 200,
  balance: 200,
  reason: 'referral',
  note: null,
  order_id: null,
  reverses_id: null,
  is_reversed: false,
  version: 1,
  created_at: '2026-11-10T09:00:00.000Z',
  updated_at: '2026-11-10T09:00:00.000Z',
}

const pointRules: CallOutput<'user', 'pointRules'> = {
  per_referral: 200,
  per_unit: 1,
  per_month: 1000,
  plan: 'premium',
  is_paid_by_card: false,
}

const meta = preview.meta({
  title: 'Pages/Account',
  component: AppAt,
  parameters: { page: true },
  args: { path: '/account' },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('user', 'sessions', sessions),
      mockCall('user', 'twoFactors', { since: null, recovery_codes_left: 0, is_required: false }),
      mockCall('user', 'apiKeys', { list: [key] }),
      mockCall('website', 'fetchWebsiteList', threeSites),
      mockList('user', 'orders', []),
      mockList('user', 'points', [entry]),
      mockCall('user', 'pointRules', pointRules),
      mockCall('user', 'invitation', { list: [], total: 0, paying: 0, points: 0 }),
      mockCall('user', 'deletion', { due_at: null, sites: [] }),
    ),
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
    await userEvent.click(await canvas.findByRole('button', { name: /Hours of the day/ }))
    await userEvent.click(await screen.findByRole('option', { name: '24 hours, such as 13:05' }))
    msw.use(mockCall('user', 'update', { ...member.profile, time_format: '24', version: 2 }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await becomesVisible(() => screen.findByText('Saved'))
    await expect(canvas.getByRole('button', { name: /Hours of the day/ })).toHaveTextContent('24 hours, such as 13:05')
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

export const Security = meta.story({
  args: { path: '/account/security' },
  parameters: inEveryMode,
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Current password'), 'wrong')
    await userEvent.type(canvas.getByLabelText('New password'), 'a much longer password')
    msw.use(mockApiError('user', 'changePassword', { code: 400, message: 'password_wrong' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }))
    await becomesVisible(() => canvas.findByText('The password is wrong'))
  },
})

const on = { since: '2026-11-01T09:00:00.000Z', recovery_codes_left: 9, is_required: false }
const codes = ['abcd-efgh-jkmn-pqrs', 'bcde-fghj-kmnp-qrst', 'cdef-ghjk-mnpq-rstu', 'defg-hjkm-npqr-stuv']

/** The steps are password, code and recovery codes; typed text stays until the set-up is done. */
export const SettingUpTwoFactors = meta.story({
  args: { path: '/account/security' },
  play: async ({ canvas, msw, userEvent }) => {
    msw.use(
      mockCall('user', 'startTwoFactors', {
        secret: 'GEZDGNBVGY3TQOJQ',
        uri: 'otpauth://totp/Sightline:mina?secret=GEZDGNBVGY3TQOJQ',
      }),
      mockCall('user', 'confirmTwoFactors', { recovery_codes: codes }),
    )
    await userEvent.click(await canvas.findByRole('button', { name: 'Set up two factors' }))
    await userEvent.type(await canvas.findByLabelText('Your password'), 'a long password')
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }))
    await becomesVisible(() => canvas.findByRole('img', { name: 'Code to scan with your authenticator app' }))
    await expect(canvas.getByText('GEZD GNBV GY3T QOJQ')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), '287 082')
    await userEvent.click(canvas.getByRole('button', { name: 'Switch on' }))
    await becomesVisible(() => canvas.findByText('abcd-efgh-jkmn-pqrs'))
    await expect(canvas.getByRole('button', { name: 'Done' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I have saved these codes' }))
    msw.use(mockCall('user', 'twoFactors', on))
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
    await becomesVisible(() => canvas.findByText(/^On since/))
    await expect(canvas.queryByText('abcd-efgh-jkmn-pqrs')).toBeNull()
  },
})

export const TwoFactorsOn = meta.story({
  args: { path: '/account/security' },
  parameters: inEveryMode,
  beforeEach: ({ msw }) => msw.use(mockCall('user', 'twoFactors', on)),
  play: async ({ canvas, msw, userEvent }) => {
    await becomesVisible(() => canvas.findByText(/^On since/))
    msw.use(
      mockCall('user', 'endTwoFactors', {}),
      mockCall('user', 'twoFactors', { since: null, recovery_codes_left: 0, is_required: false }),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Switch off' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Switch two factors off' }))
    await userEvent.type(dialog.getByLabelText('Your password'), 'a long password')
    await userEvent.click(dialog.getByRole('button', { name: 'Switch off' }))
    await becomesVisible(() => canvas.findByRole('button', { name: 'Set up two factors' }))
  },
})

/** Where this instance requires a second factor, nothing else is shown before it is there. */
export const Required = meta.story({
  args: { path: '/sites' },
  beforeEach: ({ msw }) => msw.use(mockCall('user', 'info', { ...accountOf('admin'), are_two_factors_missing: true })),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByRole('heading', { name: 'Two factors are required here' }))
    await expect(canvas.queryByRole('link', { name: 'Sites' })).toBeNull()
  },
})

export const Sessions = meta.story({
  args: { path: '/account/sessions' },
  parameters: inEveryMode,
  play: async ({ canvas, msw, userEvent }) => {
    await becomesVisible(() => canvas.findByText('Safari · iOS'))
    await expect(canvas.getByText('Germany')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'End the session Firefox · Linux' })).toBeNull()
    msw.use(
      mockCall('user', 'endSessions', { ended: 1 }),
      mockCall('user', 'sessions', { list: [{ ...session, id: 's1' }] }),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere else' }))
    await userEvent.click(within(await canvas.findByRole('alertdialog')).getByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(canvas.queryByText('Safari · iOS')).toBeNull())
  },
})

/** A key is shown in full only once, when it is created. */
export const ApiKeys = meta.story({
  args: { path: '/account/api-keys' },
  parameters: inEveryMode,
  play: async ({ canvas, msw, userEvent }) => {
    await becomesVisible(() => canvas.findByText('Weekly figures'))
    await userEvent.click(canvas.getByRole('button', { name: 'Create key' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Create key' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Wall')
    const create = dialog.getByRole('button', { name: 'Create key' })
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Read statistics' }))
    await userEvent.click(dialog.getByRole('radio', { name: 'Only some' }))
    await dialog.findByRole('checkbox', { name: 'tidepool.dev' })
    await userEvent.click(create)
    for (const group of ['What the key may do', 'Websites of the key'])
      await becomesVisible(() =>
        within(dialog.getByRole('group', { name: group })).findByText('Please fill in this field'),
      )
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Import events' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'tidepool.dev' }))
    await expect(dialog.queryByText('Please fill in this field')).toBeNull()
    msw.use(mockCall('user', 'createApiKey', { ...key, id: '5', name: 'Wall', key: 'sl_key_shown_once' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Create key' }))
    await becomesVisible(() => canvas.findByText('sl_key_shown_once'))
    await userEvent.click(canvas.getByRole('button', { name: 'I have kept it' }))
    await waitFor(() => expect(canvas.queryByText('sl_key_shown_once')).toBeNull())
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
    await expect(canvas.getByRole('checkbox', { name: /^Security.*: by mail$/ })).toBeDisabled()
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
    await expect(dialog.getByText(/Points left then: 250\.$/)).toBeVisible()
    msw.use(mockApiError('user', 'spendPoints', { code: 409, message: 'points_changed' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Use points' }))
    await becomesVisible(() => dialog.findByText('This has changed meanwhile, please look again'))
    msw.use(mockCall('user', 'spendPoints', { ...monthOfPoints }))
    await userEvent.click(dialog.getByRole('button', { name: 'Use points' }))
    await becomesVisible(() => screen.findByText('Your plan is a month longer'))
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

const exporting: Job = {
  id: '11',
  kind: 'export_account',
  status: 'running',
  done: 12,
  total: 36,
  counts: { created: 40, skipped: 0, failed: 0 },
  error: null,
  transfer: {
    site_id: null,
    format: 'ndjson',
    name: 'account-2026-11-20.ndjson.gz',
    size: 4096,
    is_ready: false,
    unknown_fields: [],
  },
  created_at: '2026-11-20T10:20:00.000Z',
  started_at: '2026-11-20T10:20:00.000Z',
  updated_at: '2026-11-20T10:20:00.000Z',
  finished_at: null,
}
const exported: Job = {
  ...exporting,
  status: 'succeeded',
  done: 36,
  transfer: exporting.transfer && { ...exporting.transfer, is_ready: true },
  finished_at: '2026-11-20T10:21:00.000Z',
}
const jobOf = (job: Job) => mockCall('job', 'get', { job, report: { list: [], total: 0 } })

export const Data = meta.story({
  args: { path: '/account/data' },
  parameters: inEveryMode,
  beforeEach: ({ msw }) => msw.use(mockList('job', 'fetchList', [exported]), jobOf(exported)),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByRole('button', { name: 'Download account-2026-11-20.ndjson.gz' }))
    await expect(canvas.getByRole('button', { name: 'Export my data' })).toBeEnabled()
  },
})

export const ExportingData = meta.story({
  tags: ['behaviour'],
  args: { path: '/account/data' },
  beforeEach: ({ msw }) => msw.use(mockList('job', 'fetchList', [])),
  play: async ({ canvas, msw, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Export my data' })
    await expect(canvas.queryByRole('progressbar')).toBeNull()
    msw.use(
      mockCall('user', 'exportData', { job_id: '11' }),
      mockList('job', 'fetchList', [exporting]),
      jobOf(exporting),
    )
    await userEvent.click(button)
    await becomesVisible(() => canvas.findByRole('progressbar', { name: /Exporting your data/ }))
    await expect(canvas.queryByRole('button', { name: /^Download/ })).toBeNull()
    msw.use(mockList('job', 'fetchList', [exported]), jobOf(exported))
    await becomesVisible(() => canvas.findByRole('button', { name: 'Download account-2026-11-20.ndjson.gz' }))
  },
})

const dueAt = '2026-11-27T10:25:00.000Z'
const ownSites: CallOutput<'user', 'deletion'>['sites'] = [
  { id: '1', name: 'Harbor Lane', domain: 'harborlane.com', viewers: 3 },
  { id: '2', name: 'Tidepool', domain: 'tidepool.dev', viewers: 0 },
]

/** The e-mail address is typed, the sites are confirmed, and the password is asked for; until then nothing is sent. */
export const Deleting = meta.story({
  args: { path: '/account/data' },
  parameters: inEveryMode,
  beforeEach: ({ msw }) =>
    msw.use(mockList('job', 'fetchList', []), mockCall('user', 'deletion', { due_at: null, sites: ownSites })),
  play: async ({ canvas, msw, userEvent }) => {
    await becomesVisible(() => canvas.findByText(/shared with 3 people/))
    await userEvent.click(canvas.getByRole('button', { name: 'Delete account' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Delete the account?' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /to confirm$/ }), 'mina')
    await expect(await dialog.findByRole('link', { name: 'Forgot it, or have none yet?' })).toHaveAttribute(
      'href',
      '#/login?view=forgot',
    )
    await userEvent.type(dialog.getByLabelText('Your password'), 'a long password')
    await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }))
    await expect((await dialog.findAllByText(/type your e-mail address exactly/))[0]).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: /to confirm$/ }), '.keller@harborlane.com')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Delete my 2 sites and all of their data, too' }))
    msw.use(
      mockCall('user', 'deleteAccount', { due_at: dueAt }),
      mockCall('user', 'deletion', { due_at: dueAt, sites: ownSites }),
      mockCall('user', 'info', { ...member, deletion_due_at: dueAt }),
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }))
    await becomesVisible(() => canvas.findByRole('button', { name: 'Keep my account' }))
    await expect(canvas.queryByRole('button', { name: 'Delete account' })).toBeNull()
  },
})

/** Every page says when the account will be deleted, and offers to keep it. */
export const KeepingTheAccount = meta.story({
  args: { path: '/account/profile' },
  beforeEach: ({ msw }) => msw.use(mockCall('user', 'info', { ...member, deletion_due_at: dueAt })),
  play: async ({ canvas, msw, userEvent }) => {
    await becomesVisible(() => canvas.findByText('Your account will be deleted on 2026-11-27'))
    msw.use(mockCall('user', 'keepAccount', {}), mockCall('user', 'info', member))
    await userEvent.click(canvas.getByRole('button', { name: 'Keep my account' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Keep my account' })).toBeNull())
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

/** A member of staff who views somebody’s account cannot change it. */
export const ReadOnly = meta.story({
  args: { path: '/account/api-keys' },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('user', 'info', {
        ...member,
        view_as: { is_read_only: true, expires_at: '2026-11-20T12:00:00.000Z' },
      }),
    ),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText('Weekly figures'))
    await expect(canvas.queryByRole('button', { name: 'Create key' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Delete the key/ })).toBeNull()
  },
})
