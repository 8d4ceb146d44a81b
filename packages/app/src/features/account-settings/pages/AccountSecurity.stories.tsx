import { mockApiError, mockCall } from '@sightline/api-client/mocks'
import { expect, waitFor, within } from 'storybook/test'
import { AppAt } from '../../../testing/AppAt.tsx'
import { accountOf } from '../../../testing/fixtures.ts'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'
import { member, session, key, accountHandlers } from '../../../testing/accountAnswers.ts'

const meta = preview.meta({
  title: 'Pages/Account/Security',
  component: AppAt,
  parameters: { page: true },
  args: { path: '/account/security' },
  beforeEach: ({ msw }) => msw.use(...accountHandlers),
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
    await userEvent.click(await canvas.findByRole('button', { name: 'Set up two-factor sign-in' }))
    await userEvent.type(await canvas.findByLabelText('Your password'), 'a long password')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await becomesVisible(() => canvas.findByRole('img', { name: 'Code to scan with your authenticator app' }))
    await expect(canvas.getByText('GEZD GNBV GY3T QOJQ')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), '287 082')
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on' }))
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
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Turn off two-factor sign-in' }))
    await userEvent.type(dialog.getByLabelText('Your password'), 'a long password')
    await userEvent.click(dialog.getByRole('button', { name: 'Turn off' }))
    await becomesVisible(() => canvas.findByRole('button', { name: 'Set up two-factor sign-in' }))
  },
})

/** Where this instance requires a second factor, nothing else is shown before it is there. */
export const Required = meta.story({
  args: { path: '/sites' },
  beforeEach: ({ msw }) => msw.use(mockCall('user', 'info', { ...accountOf('admin'), are_two_factors_missing: true })),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByRole('heading', { name: 'Two-factor sign-in is required' }))
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
    await becomesVisible(() => canvas.findByText('Weekly report'))
    await userEvent.click(canvas.getByRole('button', { name: 'Create key' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Create key' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Wall')
    const create = dialog.getByRole('button', { name: 'Create key' })
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Read statistics' }))
    await userEvent.click(dialog.getByRole('radio', { name: 'Selected ones only' }))
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
    await userEvent.click(canvas.getByRole('button', { name: 'I have saved it' }))
    await waitFor(() => expect(canvas.queryByText('sl_key_shown_once')).toBeNull())
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
    await becomesVisible(() => canvas.findByText('Weekly report'))
    await expect(canvas.queryByRole('button', { name: 'Create key' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Delete the key/ })).toBeNull()
  },
})
