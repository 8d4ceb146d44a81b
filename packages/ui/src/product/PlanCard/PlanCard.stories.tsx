import { expect, fn, waitFor } from 'storybook/test'
import { inEveryMode } from '../../../../../.storybook/modes.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { State, StateGrid } from '../../docs/StateGrid.tsx'
import { Button } from '../../components/actions/Button/index.ts'
import { PlanCard, type PlanCardProps } from './PlanCard.tsx'

const onPress = fn()

const standard: PlanCardProps = {
  title: 'Standard',
  description: 'For owners who look in every day.',
  price: '$9',
  period: 'a month',
  billed: '$90 billed yearly',
  actions: (
    <Button size="lg" isFullWidth onPress={onPress}>
      Choose Standard
    </Button>
  ),
  features: [
    { id: 'reports', label: 'All reports and filters' },
    { id: 'import', label: 'Google Analytics import' },
    { id: 'prediction', label: 'Prediction', kind: 'absent' },
  ],
}

const premium: PlanCardProps = {
  ...standard,
  title: 'Premium',
  description: 'For teams that plan ahead.',
  price: '$24',
  billed: '$240 billed yearly',
  badge: 'Most chosen',
  isFeatured: true,
  actions: (
    <Button variant="primary" size="lg" isFullWidth>
      Upgrade to Premium
    </Button>
  ),
  features: [
    { id: 'prediction', label: 'Prediction with 80% intervals', kind: 'premium' },
    { id: 'reports', label: 'All reports and filters' },
  ],
}

const current: PlanCardProps = {
  ...standard,
  title: 'Trial',
  price: '$0',
  period: 'for 30 days',
  billed: 'Ends Nov 29',
  actions: (
    <Button size="lg" isFullWidth isDisabled>
      Your current plan
    </Button>
  ),
}

const meta = preview.meta({ title: 'Product/PlanCard', component: PlanCard, args: standard })

export const Default = meta.story()

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Standard' })).toBeVisible())
    const features = canvas.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(features).toEqual([
      'Included: All reports and filters',
      'Included: Google Analytics import',
      'Not included: Prediction',
    ])
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(onPress).toHaveBeenCalledOnce()
  },
})

const Matrix = () => (
  <StateGrid $column="17rem">
    <State name="default">
      <PlanCard {...standard} />
    </State>
    <State name="featured">
      <PlanCard {...premium} />
    </State>
    <State name="current">
      <PlanCard {...current} />
    </State>
  </StateGrid>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })
export const LongText = meta.story({
  args: {
    title: 'A plan with a name that nobody would ever put on a button',
    description: 'A sentence that says far more about the plan than anybody needs to know before they choose it.',
    price: '1.234.567,89 US$',
    badge: 'Chosen by most of the people',
    features: [
      { id: 'one', label: 'A feature that needs a whole paragraph to be understood, and then some more words' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
})
