import { useLingui } from '@lingui/react/macro'
import type { JobLine, LineOutcome } from '@sightline/api-client'
import { DataTable, missing, type DataTableColumn } from '@sightline/ui'
import { useMemo } from 'react'
import { useMessageText } from '../../../../lib/i18n/messageTexts.ts'

interface ReportRow extends JobLine {
  id: string
}

/** The result of each line, with the one-time links of those who were created. */
export function ImportReport({ lines, isDryRun }: { lines: readonly JobLine[]; isDryRun: boolean }) {
  const { t } = useLingui()
  const text = useMessageText()
  const rows = useMemo(() => lines.map((line): ReportRow => ({ ...line, id: String(line.line) })), [lines])
  const columns = useMemo((): DataTableColumn<ReportRow>[] => {
    const outcomes: Record<LineOutcome, string> = {
      created: isDryRun ? t`Would be created` : t`Created`,
      skipped: t`Skipped`,
      failed: t`Wrong`,
    }
    return [
      { id: 'line', header: t`Line`, value: ({ line }) => line, isSortable: true, minWidth: 64 },
      { id: 'subject', header: t`User`, value: ({ subject }) => subject, isSortable: true, minWidth: 130 },
      { id: 'outcome', header: t`Outcome`, value: ({ outcome }) => outcomes[outcome], isSortable: true, minWidth: 104 },
      {
        id: 'message',
        header: t`Why`,
        value: ({ message }) => (message === null ? null : text(message)),
        minWidth: 170,
        priority: 1,
      },
      ...(isDryRun
        ? []
        : [
            {
              id: 'link',
              header: t`One-time link`,
              value: ({ link }: ReportRow) => link,
              kind: 'code' as const,
              priority: 2,
              minWidth: 120,
            },
          ]),
    ]
  }, [t, text, isDryRun])
  return (
    <DataTable
      caption={t`Result by line`}
      columns={columns}
      rowName={({ subject }) => subject}
      items={rows}
      density="compact"
      csvName="import-report"
      empty={missing}
    />
  )
}
