import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { DescriptionList, Inline, Text } from '@sightline/ui'
import { moneyText } from '../../../lib/list-page/money.ts'
import { useOrderTotals, type OrderList } from './useOrderList.ts'

/** What all orders that the filters find come to, in each currency. */
export function OrderTotals({ filters }: Pick<OrderList, 'filters'>) {
  const { i18n } = useLingui()
  const totals = useOrderTotals(filters)
  if (totals === undefined || totals.length === 0) return null
  return (
    <DescriptionList
      items={totals.map(({ currency, orders, ...amounts }) => {
        const text = (amount: number) => moneyText(amount, currency, i18n.locale)
        const [paid, refunded, pending] = [text(amounts.paid), text(amounts.refunded), text(amounts.pending)]
        return {
          id: currency,
          term: currency,
          description: (
            <Inline gap={6}>
              <strong>
                <Trans>{paid} paid</Trans>
              </strong>
              <Text as="span">
                <Trans>{refunded} refunded</Trans>
              </Text>
              <Text as="span">
                <Trans>{pending} pending</Trans>
              </Text>
              <Text as="span" variant="quiet">
                <Plural value={orders} one="# order" other="# orders" />
              </Text>
            </Inline>
          ),
        }
      })}
    />
  )
}
