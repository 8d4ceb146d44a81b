import { useLingui } from '@lingui/react/macro'
import { differenceCauses } from '@sightline/api-client'
import { DataTable, useFormat, type DataTableColumn } from '@sightline/ui'
import { useCauseTexts } from './useCauseTexts.ts'
import type { Differences } from './useDifferences.ts'
import { instanceName } from '../../../lib/page/instanceName.ts'

type Day = Differences['days'][number] & { id: string }

/** A table of every day with both values and the part of each cause. */
export function DifferenceDays({ differences }: { differences: Differences }) {
  const { t } = useLingui()
  const format = useFormat()
  const texts = useCauseTexts(differences.property_time_zone)
  const { metric, days } = differences
  const isRate = metric === 'bounce_rate'
  const kind = isRate ? ('percent' as const) : ('number' as const)
  const difference = (value: number) => format.difference(value, isRate ? 1 : 0)
  const differenceColumn = (id: string, header: string, value: (day: Day) => number, priority: number) => ({
    id,
    header,
    value,
    kind,
    cell: (day: Day) => difference(value(day)),
    isSortable: true,
    minWidth: 104,
    priority,
  })
  const found = differenceCauses.filter((cause) => days.some(({ causes }) => (causes[cause] ?? 0) !== 0))
  const columns: readonly DataTableColumn<Day>[] = [
    { id: 'day', header: t`Day`, value: ({ day }) => day, kind: 'date', isSortable: true, minWidth: 112 },
    { id: 'ours', header: instanceName(), value: ({ ours }) => ours, kind, isSortable: true, minWidth: 92 },
    { id: 'google', header: t`Google`, value: ({ google }) => google, kind, isSortable: true, minWidth: 92 },
    differenceColumn('difference', t`Difference`, ({ ours, google }) => google - ours, 1),
    ...found.map((cause, index) => ({
      ...differenceColumn(cause, texts[cause].name, ({ causes }) => causes[cause] ?? 0, index + 2),
      description: texts[cause].description,
    })),
  ]
  return (
    <DataTable
      caption={t`Differences day by day`}
      columns={columns}
      rowName={({ day }) => day}
      items={days.map((day) => ({ ...day, id: day.day }))}
      density="compact"
      empty={t`No data in this range`}
      pageSize={31}
      defaultSorter={{ columnKey: 'day', order: 'descend' }}
    />
  )
}
