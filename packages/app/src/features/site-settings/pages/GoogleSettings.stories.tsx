import type { CallOutput } from '@sightline/api-client'
import { mockApiError, mockCall } from '@sightline/api-client/mocks'
import { expect, screen, waitFor, within } from 'storybook/test'
import { AppAt } from '../../../testing/AppAt.tsx'
import { accountOf, harborLane } from '../../../testing/fixtures.ts'
import { googleProperty, settingsOf } from '../../../testing/siteSettingsFixtures.ts'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'

const none: CallOutput<'googleProperty', 'get'> = { property: null, kept: null }
const kept = { first: '2024-02-01', last: '2026-11-19', read_at: '2026-11-20T06:00:00.000Z' }
const accounts: CallOutput<'googleProperty', 'listGoogleAccounts'> = {
  is_available: true,
  connections: [{ id: '1', label: 'mina@harborlane.com', state: 'connected', failure: null }],
  list: [
    { connection_id: '1', account_id: '1', name: 'Harbor' },
    { connection_id: '1', account_id: '2', name: 'Harbor Wholesale' },
  ],
}

const wholesale: CallOutput<'googleProperty', 'list'>['list'][number] = {
  connection_id: '1',
  property_id: '302',
  name: 'Wholesale',
  account_name: 'Harbor',
  can_edit: true,
  site_id: null,
}

const meta = preview.meta({
  title: 'Pages/Site settings of Google Analytics',
  component: AppAt,
  parameters: { page: true },
  args: { path: '/sites/1/settings/google' },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('googleProperty', 'get', none),
      mockCall('googleProperty', 'list', { connections: accounts.connections, list: [], total: 0 }),
      mockCall('googleProperty', 'listGoogleAccounts', accounts),
      ...settingsOf('owner'),
    ),
})

export const Default = meta.story({
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByRole('button', { name: /Harbor/ }))
  },
})

/** The stored days of a disconnected property are deleted together, after a confirmation. */
export const KeptDays = meta.story({
  parameters: inEveryMode,
  beforeEach: ({ msw }) =>
    msw.use(mockCall('googleProperty', 'get', { ...none, kept }), mockCall('googleProperty', 'detach', none)),
  play: async ({ canvas, userEvent, globals }) => {
    const names = { 'zh-CN': '删除保留的数值', ar: 'حذف القيم المحفوظة' } as Record<string, string>
    const name = names[String(globals['locale'])] ?? 'Delete stored values'
    await userEvent.click(await canvas.findByRole('button', { name }))
    const dialog = await canvas.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name }))
    await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull())
  },
})

/** What had to be deleted first is deleted: the refusal has gone, and the choice is still there. */
export const MakesRoomForAnother = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('googleProperty', 'get', { ...none, kept }),
      mockCall('googleProperty', 'list', { connections: accounts.connections, list: [wholesale], total: 1 }),
      mockApiError('googleProperty', 'attach', { code: 409, message: 'other_days_kept' }),
      mockCall('googleProperty', 'detach', none),
    ),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox', { name: /Property/ })
    await waitFor(() => expect(field).toBeEnabled())
    await userEvent.type(field, 'Whole')
    await userEvent.click(await screen.findByRole('option', { name: /Wholesale/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Attach property' }))
    const refusal = await canvas.findByText(/stored days of another property/)
    await userEvent.click(canvas.getByRole('button', { name: 'Delete stored values' }))
    const dialog = await canvas.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete stored values' }))
    await waitFor(() => expect(refusal).not.toBeInTheDocument())
    await expect(field).toHaveValue('Wholesale (Harbor)')
  },
})

/** Google does not list any property: the field says why. */
export const ListFails = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('googleProperty', 'list', {
        connections: [{ id: '1', label: 'mina@harborlane.com', state: 'connected', failure: 'quota' }],
        list: [],
        total: 0,
      }),
    ),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText(/The request limit of Google Analytics/))
  },
})

/** An administrator sees whose Google account it takes, and is not offered their own. */
export const OfSomebodyElse = meta.story({
  args: { path: '/sites/5/settings/google' },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('user', 'info', accountOf('admin')),
      mockCall('website', 'get', { ...harborLane, id: '5', owner_email: 'mina@harborlane.com' }),
    ),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText('mina@harborlane.com', { selector: 'p bdi' }))
    await expect(canvas.queryByRole('button', { name: 'Attach property' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Create property' })).toBeNull()
  },
})

/** The account was disconnected: the card says how it is read again, by this account or another one. */
export const Disconnected = meta.story({
  parameters: inEveryMode,
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('googleProperty', 'get', { property: { ...googleProperty, connection_state: null }, kept }),
      mockCall('googleProperty', 'list', { connections: [], list: [], total: 0 }),
    ),
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link', { name: /Connected accounts|已连接的账户|الحسابات المرتبطة/ })
    await expect(links[0]).toHaveAttribute('href', '#/authorization')
    await becomesVisible(() => canvas.findByText('G-HARBOR0001'))
  },
})

/** Google has ended the access: the card says so, and where it is mended. */
export const AccessEnded = meta.story({
  parameters: inEveryMode,
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('googleProperty', 'get', { property: { ...googleProperty, connection_state: 'reconnect' }, kept }),
    ),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /Connected accounts|已连接的账户|الحسابات المرتبطة/ })
    await expect(link).toHaveAttribute('href', '#/authorization')
    await becomesVisible(() => canvas.findByText('G-HARBOR0001'))
  },
})

/** The owner decides whose figures come first; a refusal stands at the field. */
export const DefaultSourceSelect = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('googleProperty', 'get', { property: googleProperty, kept }),
      mockApiError('website', 'updateWebsite', { code: 409, message: 'row_changed' }),
    ),
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Data shown first/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Google Analytics' }))
    await becomesVisible(() => canvas.findByText('Somebody else has changed this entry in the meantime'))
    msw.use(mockCall('website', 'updateWebsite', { ...harborLane, source: 'google_analytics' }))
    await userEvent.click(canvas.getByRole('button', { name: /Data shown first/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Google Analytics' }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Data shown first/ })).toHaveTextContent('Google Analytics'),
    )
  },
})

export const CreatesAProperty = meta.story({
  beforeEach: ({ msw }) => msw.use(mockCall('googleProperty', 'create', { property: googleProperty, kept: null })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create property' }))
    await becomesVisible(() => canvas.findByText('Harbor Lane (301)'))
    await expect(canvas.getByText('G-HARBOR0001')).toBeVisible()
  },
})

export const DoesNotCreate = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mockApiError('googleProperty', 'create', { code: 409, message: 'google_create_refused' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create property' }))
    await becomesVisible(() => canvas.findByText(/Google does not accept the name, the domain/))
    await expect(canvas.getByRole('button', { name: 'Create property' })).toBeEnabled()
  },
})

/** A property without a data stream gets one, and no second property is created. */
export const CreatesAStream = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('googleProperty', 'get', { property: { ...googleProperty, measurement_id: null }, kept: null }),
      mockCall('googleProperty', 'createDataStream', { property: googleProperty, kept: null }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create data stream' }))
    await becomesVisible(() => canvas.findByText('G-HARBOR0001'))
    await expect(canvas.queryByRole('button', { name: 'Create data stream' })).toBeNull()
  },
})
