import { Trans, useLingui } from '@lingui/react/macro'
import type { CallOutput } from '@sightline/api-client'
import { toast } from '@sightline/ui'
import { errorOfOne } from '../../../../lib/list-page/bulk/bulk.ts'
import { ConfirmCall } from '../../../../lib/list-page/ConfirmCall.tsx'
import { useApi } from '../../../../lib/api/ApiContext.ts'

/** How an order ends: the money goes back and its time ends now, or it never counted. */
export type OrderEnd = 'refund' | 'cancel'

interface EndOrderProps {
  order: CallOutput<'userOrder', 'fetchList'>['list'][number]
  end: OrderEnd
  onChanged: () => void
  onClose: () => void
}

/** Asks before an order ends, and ends it. */
export function EndOrder({ order: { id, version, order_no }, end, onChanged, onClose }: EndOrderProps) {
  const { t } = useLingui()
  const api = useApi()
  const run = async (): Promise<string | undefined> => {
    if (end === 'refund') {
      const result = await api.userOrder.update({ id, version, status: 'refunded' })
      return result.code === 200 ? undefined : result.message
    }
    return errorOfOne(await api.userOrder.del({ ids: [id] }))
  }
  return (
    <ConfirmCall
      title={end === 'refund' ? <Trans>Refund {order_no}?</Trans> : <Trans>Cancel {order_no}?</Trans>}
      confirmLabel={end === 'refund' ? <Trans>Refund</Trans> : <Trans>Cancel the order</Trans>}
      onOpenChange={onClose}
      run={run}
      onDone={() => {
        toast.success(end === 'refund' ? t`Refunded` : t`Cancelled`)
        onChanged()
        onClose()
      }}
    >
      {end === 'refund' ? (
        <Trans>What is left of its time ends now. No money moves here: pay it back where it was paid.</Trans>
      ) : (
        <Trans>Its time counts no more, as if the order had never been. The order itself stays in the list.</Trans>
      )}
    </ConfirmCall>
  )
}
