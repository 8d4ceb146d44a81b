import { Trans, useLingui } from '@lingui/react/macro'
import { unwrap } from '@sightline/api-client'
import { ConfirmDialog, Skeleton, toast, useFormat } from '@sightline/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { moneyText } from '../../../lib/list-page/money.ts'
import { useReloadAll } from '../api.ts'
import type { Choice } from '../usePlanCalls.ts'
import { usePlanNames } from './usePlanNames.ts'

interface ChangePlanProps {
  choice: Choice
  /** Whether the subscription was cancelled: another plan goes on. */
  isCancelled: boolean
  onClose: () => void
}

/** Asks before a subscription changes, and names the amount that will be charged. */
export function ChangePlan({ choice, isCancelled, onClose }: ChangePlanProps) {
  const { t, i18n } = useLingui()
  const api = useApi()
  const text = useMessageText()
  const format = useFormat()
  const onChanged = useReloadAll()
  const { plans, billings } = usePlanNames()
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const preview = useQuery({
    queryKey: ['change of plan', choice],
    queryFn: ({ signal }) => unwrap(api.order.previewChange(choice, { signal })),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  const { data } = preview
  const name = `${plans[choice.plan]}, ${billings[choice.billing]}`

  async function confirm() {
    if (data === undefined) return
    setPending(true)
    setError(null)
    const result = await api.order.changePlan({ ...choice, reckoned_at: data.reckoned_at })
    setPending(false)
    if (result.code !== 200) {
      setError(text(result.message))
      if (result.message === 'preview_outdated') void preview.refetch()
      return
    }
    toast.success(t`Your plan has changed`)
    onClose()
    await onChanged()
  }

  const day = data === undefined ? '' : `\u2066${format.isoDay(data.ends_at, 'UTC')}\u2069`
  const charge = data === undefined ? '' : moneyText(data.amount, data.currency, i18n.locale)
  const credit = data === undefined ? '' : moneyText(data.credit, data.currency, i18n.locale)
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      variant="primary"
      title={<Trans>Change to {name}?</Trans>}
      confirmLabel={data !== undefined && data.amount > 0 ? <Trans>Pay {charge}</Trans> : <Trans>Change</Trans>}
      onConfirm={() => void confirm()}
      isPending={isPending}
      errorMessage={error ?? (preview.isError ? text(preview.error.message) : null)}
    >
      {data === undefined ? (
        preview.isError ? null : (
          <Skeleton blockSize="3rem" />
        )
      ) : data.credit > 0 ? (
        <Trans>
          The plan changes at once and is paid until {day}. Nothing is charged now: {credit} of what you have paid is
          credited to your next invoices.
        </Trans>
      ) : (
        <Trans>
          The plan changes at once and is paid until {day}. Your card is charged {charge} now; the unused part of your
          current plan is already deducted.
        </Trans>
      )}
      {data !== undefined && isCancelled && (
        <>
          {' '}
          <Trans>Your cancellation is withdrawn: the new plan renews automatically.</Trans>
        </>
      )}
    </ConfirmDialog>
  )
}
