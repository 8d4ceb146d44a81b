import { expect, screen, waitFor } from 'storybook/test'
import type { CallOutput } from '@sightline/api-client'
import { mockCall, mockApiError, mockList } from '@sightline/api-client/mocks'
import { AppAt } from '../../../testing/AppAt.tsx'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'
import { pageShown } from '../../../../../../.storybook/pageShown.ts'
import { noteCheckout } from '../checkoutTab.ts'
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
  sites_per_member: 100,
  takes_cards: false,
  payment_text: null,
}

const meta = preview.meta({
  title: 'Pages/Plans',
  component: AppAt,
  parameters: { page: true },
  args: { path: '/vip' },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('order', 'plans', offered),
      mockCall('order', 'membership', { subscription: null, request: null }),
      mockList('user', 'orders', []),
    ),
})

const member = accountOf('member')

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await becomesVisible(() => canvas.findByRole('heading', { level: 1, name: 'See further ahead with Premium' }))
    await becomesVisible(() => canvas.findByText('Your current plan'))
    await waitFor(() => expect(canvas.getByText(/^Until .?2026-12-20/)).toBeVisible())
    await waitFor(() => expect(canvas.getByText('$20')).toBeVisible())
    await userEvent.click(canvas.getByRole('radio', { name: 'Monthly' }))
    await waitFor(() => expect(canvas.getByText('$24')).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Choose Standard' })).toBeEnabled()
    await becomesVisible(() => canvas.findByText('You have no orders'))
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
/** Administrators are told where they add orders. */
export const Administrator = meta.story({
  beforeEach: ({ msw }) => {
    const admin = accountOf('admin')
    const userinfo = { ...admin.userinfo, vip_status: 'premium' as const, expired_time: null }
    msw.use(mockCall('user', 'info', { ...admin, userinfo }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'App users' })).toHaveAttribute('href', '#/subapp/app-user')
    await expect(canvas.queryByRole('button', { name: /Choose/ })).toBeNull()
  },
})
const request: CallOutput<'order', 'requestPlan'> = {
  id: '7',
  order_no: 'SL-20261120-7QX2MB',
  user_id: '2',
  email: 'mina@example.com',
  plan: 'premium',
  billing: 'yearly',
  amount: 24_000,
  currency: 'USD',
  status: 'pending',
  provider: 'manual',
  provider_ref: null,
  invoice_url: null,
  starts_at: '2026-11-20T10:00:00.000Z',
  ends_at: '2027-11-20T10:00:00.000Z',
  paid_at: null,
  version: 1,
  created_at: '2026-11-20T10:00:00.000Z',
  updated_at: '2026-11-20T10:00:00.000Z',
}

/** Without card payments a person requests a plan, and can withdraw the request. */
export const AskedFor = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mockCall('order', 'plans', { ...offered, payment_text: 'Send a transfer to NL00 BANK 0000.' })),
  play: async ({ canvas, msw, userEvent }) => {
    await becomesVisible(() => canvas.findByText('Send a transfer to NL00 BANK 0000.'))
    const button = await canvas.findByRole('button', { name: 'Choose Premium' })
    msw.use(mockCall('order', 'requestPlan', request), mockCall('order', 'membership', { subscription: null, request }))
    await userEvent.click(button)
    await becomesVisible(() => canvas.findByText('You have asked for Premium, Yearly'))
    msw.use(
      mockCall('order', 'withdrawRequest', { ...request, status: 'cancelled' }),
      mockCall('order', 'membership', { subscription: null, request: null }),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw the request' }))
    await waitFor(() => expect(canvas.queryByText('You have asked for Premium, Yearly')).toBeNull())
  },
})

const withCards = { ...offered, takes_cards: true }
const subscription: NonNullable<CallOutput<'order', 'membership'>['subscription']> = {
  plan: 'standard',
  billing: 'monthly',
  state: 'active',
  period_end: '2026-12-20T10:00:00.000Z',
  cancels_at: null,
  grace_ends_at: null,
  open_invoice_url: null,
}

/** After the payment page, the membership appears once the payment is confirmed, not before. */
export const Paid = meta.story({
  args: { search: 'result=paid' },
  beforeEach({ msw }) {
    msw.use(mockCall('order', 'plans', withCards))
    noteCheckout(sessionStorage)
    return () => sessionStorage.clear()
  },
  play: async ({ canvas, msw }) => {
    await becomesVisible(() => canvas.findByText('Waiting for the confirmation of your payment'))
    msw.use(mockCall('order', 'membership', { subscription, request: null }))
    await becomesVisible(() => canvas.findByText('Thank you, your membership is active'))
    await waitFor(() => expect(canvas.getByText(/Renews on .?2026-12-20/)).toBeVisible())
  },
})
/** Whoever only opens the address waits for nothing. */
export const PaidElsewhere = meta.story({
  args: { search: 'result=paid' },
  beforeEach: ({ msw }) => msw.use(mockCall('order', 'plans', withCards)),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText('No payment is under way in this tab'))
    await expect(await canvas.findByRole('button', { name: 'Choose Premium' })).toBeEnabled()
  },
})
export const Cancelled = meta.story({
  args: { search: 'result=cancelled' },
  beforeEach: ({ msw }) => msw.use(mockCall('order', 'plans', withCards)),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText('Nothing was paid'))
    await expect(await canvas.findByRole('button', { name: 'Choose Premium' })).toBeEnabled()
  },
})
/** A subscription changes after the charge was shown and confirmed. */
export const Change = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('order', 'plans', withCards),
      mockCall('order', 'membership', { subscription, request: null }),
      mockCall('order', 'changePlan', {}),
      mockCall('order', 'previewChange', {
        amount: 750,
        currency: 'USD',
        credit: 0,
        ends_at: '2026-12-20T10:00:00.000Z',
        reckoned_at: '2026-12-06T10:00:00.000Z',
      }),
    ),
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Monthly' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose Premium' }))
    await becomesVisible(() => screen.findByText('Change to Premium, Monthly?'))
    const button = await screen.findByRole('button', { name: 'Pay $7.50' })
    msw.use(mockCall('order', 'membership', { subscription: { ...subscription, plan: 'premium' }, request: null }))
    await userEvent.click(button)
    await becomesVisible(() => canvas.findByText('Premium, Monthly'))
  },
})
export const PastDue = meta.story({
  beforeEach({ msw }) {
    const userinfo = { ...member.userinfo, vip_status: 'standard' as const, expired_time: '2026-12-27T10:00:00.000Z' }
    const late = {
      state: 'past_due' as const,
      grace_ends_at: '2026-12-27T10:00:00.000Z',
      open_invoice_url: 'https://invoice.example/1',
    }
    msw.use(
      mockCall('user', 'info', { ...member, userinfo }),
      mockCall('order', 'plans', withCards),
      mockCall('order', 'membership', { subscription: { ...subscription, ...late }, request: null }),
      mockList('user', 'orders', [
        {
          ...request,
          status: 'paid',
          provider: 'stripe',
          provider_ref: 'in_1',
          invoice_url: 'https://invoice.example/1',
        },
      ]),
    )
  },
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText('Your last payment failed'))
    await waitFor(() => expect(canvas.getByText(/continues until .?2026-12-27/)).toBeVisible())
    await expect(canvas.getByRole('link', { name: /Pay the invoice/ })).toHaveAttribute(
      'href',
      'https://invoice.example/1',
    )
    await expect(await canvas.findByRole('link', { name: /Open the invoice of SL-20261120/ })).toBeVisible()
  },
})
/** On a phone each order is a card with its amount and its invoice. */
export const OrdersOnAPhone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('order', 'plans', withCards),
      mockList('user', 'orders', [
        { ...request, status: 'paid', provider: 'stripe', invoice_url: 'https://invoice.example/1' },
      ]),
    ),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText('$240.00'))
    await expect(canvas.getByRole('link', { name: /Open the invoice of SL-20261120/ })).toBeVisible()
  },
})
/** The card is still tried, but the seven days are over. */
export const GraceIsOver = meta.story({
  beforeEach({ msw }) {
    const userinfo = { ...member.userinfo, vip_status: 'expired' as const, expired_time: '2026-11-18T10:00:00.000Z' }
    const late = {
      state: 'past_due' as const,
      grace_ends_at: '2026-11-18T10:00:00.000Z',
      open_invoice_url: 'https://invoice.example/1',
    }
    msw.use(
      mockCall('user', 'info', { ...member, userinfo }),
      mockCall('order', 'plans', withCards),
      mockCall('order', 'membership', { subscription: { ...subscription, ...late }, request: null }),
    )
  },
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText('Membership has expired, please renew before accessing.'))
    await waitFor(() =>
      expect(canvas.getByText(/^Your last payment failed, and .* ended on .?2026-11-18/)).toBeVisible(),
    )
    await expect(canvas.queryByText(/continues until/)).toBeNull()
    await expect(canvas.getByRole('link', { name: /Pay the invoice/ })).toBeVisible()
  },
})
/** Whoever pays each month sees that first, and when it renews. */
export const PaidMonthly = meta.story({
  beforeEach({ msw }) {
    const userinfo = { ...member.userinfo, vip_status: 'standard' as const, expired_time: subscription.period_end }
    msw.use(
      mockCall('user', 'info', { ...member, userinfo }),
      mockCall('order', 'plans', withCards),
      mockCall('order', 'membership', { subscription, request: null }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await becomesVisible(() => canvas.findByText('Your current plan'))
    await expect(canvas.getByRole('radio', { name: 'Monthly' })).toBeChecked()
    await expect(canvas.getByText(/^Renews on .?2026-12-20.?$/)).toBeVisible()
    await expect(canvas.queryByText(/^Until/)).toBeNull()
    await userEvent.click(canvas.getByRole('radio', { name: 'Yearly' }))
    await becomesVisible(() => canvas.findByText('$90 billed yearly'))
  },
})
/** A refund ends the time that was paid for; the subscription is charged again all the same. */
export const Refunded = meta.story({
  beforeEach({ msw }) {
    const userinfo = { ...member.userinfo, vip_status: 'expired' as const, expired_time: '2026-11-18T10:00:00.000Z' }
    msw.use(
      mockCall('user', 'info', { ...member, userinfo }),
      mockCall('order', 'plans', withCards),
      mockCall('order', 'membership', { subscription, request: null }),
    )
  },
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText(/^No paid time is left.* charged again on .?2026-12-20/))
    await expect(canvas.queryByText(/Renews on/)).toBeNull()
  },
})
/** A plan that was cancelled has an end. */
export const CancelledPlan = meta.story({
  beforeEach({ msw }) {
    const userinfo = { ...member.userinfo, vip_status: 'standard' as const, expired_time: subscription.period_end }
    const cancelled = { ...subscription, cancels_at: subscription.period_end }
    msw.use(
      mockCall('user', 'info', { ...member, userinfo }),
      mockCall('order', 'plans', withCards),
      mockCall('order', 'membership', { subscription: cancelled, request: null }),
    )
  },
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText(/^Cancelled: it ends on .?2026-12-20/))
    await becomesVisible(() => canvas.findByText(/^Until .?2026-12-20/))
  },
})
export const Failing = meta.story({
  beforeEach: ({ msw }) => msw.use(mockApiError('order', 'plans', { code: 400, message: 'invalid_input' })),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText('The plans could not be loaded'))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible())
  },
})
/** The present membership decides which plans can be chosen: while it is not known, none is offered. */
export const MembershipFails = meta.story({
  beforeEach: ({ msw }) => msw.use(mockApiError('order', 'membership', { code: 400, message: 'invalid_input' })),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText('The plans could not be loaded'))
    await expect(canvas.queryByText('Staff needs no plan')).toBeNull()
  },
})
export const InEveryMode = meta.story({ parameters: inEveryMode, play: pageShown })
