import { Trans, useLingui } from '@lingui/react/macro'
import { unwrap, type CallInput } from '@sightline/api-client'
import { Callout, Skeleton, SpanChart, Stack, useFormat } from '@sightline/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { moneyText } from '../../../lib/list-page/money.ts'
import { ordersKey } from './useOrderList.ts'

/** Where the span of an order would lie, after what the person has already, and what it costs. */
export function OrderPreview({ order }: { order: CallInput<'userOrder', 'preview'> }) {
  const { t, i18n } = useLingui()
  const api = useApi()
  const format = useFormat()
  const text = useMessageText()
  const [openedAt] = useState(() => Date.now())
  const preview = useQuery({
    queryKey: [ordersKey, 'preview', order],
    queryFn: ({ signal }) => unwrap(api.userOrder.preview(order, { signal, progress: false })),
    placeholderData: keepPreviousData,
  })
  if (preview.isError) return <Callout tone="warning" title={text(preview.error.message)} />
  if (preview.data === undefined) return <Skeleton blockSize="3rem" />
  const { current_ends_at, starts_at, ends_at, amount, currency } = preview.data
  const day = (instant: string) => format.days(instant.slice(0, 10), instant.slice(0, 10), 'UTC')
  const [start, end, price] = [day(starts_at), day(ends_at), moneyText(amount, currency, i18n.locale)]
  const current = current_ends_at === null ? null : day(current_ends_at)
  return (
    <Stack gap={5}>
      <Callout
        tone="info"
        title={
          <Trans>
            It is valid from {start} to {end}, for {price}.
          </Trans>
        }
      >
        {current === null ? (
          <Trans>The user does not have this plan now.</Trans>
        ) : (
          <Trans>The user has this plan until {current}.</Trans>
        )}
      </Callout>
      <SpanChart
        aria-label={t`The plan now, and with this order`}
        items={[
          {
            id: 'now',
            label: t`Now`,
            value: current === null ? t`Not on this plan` : t`until ${current}`,
            ...(current_ends_at !== null && { start: new Date(openedAt).toISOString(), end: current_ends_at }),
          },
          {
            id: 'order',
            label: t`This order`,
            value: `${start} – ${end}`,
            start: starts_at,
            end: ends_at,
            isNew: true,
          },
        ]}
      />
    </Stack>
  )
}
