import { useLingui } from '@lingui/react/macro'
import type { CallOutput } from '@sightline/api-client'
import { DataTable, RetryIcon, toast } from '@sightline/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { mailHealthKey } from './useMailHealth.ts'
import { useMailFailureTexts, useMailKindTexts } from './useMailTexts.ts'

type FailedMail = CallOutput<'mail', 'fetchStatus'>['failed'][number]

interface FailedMailsProps {
  mails: readonly FailedMail[]
  /** Formats an instant. */
  at: (instant: string) => string
}

/** The latest mails that were given up, or that wait for another try after a failure. */
export function FailedMails({ mails, at }: FailedMailsProps) {
  const { t } = useLingui()
  const api = useApi()
  const queries = useQueryClient()
  const text = useMessageText()
  const failureText = useMailFailureTexts()
  const kindText = useMailKindTexts()
  const retry = async ({ id }: FailedMail) => {
    const { code, message } = await api.mail.retry({ id })
    if (code === 200) toast.success(t`Sending it again`)
    else toast.error(text(message))
    void queries.invalidateQueries({ queryKey: mailHealthKey })
  }
  return (
    <DataTable
      caption={t`Failed mails`}
      items={mails}
      density="compact"
      rowName={({ address }) => address}
      columns={[
        { id: 'address', header: t`To`, value: ({ address }: FailedMail) => address, minWidth: 150 },
        { id: 'kind', header: t`About`, value: ({ kind }: FailedMail) => kindText(kind), minWidth: 120, priority: 1 },
        {
          id: 'state',
          header: t`Status`,
          value: ({ state, attempts }: FailedMail) =>
            state === 'dead' ? t`Given up after attempts: ${attempts}` : t`Waiting, attempts: ${attempts}`,
          minWidth: 130,
        },
        {
          id: 'failure',
          header: t`Why`,
          value: ({ failure }: FailedMail) => (failure === null ? '' : failureText(failure)),
          minWidth: 180,
        },
        {
          id: 'created_at',
          header: t`Since`,
          value: ({ created_at }: FailedMail) => at(created_at),
          minWidth: 120,
          priority: 2,
        },
      ]}
      empty={null}
      details={errorOf}
      rowAction={(mail) => {
        const { address } = mail
        return mail.state === 'dead'
          ? { label: t`Send the mail to ${address} again`, icon: RetryIcon, onPress: () => void retry(mail) }
          : null
      }}
    />
  )
}

const errorOf = ({ error }: FailedMail) => (error === null ? null : <bdi dir="ltr">{error}</bdi>)
