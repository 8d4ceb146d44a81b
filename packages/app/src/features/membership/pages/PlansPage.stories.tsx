import { expect, waitFor } from 'storybook/test'
import type { CallOutput } from '@sightline/api-client'
import { mockCall, mockApiError } from '@sightline/api-client/mocks'
import { AppAt } from '../../../testing/AppAt.tsx'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'
import { pageShown } from '../../../../../../.storybook/shown.ts'
import { accountOf } from '../../../testing/fixtures.ts'

const offered: CallOutput<'order', 'plans'> = {
  plans: [
    {
      plan: 'standard',
      prices: [
        { billing: 'monthly', amount: 900, currency: 'USD' },
        { billing: 'yearly', amount: 9000, currency: 'USD' },
      ],
      has_prediction: false,
    },
    {
      plan: 'premium',
      prices: [
        { billing: 'monthly', amount: 2400, currency: 'USD' },
        { billing: 'yearly', amount: 24_000, currency: 'USD' },
      ],
      has_prediction: true,
    },
  ],
  trial_days: 30,
  takes_cards: false,
}

const meta = preview.meta({
  title: 'Pages/Plans',
  component: AppAt,
  parameters: { page: true },
  args: { path: '/vip' },
  beforeEach: ({ msw }) => msw.use(mockCall('order', 'plans', offered)),
})

const member = accountOf('member')

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await becomesVisible(() => canvas.findByRole('heading', { level: 1, name: 'See further with Premium' }))
    await becomesVisible(() => canvas.findByText('Your current plan'))
    await waitFor(() => expect(canvas.getByText(/^Until .?2026-12-20/)).toBeVisible())
    await waitFor(() => expect(canvas.getByText('$20')).toBeVisible())
    await userEvent.click(canvas.getByRole('radio', { name: 'Monthly' }))
    await waitFor(() => expect(canvas.getByText('$24')).toBeVisible())
    // Nothing can be bought here, so nothing looks as if it could.
    await expect(canvas.getAllByText('Ask your administrator for it')).toHaveLength(2)
    await expect(canvas.queryByRole('button', { name: /Choose/ })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Plans' })).toHaveAttribute('aria-current', 'page')
  },
})
export const Expired = meta.story({
  beforeEach: ({ msw }) => {
    const userinfo = { ...member.userinfo, vip_status: 'expired' as const, expired_time: '2026-11-01T00:00:00.000Z' }
    msw.use(mockCall('user', 'info', { ...member, userinfo }))
  },
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText('Membership has expired, please renew before accessing.'))
    await becomesVisible(() => canvas.findByText('Standard'))
    await expect(canvas.queryByText('Your current plan')).toBeNull()
  },
})
/** Who adds orders is told where. */
export const Administrator = meta.story({
  beforeEach: ({ msw }) => {
    const admin = accountOf('admin')
    const userinfo = { ...admin.userinfo, vip_status: 'premium' as const, expired_time: null }
    msw.use(mockCall('user', 'info', { ...admin, userinfo }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'App users' })).toHaveAttribute('href', '#/subapp/app-user')
    await expect(canvas.queryByText('Ask your administrator for it')).toBeNull()
  },
})
export const Failing = meta.story({
  beforeEach: ({ msw }) => msw.use(mockApiError('order', 'plans', { code: 400, message: 'invalid_input' })),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText('The plans could not be loaded'))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible())
  },
})
export const InEveryMode = meta.story({ parameters: inEveryMode, play: pageShown })
