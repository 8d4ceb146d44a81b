import { expect, fn, waitFor } from 'storybook/test'
import { inEveryMode } from '../../../../../.storybook/modes.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { PlanPicker, type Plan } from './PlanPicker.tsx'

const reports = { id: 'reports', label: 'All reports and filters' }

const plans: readonly Plan[] = [
  {
    id: 'trial',
    title: 'Trial',
    description: 'Try everything in Standard.',
    price: null,
    period: 'for 30 days',
    note: 'Ends Nov 29 · 9 days left',
    features: [reports, { id: 'prediction', label: 'Prediction', kind: 'absent' }],
  },
  {
    id: 'standard',
    title: 'Standard',
    description: 'For owners who look in every day.',
    price: { monthly: 900, yearly: 9000, currency: 'USD' },
    features: [reports, { id: 'prediction', label: 'Prediction', kind: 'absent' }],
  },
  {
    id: 'premium',
    title: 'Premium',
    description: 'For teams that plan ahead.',
    price: { monthly: 2400, yearly: 24_000, currency: 'USD' },
    badge: 'Most chosen',
    isFeatured: true,
    features: [{ id: 'prediction', label: 'Prediction with 80% intervals', kind: 'premium' }, reports],
  },
]

const meta = preview.meta({
  title: 'Product/PlanPicker',
  component: PlanPicker,
  args: { items: plans, currentKey: 'trial', note: 'Prices are without taxes.', onChoose: fn(), onBillingChange: fn() },
})

export const Default = meta.story()

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('2 months free')).toBeVisible())
    await waitFor(() => expect(canvas.getByText('$7.50')).toBeVisible())
    await waitFor(() => expect(canvas.getByText('$90 billed yearly')).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Your current plan' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('radio', { name: 'Monthly' }))
    await expect(args.onBillingChange).toHaveBeenCalledWith('monthly')
    await waitFor(() => expect(canvas.getByText('$9')).toBeVisible())
    await expect(canvas.queryByText(/billed yearly/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Premium' }))
    await expect(args.onChoose).toHaveBeenCalledWith({ plan: 'premium', billing: 'monthly' })
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Choose Standard' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith({ plan: 'standard', billing: 'yearly' })
  },
})

/** Another plan must be requested from somebody, not here. */
export const NothingToChoose = meta.story({
  render: () => <PlanPicker items={plans} currentKey="trial" actions="Ask your administrator" />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Ask your administrator')).toHaveLength(2)
    await waitFor(() => expect(canvas.getByText('Your current plan')).toBeVisible())
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

/** A person who pays monthly sees that first, and can change to yearly. */
export const OtherBilling = meta.story({
  args: {
    items: plans.map((plan) => (plan.id === 'standard' ? { ...plan, note: 'Renews on Dec 20' } : plan)),
    currentKey: 'standard',
    currentBilling: 'monthly',
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Your current plan' })).toBeDisabled()
    await waitFor(() => expect(canvas.getByText('Renews on Dec 20')).toBeVisible())
    await userEvent.click(canvas.getByRole('radio', { name: 'Yearly' }))
    await expect(canvas.queryByRole('button', { name: 'Your current plan' })).toBeNull()
    await waitFor(() => expect(canvas.getByText('$90 billed yearly')).toBeVisible())
    await expect(canvas.queryByText('Renews on Dec 20')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Standard' }))
    await expect(args.onChoose).toHaveBeenCalledWith({ plan: 'standard', billing: 'yearly' })
  },
})

export const FromOutside = meta.story({
  tags: ['behaviour'],
  args: { billing: 'monthly' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Yearly' }))
    await expect(args.onBillingChange).toHaveBeenCalledWith('yearly')
    await expect(canvas.getByRole('radio', { name: 'Monthly' })).toBeChecked()
  },
})

/** While the way to pay opens. */
export const Pending = meta.story({
  args: { pendingKey: 'premium' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Choose Premium' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
})

export const States = meta.story({ parameters: inEveryMode })
export const LongText = meta.story({
  args: { items: plans.map((plan) => ({ ...plan, description: 'A sentence that goes on. '.repeat(6) })) },
})
/** A plan that does not renew itself can be chosen once more before it ends; the trial cannot. */
export const Renewable = meta.story({
  args: { currentKey: 'standard', isRenewable: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Renew Standard' }))
    await expect(args.onChoose).toHaveBeenCalledWith({ plan: 'standard', billing: 'yearly' })
  },
})
