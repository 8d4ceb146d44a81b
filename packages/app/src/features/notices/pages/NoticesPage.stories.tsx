import type { CallOutput } from '@sightline/api-client'
import { mockCall, mockFailure } from '@sightline/api-client/mocks'
import { expect, waitFor, within } from 'storybook/test'
import { AppAt } from '../../../testing/AppAt.tsx'
import { accountOf } from '../../../testing/fixtures.ts'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'

type Answer = CallOutput<'user', 'notices'>

const base = { title: 'In English', body: 'In English', link: null, read_at: null }

const list: Answer['list'] = [
  {
    ...base,
    id: '9',
    kind: 'membership_ends',
    link: '/vip',
    created_at: '2026-11-20T09:00:00.000Z',
    data: { days: 3, expires_at: '2026-11-23T09:00:00.000Z' },
  },
  {
    ...base,
    id: '12',
    kind: 'membership_ends',
    link: '/vip',
    created_at: '2026-11-20T08:30:00.000Z',
    data: { days: 7, expires_at: '2026-11-27T08:00:00.000Z', cause: 'trial' },
  },
  {
    ...base,
    id: '13',
    kind: 'membership_ends',
    link: '/vip',
    created_at: '2026-11-20T08:20:00.000Z',
    data: { days: 1, expires_at: '2026-11-21T08:00:00.000Z', cause: 'payment' },
  },
  {
    ...base,
    id: '8',
    kind: 'payment_failed',
    link: '/vip',
    created_at: '2026-11-20T08:00:00.000Z',
    data: { until: '2026-11-27T08:00:00.000Z' },
  },
  {
    ...base,
    id: '7',
    kind: 'site_without_data',
    link: '/sites/3',
    created_at: '2026-11-19T12:00:00.000Z',
    data: { domain: 'tidepool.dev', hours: 24 },
  },
  {
    ...base,
    id: '6',
    kind: 'security',
    created_at: '2026-11-19T10:00:00.000Z',
    read_at: '2026-11-19T11:00:00.000Z',
    data: { event: 'email_changed', detail: 'mina@harborlane.com' },
  },
  {
    ...base,
    id: '5',
    kind: 'viewer_joined',
    created_at: '2026-11-18T10:00:00.000Z',
    read_at: '2026-11-18T11:00:00.000Z',
    data: { person: 'ada@example.com', domain: 'harborlane.com' },
  },
  {
    ...base,
    id: '10',
    kind: 'connection_ended',
    link: '/authorization',
    created_at: '2026-11-18T09:00:00.000Z',
    read_at: '2026-11-18T11:00:00.000Z',
    data: { provider: 'google', label: 'mina@harborlane.com', reason: 'It was shared.' },
  },
  {
    ...base,
    id: '14',
    kind: 'connection_ended',
    link: '/authorization',
    created_at: '2026-11-18T08:30:00.000Z',
    read_at: '2026-11-18T11:00:00.000Z',
    data: { provider: 'google', label: 'mina@harborlane.com', reason: null },
  },
  {
    ...base,
    id: '11',
    kind: 'site_transferred',
    created_at: '2026-11-18T08:00:00.000Z',
    read_at: '2026-11-18T11:00:00.000Z',
    data: { domain: 'old-harbor.example', is_received: false },
  },
  {
    id: '4',
    kind: 'message',
    title: 'Maintenance on Sunday',
    body: 'Reports pause for an hour.',
    link: null,
    created_at: '2026-11-17T10:00:00.000Z',
    read_at: '2026-11-17T11:00:00.000Z',
    data: null,
  },
]

const answer: Answer = { list, total: list.length, unread: 3 }
const allRead: Answer = {
  ...answer,
  unread: 0,
  list: list.map((notice) => ({ ...notice, read_at: '2026-11-20T09:30:00.000Z' })),
}

const meta = preview.meta({
  title: 'Pages/Notices',
  component: AppAt,
  parameters: { page: true },
  args: { path: '/notices' },
  beforeEach: ({ msw }) => msw.use(mockCall('user', 'notices', answer)),
})

export const Default = meta.story({
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText('Maintenance on Sunday'))
  },
})

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, msw, userEvent }) => {
    await becomesVisible(() => canvas.findByRole('link', { name: 'Membership ends in 3 days' }))
    await expect(canvas.getByRole('link', { name: 'Membership ends in 3 days' })).toHaveAttribute('href', '#/vip')
    await expect(canvas.getByRole('link', { name: 'Trial ends in 7 days' })).toBeVisible()
    await expect(canvas.getByText(/^The last payment failed\. Pay the invoice/)).toBeVisible()
    await expect(canvas.queryByText('In English')).toBeNull()
    await expect(canvas.getByRole('button', { name: /^Mark as unread: Your e-mail address was changed/ })).toBeVisible()
    msw.use(mockCall('user', 'readNotices', { unread: 0 }), mockCall('user', 'notices', allRead))
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }))
    await becomesVisible(() => canvas.findByRole('button', { name: 'Notices' }))
    await expect(canvas.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
    await expect(canvas.queryByText('Unread:')).toBeNull()
  },
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(mockCall('user', 'notices', { list: [], total: 0, unread: 0 })),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByRole('heading', { name: 'No notices yet' }))
  },
})

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mockFailure('user', 'notices')),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByRole('button', { name: 'Try again' }))
  },
})

/** A member of staff who views somebody’s account leaves their notices unread. */
export const ReadOnly = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('user', 'info', {
        ...accountOf('member'),
        view_as: { is_read_only: true, expires_at: '2026-11-20T12:00:00.000Z' },
      }),
    ),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText('Maintenance on Sunday'))
    await expect(canvas.queryByRole('button', { name: /^Mark/ })).toBeNull()
  },
})

/** The bell is on every page, and its panel links to all notices. */
export const Bell = meta.story({
  args: { path: '/vip' },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('user', 'notices', { ...answer, unread: 12 }),
      mockCall('order', 'plans', {
        plans: [],
        trial_days: 30,
        sites_per_member: null,
        takes_cards: false,
        payment_text: null,
      }),
      mockCall('order', 'membership', { subscription: null, request: null }),
      mockCall('user', 'orders', { list: [], total: 0 }),
    ),
  play: async ({ canvas, msw, userEvent }) => {
    const bell = await canvas.findByRole('button', { name: 'Notices, 12 unread' })
    await expect(bell).toHaveAttribute('data-badge', '9+')
    await userEvent.click(bell)
    const panel = within(await canvas.findByRole('dialog', { name: 'Notices' }))
    await becomesVisible(() => panel.findByRole('link', { name: /No data from/ }))
    msw.use(mockCall('user', 'readNotices', { unread: 2 }), mockCall('user', 'notices', { ...answer, unread: 2 }))
    await userEvent.click(panel.getByRole('button', { name: /^Mark as read: A payment failed/ }))
    await waitFor(() => expect(bell).toHaveAttribute('data-badge', '2'))
    await expect(panel.getByRole('link', { name: 'All notices' })).toHaveAttribute('href', '#/notices')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
})
