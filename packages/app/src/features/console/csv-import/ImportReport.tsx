import { useLingui } from '@lingui/react/macro'
import type { JobLine, LineOutcome } from '@sightline/api-client'
import { DataTable, missing, type DataTableColumn } from '@sightline/ui'
import { useMemo } from 'react'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'

interface ReportRow extends JobLine {
  id: string
}

interface ImportReportProps {
  lines: readonly JobLine[]
  /** What stands for a line that was taken. */
  createdLabel: string
  /**
   * Whether lines have one-time links of those who were created.
   * @default false
   */
  hasLinks?: boolean
}

/** The result of each line. */
export function ImportReport({ lines, createdLabel, hasLinks = false }: ImportReportProps) {
  const { t } = useLingui()
  const text = useMessageText()
  const rows = useMemo(() => lines.map((line): ReportRow => ({ ...line, id: String(line.line) })), [lines])
  const columns = useMemo((): DataTableColumn<ReportRow>[] => {
    const outcomes: Record<LineOutcome, string> = {
      created: createdLabel,
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
      ...(!hasLinks
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
  }, [t, text, createdLabel, hasLinks])
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
