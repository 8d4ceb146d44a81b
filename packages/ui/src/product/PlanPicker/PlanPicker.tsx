import { msg, plural } from '@lingui/core/macro'
import { useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useFormat } from '../../format/useFormat.ts'
import { useText } from '../../format/useText.ts'
import { token } from '../../theme/theme.ts'
import { typography } from '../../theme/typography.ts'
import { Badge } from '../../components/data/Badge/index.ts'
import { Button } from '../../components/actions/Button/index.ts'
import { PlanCard, type PlanFeature } from '../PlanCard/index.ts'
import { SegmentedControl } from '../../components/inputs/SegmentedControl/index.ts'
import { perMonth, savingOf, type Billing, type PlanPrice } from './prices.ts'
import { listOf } from '../../theme/wrongProps.ts'

export interface Plan {
  id: string
  /** The name of the plan. */
  title: string
  /** One sentence about it. */
  description: ReactNode
  /** The price; null for a free plan. */
  price: PlanPrice | null
  /** The duration of a free plan. */
  period?: ReactNode | undefined
  /** The text below the price of a free plan, or of the current one with its billing; others show the billed amount. */
  note?: ReactNode | undefined
  /** A highlight of the plan. */
  badge?: string | undefined
  /**
   * Whether the plan and its button are highlighted.
   * @default false
   */
  isFeatured?: boolean | undefined
  features: readonly PlanFeature[]
  /**
   * Whether the plan cannot be chosen.
   * @default false
   */
  isUnavailable?: boolean | undefined
}

export interface PlanPickerProps extends ComponentPropsWithRef<'div'> {
  /** The plans, in order; at most three beside each other. */
  items: readonly Plan[]
  /** Id of the current plan. */
  currentKey?: string | undefined
  /** The billing of the current plan, which can then be chosen with the other billing. */
  currentBilling?: Billing | undefined
  /**
   * Whether the current plan can be chosen once more, to go on when it ends. One without a price cannot.
   * @default false
   */
  isRenewable?: boolean | undefined
  /** The billing of the shown prices. Without it the component keeps that itself. */
  billing?: Billing | undefined
  /**
   * The initial billing period, if the component keeps it itself.
   * @default that of the current plan, or 'yearly'
   */
  defaultBilling?: Billing | undefined
  /** Called when the billing period is switched. */
  onBillingChange?: ((billing: Billing) => void) | undefined
  /** Called with the chosen plan and billing period. Without it no plan can be chosen. */
  onChoose?: ((choice: { plan: string; billing: Billing }) => void) | undefined
  /** The way to get another plan where none can be chosen, in place of the buttons. */
  actions?: ReactNode | undefined
  /** A note on all prices, below the plans: taxes, ways of paying. */
  note?: ReactNode | undefined
  /** Id of the chosen plan while its payment page is loading. */
  pendingKey?: string | undefined
}

/** Plans side by side, with monthly or yearly billing. */
export function PlanPicker(props: PlanPickerProps) {
  const {
    items: givenItems,
    currentKey,
    currentBilling,
    isRenewable = false,
    billing,
    defaultBilling,
    onBillingChange,
    onChoose,
    actions,
    note,
    pendingKey,
    ...rest
  } = props
  const items = listOf(givenItems, 'PlanPicker')
  const text = useText()
  const format = useFormat()
  const [own, setOwn] = useState<Billing>()
  const shown = billing ?? own ?? defaultBilling ?? currentBilling ?? 'yearly'
  const saving = savingOf(items.flatMap(({ price }) => price ?? []))
  return (
    <Root {...rest}>
      <Ways>
        <SegmentedControl
          aria-label={text(msg`Billing`)}
          items={[
            { value: 'monthly', label: text(msg`Monthly`) },
            { value: 'yearly', label: text(msg`Yearly`) },
          ]}
          size="lg"
          value={shown}
          onChange={(next) => {
            setOwn(next)
            onBillingChange?.(next)
          }}
        />
        {saving !== undefined && (
          <Badge tone="positive">
            {saving.kind === 'months'
              ? text(msg`${plural(saving.months, { one: '# month free', other: '# months free' })}`)
              : text(msg`Save ${format.percent(saving.percent)}`)}
          </Badge>
        )}
      </Ways>
      <Cards>
        {items.map((plan) => (
          <li key={plan.id}>
            <Offer
              plan={plan}
              billing={shown}
              isCurrent={plan.id === currentKey && (currentBilling ?? shown) === shown}
              isRenewable={isRenewable && plan.price !== null}
              isPending={plan.id === pendingKey}
              onChoose={onChoose && (() => onChoose({ plan: plan.id, billing: shown }))}
              actions={actions}
            />
          </li>
        ))}
      </Cards>
      {note !== undefined && <Note data-part="note">{note}</Note>}
    </Root>
  )
}

interface OfferProps {
  plan: Plan
  billing: Billing
  isCurrent: boolean
  isRenewable: boolean
  isPending: boolean
  onChoose: (() => void) | undefined
  actions: ReactNode
}

function Offer({ plan, billing, isCurrent, isRenewable, isPending, onChoose, actions }: OfferProps) {
  const { title, description, price, period, note, badge, isFeatured = false, isUnavailable = false, features } = plan
  const text = useText()
  const format = useFormat()
  const billed = price === null || billing === 'monthly' ? undefined : format.money(price.yearly, price.currency)
  const end = price === null || isCurrent ? note : undefined
  return (
    <PlanCard
      title={title}
      description={description}
      price={price === null ? text(msg`Free`) : format.money(perMonth(price, billing), price.currency)}
      period={price === null ? period : text(msg`a month`)}
      billed={end ?? (billed === undefined ? undefined : text(msg`${billed} billed yearly`))}
      badge={badge}
      isFeatured={isFeatured}
      features={features}
      actions={
        onChoose === undefined ? (
          <Instead data-current={isCurrent || undefined}>{isCurrent ? text(msg`Your current plan`) : actions}</Instead>
        ) : (
          <Button
            variant={isFeatured && !isCurrent ? 'primary' : 'secondary'}
            size="lg"
            isFullWidth
            isPending={isPending}
            isDisabled={isUnavailable || (isCurrent && !isRenewable)}
            onPress={onChoose}
          >
            {isUnavailable && !isCurrent
              ? text(msg`Not available`)
              : !isCurrent
                ? text(msg`Choose ${title}`)
                : isRenewable
                  ? text(msg`Renew ${title}`)
                  : text(msg`Your current plan`)}
          </Button>
        )
      }
    />
  )
}

/** The text is as high as the button that it replaces, so that the cards stay aligned. */
const Instead = styled.p`
  ${typography.body}
  display: grid;
  align-items: center;
  min-block-size: ${token['control-lg']};
  margin: 0;
  color: ${token['text-secondary']};
  &[data-current] {
    font-weight: ${token['weight-semibold']};
    color: ${token['text-primary']};
  }
`

const Root = styled.div`
  display: grid;
  gap: ${token['space-9']};
`

const Note = styled.p`
  ${typography.caption}
  margin: 0;
  text-align: center;
  color: ${token['text-tertiary']};
`

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${token['space-5']};
`

const Cards = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: ${token['space-6']};
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    min-inline-size: 0;
  }
`
