import { Trans, useLingui } from '@lingui/react/macro'
import type { CallOutput } from '@sightline/api-client'
import { BellIcon, Callout, Card, DataTable, DeleteIcon, EmptyState, SendIcon, Stack, toast } from '@sightline/ui'
import { useMemo, useState } from 'react'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { useShortList } from '../../../lib/api/useShortList.ts'
import { dayColumn } from '../../../lib/list-page/columns.tsx'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { useInstance } from '../../auth/index.ts'
import { settingsKeys } from '../api.ts'
import { RemoveEntry } from '../components/RemoveEntry.tsx'
import { AddReportRecipient } from './AddReportRecipient.tsx'
import { languageNames, useRhythmTexts } from './reportTexts.ts'

type Report = CallOutput<'siteReport', 'fetchReports'>['list'][number]

interface ReportRecipientsProps {
  siteId: string
  /** The only address that may be added; undefined for any. */
  ownAddress: string | undefined
  canEdit: boolean
}

/** The recipients of the site’s weekly or monthly report by mail. */
export function ReportRecipients({ siteId, ownAddress, canEdit }: ReportRecipientsProps) {
  const { t } = useLingui()
  const api = useApi()
  const text = useMessageText()
  const instance = useInstance()
  const { tableProps, refresh } = useShortList(settingsKeys.reports(siteId), (signal) =>
    api.siteReport.fetchReports({ site_id: siteId }, { signal }),
  )
  const [removed, setRemoved] = useState<Report | null>(null)
  const columns = useColumns()
  const sendNow = async ({ id, email }: Report) => {
    const { code, message } = await api.siteReport.sendReport({ site_id: siteId, id })
    if (code === 200) toast.success(t`The report is on its way to ${email}`)
    else toast.error(text(message))
  }
  return (
    <Card
      title={<Trans>Reports by mail</Trans>}
      description={
        <Trans>
          Visitors, views, pages and sources of the last week or month, on the morning after it ends. People without an
          account can get them, too. Each mail has a link to unsubscribe.
        </Trans>
      }
    >
      <Stack>
        {instance.data?.mail === false && (
          <Callout tone="warning" title={<Trans>This instance sends no mail. Reports are sent once it does.</Trans>} />
        )}
        {canEdit && <AddReportRecipient siteId={siteId} ownAddress={ownAddress} onAdded={refresh} />}
        <DataTable
          caption={t`Reports by mail`}
          columns={columns}
          rowName={({ email }) => email}
          {...tableProps}
          density="compact"
          rowAction={(report) => {
            const { email } = report
            return canEdit && !report.is_stopped
              ? { label: t`Send a report to ${email} now`, icon: SendIcon, onPress: () => void sendNow(report) }
              : null
          }}
          {...(canEdit && {
            rowMenu: (report: Report) => [
              {
                id: 'remove',
                items: [{ id: 'remove', label: t`Remove`, icon: DeleteIcon, onAction: () => setRemoved(report) }],
              },
            ],
          })}
          empty={
            <EmptyState icon={BellIcon} level={3} title={<Trans>No recipients yet</Trans>}>
              <Trans>Add an e-mail address, your own for example.</Trans>
            </EmptyState>
          }
        />
      </Stack>
      {removed !== null && (
        <RemoveEntry
          siteId={siteId}
          title={<Trans>Send no more reports to {removed.email}?</Trans>}
          confirmLabel={<Trans>Remove</Trans>}
          run={() => api.siteReport.removeReport({ site_id: siteId, id: removed.id })}
          onDone={refresh}
          onClose={() => setRemoved(null)}
        >
          <Trans>You can add the address again.</Trans>
        </RemoveEntry>
      )}
    </Card>
  )
}

function useColumns() {
  const { t } = useLingui()
  const rhythms = useRhythmTexts()
  return useMemo(
    () => [
      { id: 'email', header: t`E-mail`, value: ({ email }: Report) => email, isSortable: true, minWidth: 160 },
      { id: 'rhythm', header: t`How often`, value: ({ rhythm }: Report) => rhythms[rhythm], minWidth: 96 },
      {
        id: 'locale',
        header: t`Language`,
        value: ({ locale }: Report) => languageNames[locale],
        priority: 1,
        minWidth: 96,
      },
      {
        id: 'state',
        header: t`Status`,
        value: ({ is_stopped }: Report) => (is_stopped ? t`Unsubscribed` : t`Active`),
        minWidth: 110,
      },
      dayColumn<Report>('next_at', t`Next report`, ({ next_at, is_stopped }) => (is_stopped ? null : next_at)),
    ],
    [t, rhythms],
  )
}
