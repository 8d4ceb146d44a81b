import { Trans, useLingui } from '@lingui/react/macro'
import { DataTable, Progress, Text, useFormat } from '@sightline/ui'
import { HealthCard } from './HealthCard.tsx'
import { useBytes } from './useBytes.ts'
import type { HealthStatus } from './useHealthStatus.ts'

/** The memory of the event store, and what it has on disk by table and by site. */
export function EngineCard({ status: { problems, events } }: { status: HealthStatus }) {
  const { t } = useLingui()
  const bytes = useBytes()
  const most = bytes(events?.max_memory_bytes ?? 0)
  return (
    <HealthCard
      title={<Trans>Event store</Trans>}
      problems={problems}
      about={['events_store', 'events_damaged', 'memory_high']}
      value={events === null ? t`No answer` : bytes(events.memory_bytes)}
    >
      {events !== null && (
        <>
          {events.max_memory_bytes === null ? (
            <Text>
              <Trans>Memory in use, without a limit</Trans>
            </Text>
          ) : (
            <Progress
              label={t`Memory in use, of at most ${most}`}
              value={events.memory_bytes}
              maxValue={events.max_memory_bytes}
            />
          )}
          <Stored
            caption={t`Tables`}
            header={t`Table`}
            rows={events.tables.map((table) => ({ ...table, id: table.name }))}
          />
          <Stored
            caption={t`Sites with the most events`}
            header={t`Site`}
            rows={events.sites.map(({ id, domain, ...site }) => ({ ...site, id, name: domain ?? t`Deleted: ${id}` }))}
            note={t`Estimated by its share of the rows`}
          />
        </>
      )}
    </HealthCard>
  )
}

interface StoredRow {
  id: string
  name: string
  rows: number
  bytes: number
}

function Stored({
  caption,
  header,
  rows,
  note,
}: {
  caption: string
  header: string
  rows: readonly StoredRow[]
  note?: string
}) {
  const { t } = useLingui()
  const bytes = useBytes()
  const { full } = useFormat()
  return (
    <DataTable
      caption={caption}
      items={rows}
      density="compact"
      rowName={({ name }) => name}
      columns={[
        { id: 'name', header, value: ({ name }: StoredRow) => name, minWidth: 120 },
        {
          id: 'rows',
          header: t`Rows`,
          value: ({ rows: count }: StoredRow) => count,
          cell: ({ rows: count }: StoredRow) => full(count),
          kind: 'number',
          minWidth: 80,
          priority: 1,
        },
        {
          id: 'bytes',
          header: t`On disk`,
          ...(note !== undefined && { description: note }),
          value: ({ bytes: size }: StoredRow) => size,
          cell: ({ bytes: size }: StoredRow) => bytes(size),
          kind: 'number',
          minWidth: 80,
        },
      ]}
      empty={t`Nothing yet`}
    />
  )
}
