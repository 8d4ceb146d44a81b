import { Trans, useLingui } from '@lingui/react/macro'
import type { AppUser } from '@sightline/api-client'
import {
  Badge,
  Button,
  type DataTableColumn,
  EmptyState,
  Inline,
  PlusIcon,
  Rays,
  ResetIcon,
  Stack,
  Text,
} from '@sightline/ui'
import { useMemo, useState } from 'react'
import { targetOfOne } from '../../../../lib/list-page/bulk/bulkCall.ts'

import { moneyText } from '../../../../lib/list-page/money.ts'
import { majorUnits } from '../../orders/amounts.ts'
import { RelatedRows } from '../../../../lib/list-page/row/RelatedRows.tsx'
import { useApi } from '../../../../lib/api/ApiContext.ts'
import { AddOrder } from '../dialogs/AddOrder.tsx'
import { ConfirmOrderAction, type OrderAction } from '../../orders/ConfirmOrderAction.tsx'
import { useOrderMenu } from '../../orders/useOrderMenu.ts'
import type { Order } from '../../orders/useOrderList.ts'
import { ResetUser } from '../dialogs/ResetUser.tsx'
import { usePlanNames } from '../../../membership/index.ts'
import { usersKey } from '../useUserList.ts'

type Opened = 'add' | 'reset' | { order: Order; action: OrderAction }

interface UserOrdersProps {
  user: AppUser
  /** Whether the membership may be reset. */
  canReset: boolean
  onChanged: () => void
}

/** The orders of a user, which make the membership. */
export function UserOrders({ user, canReset, onChanged }: UserOrdersProps) {
  const { t } = useLingui()
  const api = useApi()
  const columns = useColumns()
  const [opened, setOpened] = useState<Opened | null>(null)
  const rowMenu = useOrderMenu((order, action) => setOpened({ order, action }))
  const close = () => setOpened(null)
  return (
    <Stack>
      <Inline justify="between">
        <Button icon={PlusIcon} onPress={() => setOpened('add')}>
          <Trans>Add order</Trans>
        </Button>
        {canReset && (
          <Button icon={ResetIcon} onPress={() => setOpened('reset')}>
            <Trans>Reset membership</Trans>
          </Button>
        )}
      </Inline>
      <RelatedRows
        caption={t`Orders of this user`}
        queryKey={[usersKey, 'orders', user.id]}
        columns={columns}
        density="regular"
        rowName={({ order_no }) => order_no}
        readPage={({ current, pageSize }, signal) =>
          api.userOrder.fetchList(
            {
              user_id: user.id,
              current,
              pageSize,
            },
            { signal },
          )
        }
        rowMenu={rowMenu}
        empty={<EmptyState logo={<Rays width={520} />} title={<Trans>This user has no orders</Trans>} />}
      />
      {opened === 'add' && <AddOrder target={targetOfOne(user.id)} user={user} onChanged={onChanged} onClose={close} />}
      {opened === 'reset' && <ResetUser user={user} what="membership" onChanged={onChanged} onClose={close} />}
      {opened !== null && typeof opened === 'object' && (
        <ConfirmOrderAction order={opened.order} action={opened.action} onChanged={onChanged} onClose={close} />
      )}
    </Stack>
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
        cell: ({ plan, billing, starts_at, ends_at }) => (
          <Stack gap={1} align="start">
            <span>{`${plans[plan]}, ${billings[billing]}`}</span>
            <Text as="span" size="sm">
              <bdi dir="ltr">{`${starts_at.slice(0, 10)} – ${ends_at.slice(0, 10)}`}</bdi>
            </Text>
          </Stack>
        ),
        minWidth: 176,
      },
      {
        id: 'status',
        header: t`Status`,
        value: ({ status }) => orderStatuses[status],
        cell: ({ status }) => <Badge tone={tones[status]}>{orderStatuses[status]}</Badge>,
        minWidth: 100,
      },
      {
        id: 'amount',
        header: t`Amount`,
        value: ({ amount, currency }) => majorUnits(amount, currency),
        cell: ({ amount, currency }) => moneyText(amount, currency, i18n.locale),
        kind: 'number',
        minWidth: 84,
        priority: 1,
        isBrief: true,
      },
      { id: 'order_no', header: t`Number`, value: ({ order_no }) => order_no, kind: 'code', priority: 5 },
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
