import { Trans, useLingui } from '@lingui/react/macro'
import { orderLimits } from '@sightline/api-client'
import { Button, DateField, DescriptionList, Inline, Link, Stack, TextArea, TextField } from '@sightline/ui'
import { FormRow } from '@sightline/ui/form'
import { FormField } from '../../../lib/forms/FormField.tsx'
import { utcMinute } from '../../../lib/list-page/utc.ts'
import { OpenRowDrawer } from '../../../lib/list-page/row/RowDrawer.tsx'
import { VersionedForm } from '../../../lib/forms/versioned/VersionedForm.tsx'
import { SaveButtons } from '../../../lib/list-page/SaveButtons.tsx'
import type { OpenRow } from '../../../lib/list-page/row/useOpenRow.ts'
import { useVersionedForm } from '../../../lib/forms/versioned/useVersionedForm.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { moneyText } from '../../../lib/list-page/money.ts'
import { usePlanNames } from '../../membership/index.ts'
import { UserLink } from '../users/UserLink.tsx'
import { amountText, minorUnitsOf } from './amounts.ts'
import type { OrderAction } from './ConfirmOrderAction.tsx'
import { changeOf, dayProblem, isOrderRow, valuesOf } from './orderForm.ts'
import { usePaymentProviderNames } from './usePaymentProviderNames.ts'
import { useOrderMenu } from './useOrderMenu.ts'
import type { Order } from './useOrderList.ts'

interface OrderDrawerProps {
  order: Order
  open: OpenRow<Order>
  onChanged: () => void
  onAction: (order: Order, action: OrderAction) => void
}

/** Everything about one order, the form that changes it, and what can become of it. */
export function OrderDrawer({ order, open, onChanged, onAction }: OrderDrawerProps) {
  const { t } = useLingui()
  const api = useApi()
  const menu = useOrderMenu(onAction)
  const form = useVersionedForm({
    row: order,
    valuesOf,
    isRow: isOrderRow,
    save: (values, seen) => api.userOrder.update(changeOf(values, seen)),
    onSaved: () => {
      onChanged()
      open.close()
    },
  })
  const { control } = form.state.form
  const { order_no, email, currency, status, provider } = order
  const canChange = provider !== 'stripe'
  // What has ended keeps its span.
  const canMove = status === 'pending' || status === 'paid'
  return (
    <OpenRowDrawer
      open={open}
      title={order_no}
      description={<bdi>{email}</bdi>}
      {...(canChange && { footer: <SaveButtons state={form.state} /> })}
    >
      <Stack>
        <Facts order={order} />
        <Inline>
          {menu(order).flatMap(({ items }) =>
            items.map(({ id, label, icon, onAction: run }) => (
              <Button key={id} icon={icon} onPress={run}>
                {label}
              </Button>
            )),
          )}
        </Inline>
        {canChange && (
          <VersionedForm
            form={form}
            onTakeTheirs={onChanged}
            labels={{
              amount: t`Amount`,
              provider_ref: t`Reference`,
              starts_on: t`Begins`,
              ends_on: t`Ends`,
              note: t`Note`,
            }}
          >
            <FormField
              control={control}
              name="amount"
              required="field_required"
              validate={(amount) => (minorUnitsOf(amount, currency) === undefined ? 'field_invalid' : undefined)}
              invalidText={t`Please enter an amount in digits, such as ${amountText(129_00, currency)}, up to ${amountText(orderLimits.amount, currency)}.`}
            >
              {(field) => (
                <TextField
                  {...field}
                  label={t`Amount in ${currency}`}
                  inputMode="decimal"
                  maxLength={13}
                  // What was given back is what had been paid.
                  isReadOnly={status === 'refunded'}
                />
              )}
            </FormField>
            <FormField control={control} name="provider_ref">
              {(field) => <TextField {...field} label={t`Reference`} isOptional maxLength={orderLimits.provider_ref} />}
            </FormField>
            {canMove && (
              <FormRow>
                <FormField control={control} name="starts_on" required="field_required" validate={dayProblem}>
                  {(field) => <DateField {...field} label={t`Begins`} />}
                </FormField>
                <FormField control={control} name="ends_on" required="field_required" validate={dayProblem}>
                  {(field) => <DateField {...field} label={t`Ends`} />}
                </FormField>
              </FormRow>
            )}
            <FormField control={control} name="note">
              {(field) => (
                <TextArea
                  {...field}
                  label={t`Note`}
                  description={t`For staff only`}
                  isOptional
                  maxLength={orderLimits.note}
                />
              )}
            </FormField>
          </VersionedForm>
        )}
      </Stack>
    </OpenRowDrawer>
  )
}

function Facts({ order }: { order: Order }) {
  const { t, i18n } = useLingui()
  const { plans, billings, orderStatuses } = usePlanNames()
  const providers = usePaymentProviderNames()
  const { email, plan, billing, status, provider, amount, currency, starts_at, ends_at, paid_at, invoice_url, note } =
    order
  return (
    <DescriptionList
      items={[
        {
          id: 'user',
          term: t`User`,
          description: <UserLink email={email} />,
        },
        { id: 'plan', term: t`Plan`, description: `${plans[plan]}, ${billings[billing]}` },
        { id: 'status', term: t`Status`, description: orderStatuses[status] },
        { id: 'amount', term: t`Amount`, description: moneyText(amount, currency, i18n.locale) },
        { id: 'provider', term: t`Paid via`, description: providers[provider] },
        { id: 'span', term: t`Period (UTC)`, description: `${utcMinute(starts_at)} – ${utcMinute(ends_at)}` },
        ...(paid_at === null ? [] : [{ id: 'paid', term: t`Paid on`, description: utcMinute(paid_at) }]),
        // Of an order that can be changed it stands in the form.
        ...(note === null || provider !== 'stripe' ? [] : [{ id: 'note', term: t`Note`, description: note }]),
        ...(invoice_url === null
          ? []
          : [
              {
                id: 'invoice',
                term: t`Invoice`,
                description: (
                  <Link href={invoice_url} target="_blank">
                    <Trans>Open the invoice</Trans>
                  </Link>
                ),
              },
            ]),
      ]}
    />
  )
}
