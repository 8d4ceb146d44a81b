import { useLingui } from '@lingui/react/macro'
import { ArrowRightIcon, DeleteIcon, ReverseIcon, StopIcon } from '@sightline/ui'
import type { OrderAction } from './ConfirmOrderAction.tsx'
import type { Order } from './useOrderList.ts'

/** What can become of an order, as its row offers it: only what the service lets happen. */
export function useOrderMenu(onChoose: (order: Order, action: OrderAction) => void) {
  const { t } = useLingui()
  const items = {
    confirm: { label: t`Confirm`, icon: ArrowRightIcon },
    refund: { label: t`Refund`, icon: ReverseIcon },
    cancel: { label: t`Cancel the order`, icon: StopIcon },
    remove: { label: t`Delete order`, icon: DeleteIcon },
  }
  return (order: Order) => [
    {
      id: 'end',
      items: actionsOn(order).map((action) => ({
        id: action,
        ...items[action],
        onAction: () => onChoose(order, action),
      })),
    },
  ]
}

/** What can become of an order. */
function actionsOn({ status, provider, paid_at }: Order): readonly OrderAction[] {
  // What follows Stripe is changed there; a refund is passed on to it.
  if (provider === 'stripe') return status === 'paid' ? ['refund'] : []
  const removal: readonly OrderAction[] = paid_at === null ? ['remove'] : []
  switch (status) {
    case 'pending':
      return ['confirm', 'cancel', ...removal]
    case 'paid':
      return ['refund', 'cancel']
    case 'refunded':
    case 'cancelled':
      return removal
  }
}
