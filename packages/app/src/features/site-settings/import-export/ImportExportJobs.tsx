import { Trans, useLingui } from '@lingui/react/macro'
import { exportLimits } from '@sightline/api-client'
import { Card, DataTable, EmptyState, TransferIcon } from '@sightline/ui'
import { useMemo } from 'react'
import { loadingPropsOf } from '../../../lib/api/loadingPropsOf.ts'
import { dayColumn } from '../../../lib/list-page/columns.tsx'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { DownloadExport } from '../../../lib/jobs/DownloadExport.tsx'
import { JobBadge } from '../../../lib/jobs/JobBadge.tsx'
import { useJob } from '../../../lib/jobs/useJob.ts'
import { WrongLines } from './WrongLines.tsx'
import { useJobStatusNames } from '../../../lib/jobs/useJobNames.ts'
import { useImportExportJobs, type ImportExportJob } from './useImportExportJobs.ts'

const { fileHours } = exportLimits

/** The person’s imports and exports, and the files that can still be downloaded. */
export function ImportExportJobs({ siteId, canEdit }: { siteId: string; canEdit: boolean }) {
  const { t } = useLingui()
  const text = useMessageText()
  const answer = useImportExportJobs(siteId)
  const columns = useColumns(canEdit)
  return (
    <Card
      title={<Trans>Your imports and exports</Trans>}
      description={<Trans>The file of an export can be downloaded for {fileHours} hours.</Trans>}
    >
      <DataTable
        caption={t`Your imports and exports`}
        columns={columns}
        rowName={({ transfer }) => transfer.name}
        items={answer.data}
        {...loadingPropsOf(answer, text)}
        density="compact"
        details={wrongLinesOf}
        empty={<EmptyState icon={TransferIcon} level={3} title={<Trans>No imports or exports yet</Trans>} />}
      />
    </Card>
  )
}

const wrongLinesOf = ({ id, counts }: ImportExportJob) => (counts.failed > 0 ? <FailedLines id={id} /> : null)

/** The lines of a file that were wrong. */
function FailedLines({ id }: { id: string }) {
  const { data } = useJob(id)
  const lines = data?.report.list.filter(({ outcome }) => outcome === 'failed') ?? []
  return lines.length === 0 ? null : <WrongLines lines={lines} />
}

function useColumns(canEdit: boolean) {
  const { t } = useLingui()
  const statusNames = useJobStatusNames()
  return useMemo(() => {
    const nameOfKind = (kind: ImportExportJob['kind']): string =>
      kind === 'remove_import'
        ? t`Removal`
        : kind === 'check_import'
          ? t`Check`
          : kind === 'import_events'
            ? t`Import`
            : t`Export`
    return [
      { id: 'name', header: t`File`, value: ({ transfer }: ImportExportJob) => transfer.name, minWidth: 150 },
      {
        id: 'kind',
        header: t`What`,
        value: ({ kind }: ImportExportJob) => nameOfKind(kind),
        minWidth: 80,
        priority: 1,
      },
      {
        id: 'status',
        header: t`Status`,
        value: ({ status }: ImportExportJob) => statusNames[status],
        cell: ({ status, counts }: ImportExportJob) => <JobBadge status={status} problems={counts.failed} />,
        minWidth: 100,
      },
      {
        ...dayColumn<ImportExportJob>('created_at', t`Started at`, ({ created_at }) => created_at),
        kind: 'datetime' as const,
        minWidth: 150,
      },
      {
        id: 'download',
        header: t`Download`,
        value: () => null,
        cell: ({ id, kind, transfer }: ImportExportJob) =>
          canEdit && kind === 'export_events' && transfer.is_ready ? (
            <DownloadExport id={id} name={transfer.name} />
          ) : null,
        minWidth: 130,
      },
    ]
  }, [t, statusNames, canEdit])
}
