import { mockApiError, mockCall, mockList, mockPending } from '@sightline/api-client/mocks'
import { expect, screen, waitFor, within } from 'storybook/test'
import { AppAt } from '../../../testing/AppAt.tsx'
import { consoleHandlers } from '../../../testing/consoleHandlers.ts'
import { orderAnswer, orders } from '../../../testing/consoleRows.ts'
import { accountOf } from '../../../testing/fixtures.ts'
import { users } from '../../../testing/userFixtures.ts'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'
import { pageShown, shown } from '../../../../../../.storybook/pageShown.ts'

const [paid] = orders
if (paid === undefined) throw new Error('There is no order to show.')
const pending = {
  ...paid,
  id: '32',
  order_no: 'SL-20261120-19C4',
  email: 'li.wei@example.com',
  plan: 'standard',
  billing: 'monthly',
  amount: 900,
  status: 'pending',
  paid_at: null,
} as const
const byCard = {
  ...paid,
  id: '33',
  order_no: 'SL-20261120-55AA',
  provider: 'stripe',
  provider_ref: 'in_1',
  amount: 3000,
  currency: 'JPY',
} as const
const answer = {
  list: [paid, pending, byCard],
  total: 3,
  totals: [
    { currency: 'JPY', orders: 1, paid: 3000, refunded: 0, pending: 0 },
    { currency: 'USD', orders: 2, paid: 24_000, refunded: 0, pending: 900 },
  ],
}

const meta = preview.meta({
  title: 'Pages/Orders',
  component: AppAt,
  parameters: { page: true },
  args: { path: '/admin/orders' },
  beforeEach: ({ msw }) => msw.use(mockCall('userOrder', 'fetchList', answer), ...consoleHandlers('admin')),
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, msw }) => {
    await becomesVisible(() => canvas.findByText('li.wei@example.com'))
    await becomesVisible(() => canvas.findByText('$240.00 paid'))
    await expect(canvas.getByText('¥3,000 paid')).toBeVisible()
    // The menu of a row has only the actions that the service allows for the order.
    await userEvent.click(canvas.getByRole('button', { name: 'More about SL-20261120-55AA' }))
    await canvas.findByRole('menuitem', { name: 'Refund' })
    await expect(canvas.queryByRole('menuitem', { name: 'Cancel the order' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'More about SL-20261120-19C4' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Confirm' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText('li.wei@example.com')).toBeVisible()
    await expect(dialog.getByText(/\$9\.00/)).toBeVisible()
    msw.use(mockApiError('userOrder', 'update', { code: 409, message: 'order_state' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
    await becomesVisible(() => dialog.findByText('The order cannot change to this status'))
    msw.use(mockCall('userOrder', 'update', { ...pending, status: 'paid' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
    await screen.findByText('Confirmed')
  },
})

/** The reason of a refund is sent with it, and becomes the note of the order. */
export const Refunding = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More about SL-20261120-55AA' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Refund' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Paid twice')
    const sent: string[] = []
    msw.use(mockCall('userOrder', 'refund', { ...pending, status: 'refunded', note: 'Paid twice' }))
    msw.events.on('request:start', ({ request }) => {
      if (!request.url.endsWith('/refund')) return
      void request
        .clone()
        .text()
        .then((body) => sent.push(body))
    })
    await userEvent.click(dialog.getByRole('button', { name: 'Refund' }))
    await screen.findByText('Refunded')
    await waitFor(() => expect(sent).toEqual([expect.stringContaining('reason=Paid+twice')]))
  },
})

export const AddsWithPreview = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) =>
    msw.use(
      mockList('appUser', 'fetchAppUserList', users),
      mockCall('userOrder', 'preview', {
        current_ends_at: '2027-01-19T00:00:00.000Z',
        starts_at: '2027-01-19T00:00:00.000Z',
        ends_at: '2027-02-19T00:00:00.000Z',
        amount: 2400,
        currency: 'USD',
      }),
      mockCall('userOrder', 'add', paid),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add order' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('combobox', { name: /User/ }), 'mira')
    await userEvent.click(await screen.findByRole('option', { name: 'mira.k@postbox.dev' }))
    await expect(dialog.queryByText(/It is valid from/)).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: /Plan/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Premium' }))
    await becomesVisible(() => dialog.findByText(/It is valid from Jan 19, 2027 to Feb 19, 2027, for \$24\.00/))
    await userEvent.click(dialog.getByRole('button', { name: 'Add order' }))
    await screen.findByText('Order added')
  },
})

const changedMeanwhile = { ...paid, version: 2, provider_ref: 'INV-1' }

export const ConflictInTheDrawer = meta.story({
  tags: ['behaviour'],
  args: { path: '/admin/orders', search: `open=${paid.order_no}` },
  beforeEach: ({ msw }) =>
    msw.use(mockApiError('userOrder', 'update', { code: 409, message: 'row_changed', data: changedMeanwhile })),
  play: async ({ canvas, userEvent }) => {
    // While the row is loading, a placeholder drawer stands in its place.
    await canvas.findByRole('button', { name: 'Save changes' })
    const drawer = within(canvas.getByRole('dialog'))
    const reference = await drawer.findByRole('textbox', { name: /Reference/ })
    await userEvent.type(reference, 'INV-2')
    await userEvent.click(drawer.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(drawer.getByText('INV-1')).toBeVisible())
  },
})

/** An address may hold any filters: of those that are not valid no rows and totals are shown, and none are exported. */
export const FiltersNotValid = meta.story({
  args: { path: '/admin/orders', search: 'status=zzz&amount_from=100&amount_to=50' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: 'Status zzz, not valid' })
    await expect(canvas.getByRole('row', { name: 'Amount from 100' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: 'Amount to 50, not valid' })).toBeVisible()
    await expect(canvas.getByText('Status: The filter has no such value')).toBeVisible()
    await expect(canvas.getByText('Amount to: The range ends before it begins')).toBeVisible()
    await becomesVisible(() => canvas.findByText(/A filter is not valid/))
    await expect(canvas.queryByText('li.wei@example.com')).toBeNull()
    await expect(canvas.queryByText('$240.00 paid')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await becomesVisible(() => canvas.findByText('li.wei@example.com'))
    await becomesVisible(() => canvas.findByText('$240.00 paid'))
  },
})

export const TypedNotValid = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await becomesVisible(() => canvas.findByText('li.wei@example.com'))
    await userEvent.click(canvas.getByRole('button', { name: 'More filters' }))
    const amount = canvas.getByRole('textbox', { name: 'Amount from' })
    await userEvent.type(amount, 'abc{Enter}')
    await canvas.findByText('Amount from: This must be a whole number from 0 to 999,999,999')
    await expect(canvas.queryByRole('row', { name: /Amount from/ })).toBeNull()
    await userEvent.clear(amount)
    await userEvent.type(amount, '24{Enter}')
    await canvas.findByRole('row', { name: 'Amount from 24' })
  },
})

export const RefusedToOperators = meta.story({
  beforeEach: ({ msw }) => msw.use(mockCall('user', 'info', accountOf('operator'))),
  play: shown('Your account is not allowed to do this'),
})
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(mockCall('userOrder', 'fetchList', { list: [], total: 0, totals: [] })),
  play: shown('There are no orders yet'),
})
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending('userOrder', 'fetchList')),
  play: pageShown,
})
export const Failing = meta.story({
  beforeEach: ({ msw }) => msw.use(mockApiError('userOrder', 'fetchList', { code: 400, message: 'invalid_input' })),
  play: pageShown,
})
export const InEveryMode = meta.story({ parameters: inEveryMode, play: pageShown })
export const DrawerInEveryMode = meta.story({
  parameters: inEveryMode,
  args: { path: '/admin/orders', search: `open=${orderAnswer.list[0]?.order_no}` },
  play: pageShown,
})
