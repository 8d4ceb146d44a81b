import { Trans, useLingui } from '@lingui/react/macro'
import type { CallOutput } from '@sightline/api-client'
import { Badge, Card, EmptyState, Link, OrderIcon, type DataTableColumn } from '@sightline/ui'
import { useMemo } from 'react'
import { dayColumn } from '../../../lib/list-page/columns.tsx'
import { moneyText } from '../../../lib/list-page/money.ts'
import { RelatedRows } from '../../../lib/list-page/row/RelatedRows.tsx'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { ownOrdersKey } from '../api.ts'
import { usePlanNames } from './usePlanNames.ts'

type Order = CallOutput<'user', 'orders'>['list'][number]

/** The person’s orders, with the provider’s reference and the invoice. */
export function OwnOrders() {
  const { t } = useLingui()
  const api = useApi()
  const columns = useColumns()
  return (
    <Card title={<Trans>Your orders</Trans>}>
      <RelatedRows
        caption={t`Your orders`}
        queryKey={ownOrdersKey}
        columns={columns}
        narrow="cards"
        rowName={({ order_no }) => order_no}
        readPage={({ current, pageSize }, signal) => api.user.orders({ current, pageSize }, { signal })}
        empty={<EmptyState level={3} icon={OrderIcon} title={<Trans>You have no orders</Trans>} />}
      />
    </Card>
  )
}

function useColumns(): readonly DataTableColumn<Order>[] {
  const { t, i18n } = useLingui()
  const { plans, billings, orderStatuses } = usePlanNames()
  return useMemo(
    () => [
      {
        id: 'plan',
        header: t`Plan`,
        value: ({ plan, billing }) => `${plans[plan]}, ${billings[billing]}`,
        minWidth: 150,
      },
      {
        id: 'status',
        header: t`Status`,
        value: ({ status }) => orderStatuses[status],
        cell: ({ status }) => <Badge tone={tones[status]}>{orderStatuses[status]}</Badge>,
        minWidth: 110,
      },
      { ...dayColumn<Order>('starts_at', t`Begins`, ({ starts_at }) => starts_at), isSortable: false },
      { ...dayColumn<Order>('ends_at', t`Ends`, ({ ends_at }) => ends_at), isSortable: false },
      {
        id: 'amount',
        header: t`Amount`,
        value: ({ amount }) => amount,
        cell: ({ amount, currency }) => moneyText(amount, currency, i18n.locale),
        kind: 'number',
      },
      {
        id: 'invoice',
        header: t`Invoice`,
        value: ({ invoice_url }) => invoice_url,
        cell: ({ invoice_url, order_no }) =>
          invoice_url === null ? (
            '–'
          ) : (
            <Link href={invoice_url} isExternal aria-label={t`Open the invoice of ${order_no}`}>
              <Trans>Open</Trans>
            </Link>
          ),
      },
      {
        id: 'provider_ref',
        header: t`Reference`,
        value: ({ provider_ref }) => provider_ref,
        kind: 'code',
        priority: 6,
      },
    ],
    [t, i18n.locale, plans, billings, orderStatuses],
  )
}

const tones = { pending: 'info', paid: 'positive', refunded: 'warning', cancelled: 'neutral' } as const
