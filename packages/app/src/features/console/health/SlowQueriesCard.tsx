import { Trans, useLingui } from '@lingui/react/macro'
import { healthLimits } from '@sightline/api-client'
import { DataTable, Text, useFormat } from '@sightline/ui'
import { HealthCard } from './HealthCard.tsx'
import type { HealthStatus } from './useHealthStatus.ts'

type SlowQuery = HealthStatus['queries']['latest'][number]

/** The queries of statistics that took long. */
export function SlowQueriesCard({ status: { problems, queries } }: { status: HealthStatus }) {
  const { t } = useLingui()
  const format = useFormat()
  const { slow, total, latest } = queries
  const count = format.full(slow)
  const all = format.full(total)
  const seconds = healthLimits.slowMs / 1000
  return (
    <HealthCard
      title={<Trans>Slow queries</Trans>}
      problems={problems}
      about={['slow_queries']}
      value={
        <Trans>
          {count} of {all}
        </Trans>
      }
    >
      <Text>
        <Trans>
          Statistics queries that ran for {seconds} s or more since the server started, without time in the queue.
        </Trans>
      </Text>
      {latest.length > 0 && (
        <DataTable
          caption={t`The newest slow queries`}
          items={latest.map((query, index) => ({ ...query, id: `${query.at} ${index}` }))}
          density="compact"
          rowName={({ at }) => at}
          columns={[
            {
              id: 'at',
              header: t`Time`,
              value: ({ at }: SlowQuery) => at,
              cell: ({ at }: SlowQuery) => format.instant(at, timeZone),
              minWidth: 140,
            },
            {
              id: 'site',
              header: t`Site`,
              value: ({ domain, site_id }: SlowQuery) => domain ?? site_id ?? t`Several`,
              minWidth: 110,
              priority: 1,
            },
            {
              id: 'rows',
              header: t`Rows`,
              value: ({ rows }: SlowQuery) => rows,
              kind: 'number',
              minWidth: 80,
              priority: 2,
            },
            {
              id: 'duration_ms',
              header: t`Seconds`,
              value: ({ duration_ms }: SlowQuery) => duration_ms / 1000,
              kind: 'number',
              minWidth: 80,
            },
          ]}
          empty={null}
        />
      )}
    </HealthCard>
  )
}

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
