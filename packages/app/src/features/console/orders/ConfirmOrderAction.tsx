import { Trans, useLingui } from '@lingui/react/macro'
import { orderLimits } from '@sightline/api-client'
import { Stack, TextArea, toast } from '@sightline/ui'
import { useState, type ReactNode } from 'react'
import { errorOfOne } from '../../../lib/list-page/bulk/bulkCall.ts'
import { ConfirmCall } from '../../../lib/list-page/ConfirmCall.tsx'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { moneyText } from '../../../lib/list-page/money.ts'
import type { Order } from './useOrderList.ts'

/**
 * What becomes of an order: it is paid and begins, the money goes back and its time ends now, it never counted, or it is
 * gone.
 */
export type OrderAction = 'confirm' | 'refund' | 'cancel' | 'remove'

interface ConfirmOrderActionProps {
  order: Order
  action: OrderAction
  onChanged: () => void
  onClose: () => void
}

/** Asks before an order is confirmed, refunded, cancelled or removed, and does it. */
export function ConfirmOrderAction({ order, action, onChanged, onClose }: ConfirmOrderActionProps) {
  const { t, i18n } = useLingui()
  const api = useApi()
  const [reason, setReason] = useState('')
  const { id, version, order_no, provider, email } = order
  const amount = moneyText(order.amount, order.currency, i18n.locale)
  const run = async (): Promise<string | undefined> => {
    if (action === 'cancel') return errorOfOne(await api.userOrder.del({ ids: [id] }))
    const send = {
      confirm: () => api.userOrder.update({ id, version, status: 'paid' }),
      refund: () => api.userOrder.refund({ id, version, ...(reason.trim() !== '' && { reason }) }),
      remove: () => api.userOrder.remove({ id, version }),
    }
    const result = await send[action]()
    return result.code === 200 ? undefined : result.message
  }
  const texts: Record<OrderAction, { title: ReactNode; label: ReactNode; done: string; what: ReactNode }> = {
    confirm: {
      title: <Trans>Confirm {order_no}?</Trans>,
      label: <Trans>Confirm</Trans>,
      done: t`Confirmed`,
      what: <Trans>It counts as paid from now on, and the user gets a notice.</Trans>,
    },
    refund: {
      title: <Trans>Refund {order_no}?</Trans>,
      label: <Trans>Refund</Trans>,
      done: t`Refunded`,
      what:
        provider === 'stripe' ? (
          <Trans>
            Stripe gives the money back to the card, and what is left of its time ends now. A subscription goes on and
            renews on its day.
          </Trans>
        ) : (
          <Trans>What is left of its time ends now. No money moves here: pay it back where it was paid.</Trans>
        ),
    },
    cancel: {
      title: <Trans>Cancel {order_no}?</Trans>,
      label: <Trans>Cancel the order</Trans>,
      done: t`Cancelled`,
      what: <Trans>Its time no longer counts. The order itself stays in the list.</Trans>,
    },
    remove: {
      title: <Trans>Delete {order_no}?</Trans>,
      label: <Trans>Delete order</Trans>,
      done: t`Deleted`,
      what: <Trans>It was never paid, and will be gone for good.</Trans>,
    },
  }
  const { title, label, done, what } = texts[action]
  return (
    <ConfirmCall
      title={title}
      confirmLabel={label}
      onOpenChange={onClose}
      run={run}
      onDone={() => {
        toast.success(done)
        onChanged()
        onClose()
      }}
    >
      <Stack gap={3}>
        <span>
          <bdi>{email}</bdi> · {amount}
        </span>
        <span>{what}</span>
        {action === 'refund' && (
          <TextArea
            label={t`Reason`}
            description={t`It is saved as the order’s note, for staff only.`}
            isOptional
            maxLength={orderLimits.note}
            value={reason}
            onChange={setReason}
          />
        )}
      </Stack>
    </ConfirmCall>
  )
}
