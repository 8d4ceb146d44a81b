import { Trans, useLingui } from '@lingui/react/macro'
import { unwrap } from '@sightline/api-client'
import { Button, missing, Skeleton, Timeline, useFormat, type TimelineItem } from '@sightline/ui'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { utcMinute } from '../../../lib/list-page/utc.ts'
import { findLedgerEntry, pointsKey, type LedgerEntry } from './useLedger.ts'

interface LedgerEntryHistoryProps {
  entry: LedgerEntry
  /** Opens another row. */
  onOpen: (id: string) => void
}

/** What became of a row: when it was made, and the row that took it back; or the row that it takes back. */
export function LedgerEntryHistory({ entry, onOpen }: LedgerEntryHistoryProps) {
  const { t } = useLingui()
  const api = useApi()
  const format = useFormat()
  const otherId = entry.reversal_id ?? entry.reverses_id
  const { data: other, isPending } = useQuery({
    queryKey: [pointsKey, 'one', otherId],
    queryFn: async ({ signal }) => (await unwrap(findLedgerEntry(api, otherId ?? '', signal))).list[0] ?? null,
    enabled: otherId !== null,
  })
  const itemOf = (row: LedgerEntry): TimelineItem => {
    const points = format.difference(row.delta)
    return {
      id: row.id,
      title: row.reverses_id === null ? <Trans>{points} recorded</Trans> : <Trans>Reversed by {points}</Trans>,
      time: `${utcMinute(row.created_at)} UTC`,
      dateTime: row.created_at,
      tone: row.reverses_id === null ? 'positive' : 'warning',
      description: row.actor_email !== null && <bdi>{row.actor_email}</bdi>,
    }
  }
  // Until the other row has come, its place is held, so that nothing moves.
  const itemOfOther = (id: string): TimelineItem => {
    const item: TimelineItem = other
      ? itemOf(other)
      : { id, title: isPending ? <Skeleton inlineSize="40%" /> : missing }
    return {
      ...item,
      description: (
        <>
          {item.description}
          <Button variant="quiet" size="sm" onPress={() => onOpen(id)}>
            <Trans>Open row {id}</Trans>
          </Button>
        </>
      ),
    }
  }
  const items = [itemOf(entry), ...(otherId === null ? [] : [itemOfOther(otherId)])]
  return (
    <Timeline
      aria-label={t`What happened to this row`}
      items={entry.reverses_id === null ? items : items.toReversed()}
    />
  )
}
