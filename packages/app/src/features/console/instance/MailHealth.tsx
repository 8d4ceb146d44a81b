import { Trans, useLingui } from '@lingui/react/macro'
import type { CallOutput } from '@sightline/api-client'
import { Badge, Callout, Card, DescriptionList, ErrorState, Skeleton, Stack, useFormat } from '@sightline/ui'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { FailedMails } from './FailedMails.tsx'
import { SendTestMail } from './SendTestMail.tsx'
import { useMailHealth } from './useMailHealth.ts'
import { useMailFailureTexts } from './useMailTexts.ts'

type Status = CallOutput<'mail', 'fetchStatus'>

/** The card that says whether mails are sent, and why some are not. */
export function MailHealth() {
  const text = useMessageText()
  const health = useMailHealth()
  return (
    <Card title={<Trans>Mail</Trans>} actions={health.data !== undefined && <State status={health.data} />}>
      {health.isError ? (
        <ErrorState title={<Trans>This could not be loaded</Trans>} onRetry={() => void health.refetch()}>
          {text(health.error.message)}
        </ErrorState>
      ) : health.data === undefined ? (
        <Skeleton blockSize="8rem" />
      ) : (
        <Facts status={health.data} />
      )}
    </Card>
  )
}

/** What was given up longer ago than a day is listed, and no failure of now. */
export const isMailHealthy = ({ dead, failed }: Status): boolean =>
  dead === 0 && failed.every(({ state }) => state === 'dead')

function State({ status }: { status: Status }) {
  if (!status.is_configured)
    return (
      <Badge tone="neutral">
        <Trans>Off</Trans>
      </Badge>
    )
  return isMailHealthy(status) ? (
    <Badge tone="positive">
      <Trans>Healthy</Trans>
    </Badge>
  ) : (
    <Badge tone="warning">
      <Trans>Needs attention</Trans>
    </Badge>
  )
}

function Facts({ status }: { status: Status }) {
  const { t } = useLingui()
  const format = useFormat()
  const failureText = useMailFailureTexts()
  const { is_configured, from, server, waiting, sent, dead, last_sent_at, oldest_waiting_at, failed } = status
  if (!is_configured)
    return (
      <Trans>
        This instance sends no mail. Set SMTP_URL and MAIL_FROM to change that; until then, nobody can get a link for a
        new password.
      </Trans>
    )
  const at = (instant: string) => format.instant(instant, timeZone)
  const latest = isMailHealthy(status) ? undefined : failed[0]
  return (
    <Stack>
      {latest !== undefined && latest.failure !== null && (
        <Callout
          tone={latest.state === 'dead' ? 'negative' : 'warning'}
          title={
            latest.state === 'dead' ? (
              <Trans>Some mails could not be delivered</Trans>
            ) : (
              <Trans>Mails are failing</Trans>
            )
          }
        >
          {failureText(latest.failure)}
        </Callout>
      )}
      <DescriptionList
        termSize="md"
        items={[
          { id: 'server', term: <Trans>Mail server</Trans>, description: <bdi dir="ltr">{server}</bdi> },
          { id: 'from', term: <Trans>Sender</Trans>, description: <bdi dir="ltr">{from}</bdi> },
          {
            id: 'waiting',
            term: <Trans>Waiting</Trans>,
            description:
              oldest_waiting_at === null ? waiting : `${waiting} · ${t`the oldest since ${at(oldest_waiting_at)}`}`,
          },
          {
            id: 'sent',
            term: <Trans>Sent in 24 hours</Trans>,
            description: last_sent_at === null ? sent : `${sent} · ${t`last ${at(last_sent_at)}`}`,
          },
          { id: 'dead', term: <Trans>Given up in 24 hours</Trans>, description: dead },
        ]}
      />
      <SendTestMail />
      {failed.length > 0 && <FailedMails mails={failed} at={at} />}
    </Stack>
  )
}

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
