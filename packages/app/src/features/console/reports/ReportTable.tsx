import { Trans, useLingui } from '@lingui/react/macro'
import { Card, csvOf, DataTable, downloadCsv } from '@sightline/ui'
import { ExportButton } from '../../../lib/list-page/export/ExportButton.tsx'
import type { ReportMetric } from './metrics.ts'
import type { ReportPeriod } from './period.ts'
import { useTableColumns, type ReportRow } from './useTableColumns.ts'

interface ReportTableProps {
  name: string
  fileName: string
  period: ReportPeriod
  /** The first instants of the buckets. */
  starts: readonly string[]
  metrics: readonly ReportMetric[]
}

/** The number of rows of a page: the days of a long month. */
const rowsPerPage = 31

const dayOf = ({ start }: ReportRow) => start.slice(0, 10)

/** The table of a report: every metric in every bucket. */
export function ReportTable({ name, fileName, period, starts, metrics }: ReportTableProps) {
  const { t } = useLingui()
  const { from, to, interval } = period
  const { columns, csvColumns } = useTableColumns(metrics, interval)
  const rows = starts.map((start, index): ReportRow => ({ start, index }))
  return (
    <Card
      title={<Trans>Values</Trans>}
      description={
        interval !== 'day' && <Trans>The first and the last row cover only the days within the range.</Trans>
      }
      actions={
        <ExportButton onExport={() => downloadCsv(`${fileName}-${from}-${to}-${interval}`, csvOf(csvColumns, rows))} />
      }
    >
      <DataTable
        caption={t`Values: ${name}`}
        columns={columns}
        rowName={dayOf}
        getRowId={dayOf}
        items={rows}
        density="compact"
        pageSize={rows.length > rowsPerPage ? rowsPerPage : undefined}
        defaultSorter={{ columnKey: 'start', order: 'descend' }}
        empty={t`No data in this range`}
      />
    </Card>
  )
}
