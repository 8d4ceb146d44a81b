import { Trans, useLingui } from '@lingui/react/macro'
import type { CallOutput } from '@sightline/api-client'
import { Badge, Callout, Card, DescriptionList, ErrorState, Skeleton, Stack, useFormat } from '@sightline/ui'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { usePaymentHealth } from './usePaymentHealth.ts'

type Cards = NonNullable<CallOutput<'health', 'payments'>['cards']>

/** The card that says whether card payments arrive, and which of them failed. */
export function PaymentHealth() {
  const text = useMessageText()
  const health = usePaymentHealth()
  return (
    <Card
      title={<Trans>Card payments</Trans>}
      actions={health.data !== undefined && <State cards={health.data.cards} />}
    >
      {health.isError ? (
        <ErrorState title={<Trans>This could not be loaded</Trans>} onRetry={() => void health.refetch()}>
          {text(health.error.message)}
        </ErrorState>
      ) : health.data === undefined ? (
        <Skeleton blockSize="8rem" />
      ) : (
        <Stack>
          {health.data.cards === null ? (
            <Trans>
              This instance takes no cards. Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET to change that; until then,
              members ask for a plan, and you confirm it.
            </Trans>
          ) : (
            <CardFacts cards={health.data.cards} />
          )}
          <DescriptionList
            termSize="md"
            items={[{ id: 'pending', term: <Trans>Pending orders</Trans>, description: health.data.pending_orders }]}
          />
        </Stack>
      )}
    </Card>
  )
}

function State({ cards }: { cards: Cards | null }) {
  if (cards === null)
    return (
      <Badge tone="neutral">
        <Trans>Off</Trans>
      </Badge>
    )
  return arePaymentsHealthy(cards) ? (
    <Badge tone="positive">
      <Trans>Healthy</Trans>
    </Badge>
  ) : (
    <Badge tone="warning">
      <Trans>Needs attention</Trans>
    </Badge>
  )
}

export const arePaymentsHealthy = ({
  is_answering,
  missing_prices,
  failed_events,
  unknown_customers,
  last_reconciliation,
}: Cards): boolean =>
  is_answering &&
  missing_prices.length + failed_events.length + unknown_customers.length === 0 &&
  (last_reconciliation === null || last_reconciliation.error === null)

function CardFacts({ cards }: { cards: Cards }) {
  const { t } = useLingui()
  const format = useFormat()
  const at = (instant: string) => format.instant(instant, timeZone)
  const { last_event, last_reconciliation: last, failed_events, unknown_customers, missing_prices } = cards
  const comparisonText = ({ started_at, customers, differences }: NonNullable<typeof last>) =>
    `${at(started_at)} · ${t`Customers: ${customers}, with differences: ${differences}`}`
  return (
    <Stack>
      {!cards.is_answering && <Callout tone="negative" title={<Trans>Stripe does not answer</Trans>} />}
      {missing_prices.length > 0 && (
        <Callout tone="warning" title={<Trans>Prices are missing at Stripe</Trans>}>
          <Trans>No price has these lookup keys:</Trans> <bdi dir="ltr">{missing_prices.join(', ')}</bdi>
        </Callout>
      )}
      <DescriptionList
        termSize="md"
        items={[
          {
            id: 'event',
            term: <Trans>Last event</Trans>,
            description:
              last_event === null ? t`None yet` : <EventLine type={last_event.type} at={at(last_event.received_at)} />,
          },
          {
            id: 'signatures',
            term: <Trans>Wrong signature</Trans>,
            description: cards.bad_signatures,
          },
          {
            id: 'failed',
            term: <Trans>Failed events</Trans>,
            description:
              failed_events.length === 0
                ? t`None`
                : failed_events.map(({ id, type, error, received_at }) => (
                    <EventLine key={id} type={`${type} ${error ?? ''}`} at={at(received_at)} />
                  )),
          },
          {
            id: 'unknown',
            term: <Trans>Unknown customers</Trans>,
            description:
              unknown_customers.length === 0
                ? t`None`
                : unknown_customers.map(({ customer_id, type, received_at }) => (
                    <EventLine
                      key={`${customer_id}${received_at}`}
                      type={`${customer_id} ${type}`}
                      at={at(received_at)}
                    />
                  )),
          },
          {
            id: 'reconciliation',
            term: <Trans>Compared with Stripe</Trans>,
            description:
              last === null
                ? t`Not yet`
                : last.error === null
                  ? comparisonText(last)
                  : `${at(last.started_at)} · ${last.error}`,
          },
        ]}
      />
    </Stack>
  )
}

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()

const EventLine = ({ type, at }: { type: string; at: string }) => (
  <div>
    <bdi dir="ltr">{type}</bdi> · {at}
  </div>
)
