import { Trans, useLingui } from '@lingui/react/macro'
import { Button, EditIcon, EmptyState, OrderIcon, PlusIcon } from '@sightline/ui'
import { useState } from 'react'
import { RowDrawer } from '../../../lib/list-page/row/RowDrawer.tsx'
import { useOpenRow } from '../../../lib/list-page/row/useOpenRow.ts'
import { ConsoleList } from '../../../lib/list-page/ConsoleList.tsx'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { AddOrderForUser } from '../orders/AddOrderForUser.tsx'
import { ConfirmOrderAction, type OrderAction } from '../orders/ConfirmOrderAction.tsx'
import { OrderDrawer } from '../orders/OrderDrawer.tsx'
import { OrderTotals } from '../orders/OrderTotals.tsx'
import { useOrderColumns } from '../orders/useOrderColumns.tsx'
import { useOrderFilterFields } from '../orders/useOrderFilterFields.ts'
import { ordersKey, useOrderList, type Order } from '../orders/useOrderList.ts'
import { useOrderMenu } from '../orders/useOrderMenu.ts'

const nameOf = ({ order_no }: Order) => order_no

/** The console’s page of all orders: their totals, and the actions on each. */
export default function OrdersPage() {
  const { t } = useLingui()
  const api = useApi()
  const list = useOrderList()
  const columns = useOrderColumns()
  const fields = useOrderFilterFields()
  const open = useOpenRow({
    list: ordersKey,
    rows: list.list,
    keyOf: nameOf,
    find: (order_no, signal) => api.userOrder.fetchList({ order_no, pageSize: 1 }, { signal }),
  })
  const [opened, setOpened] = useState<'add' | { order: Order; action: OrderAction } | null>(null)
  const onAction = (order: Order, action: OrderAction) => setOpened({ order, action })
  const rowMenu = useOrderMenu(onAction)
  const close = () => setOpened(null)
  const changed = () => {
    list.refresh()
    if (typeof opened === 'object' && opened?.action === 'remove' && open.shown !== null) open.close()
  }
  const addButton = (
    <Button variant="primary" icon={PlusIcon} onPress={() => setOpened('add')}>
      <Trans>Add order</Trans>
    </Button>
  )
  return (
    <ConsoleList
      list={list}
      title={t`Orders`}
      searchLabel={t`Search orders`}
      fields={fields}
      actions={addButton}
      progress={<OrderTotals filters={list.filters} />}
      columns={columns}
      rowName={nameOf}
      rowAction={(order) => {
        const name = nameOf(order)
        return { label: t`Edit ${name}`, icon: EditIcon, onPress: () => open.open(name), isOpening: true }
      }}
      rowMenu={rowMenu}
      csvName="orders"
      settingsOf="orders"
      empty={
        <EmptyState icon={OrderIcon} title={<Trans>There are no orders yet</Trans>} actions={addButton}>
          <Trans>An order appears here as soon as somebody pays or asks for a plan.</Trans>
        </EmptyState>
      }
    >
      <RowDrawer open={open}>
        {(order) => (
          <OrderDrawer key={order.id} order={order} open={open} onChanged={list.refresh} onAction={onAction} />
        )}
      </RowDrawer>
      {opened === 'add' && <AddOrderForUser onChanged={list.refresh} onClose={close} />}
      {opened !== null && opened !== 'add' && <ConfirmOrderAction {...opened} onChanged={changed} onClose={close} />}
    </ConsoleList>
  )
}
