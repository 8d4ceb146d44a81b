import { useLingui } from '@lingui/react/macro'
import type { JobLine } from '@sightline/api-client'
import { DataTable, missing } from '@sightline/ui'
import { useMemo } from 'react'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'

type Row = JobLine & { id: string }

/** The first lines of a file that could not be imported, each with the reason. */
export function WrongLines({ lines }: { lines: readonly JobLine[] }) {
  const { t } = useLingui()
  const text = useMessageText()
  const rows = useMemo(() => lines.map((line): Row => ({ ...line, id: String(line.line) })), [lines])
  const columns = useMemo(
    () => [
      {
        id: 'line',
        header: t`Line`,
        value: ({ line }: Row) => line,
        kind: 'number' as const,
        isSortable: true,
        minWidth: 72,
      },
      {
        id: 'message',
        header: t`Why`,
        value: ({ message }: Row) => (message === null ? null : text(message)),
        minWidth: 200,
      },
      {
        id: 'subject',
        header: t`Field`,
        value: ({ subject }: Row) => subject || null,
        kind: 'code' as const,
        priority: 1,
      },
    ],
    [t, text],
  )
  return (
    <DataTable
      caption={t`Invalid lines`}
      columns={columns}
      rowName={({ id }) => id}
      items={rows}
      density="compact"
      csvName="wrong-lines"
      empty={missing}
    />
  )
}
