import { Trans, useLingui } from '@lingui/react/macro'
import { unwrap } from '@sightline/api-client'
import { Button, Timeline, useFormat, type TimelineItem } from '@sightline/ui'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { minuteOf } from '../../../lib/list-page/day.ts'
import { findBooking, pointsKey, type Booking } from './useBookingList.ts'

interface BookingTraceProps {
  booking: Booking
  /** Opens another row. */
  onOpen: (id: string) => void
}

/** What became of a row: when it was booked, and the row that took it back; or the row that it takes back. */
export function BookingTrace({ booking, onOpen }: BookingTraceProps) {
  const { t } = useLingui()
  const api = useApi()
  const format = useFormat()
  const otherId = booking.reversal_id ?? booking.reverses_id
  const { data: other } = useQuery({
    queryKey: [pointsKey, 'one', otherId],
    queryFn: async ({ signal }) => (await unwrap(findBooking(api, otherId ?? '', signal))).list[0] ?? null,
    enabled: otherId !== null,
  })
  const itemOf = (row: Booking): TimelineItem => {
    const points = format.difference(row.delta)
    const { actor_email: who } = row
    return {
      id: row.id,
      title: row.reverses_id === null ? <Trans>{points} booked</Trans> : <Trans>Reversed by {points}</Trans>,
      time: minuteOf(row.created_at),
      dateTime: row.created_at,
      tone: row.reverses_id === null ? 'positive' : 'warning',
      description: (
        <>
          {who !== null && <bdi>{who}</bdi>}
          {row.id !== booking.id && (
            <Button variant="quiet" size="sm" onPress={() => onOpen(row.id)}>
              <Trans>Open row {row.id}</Trans>
            </Button>
          )}
        </>
      ),
    }
  }
  const rows = [booking, ...(other ? [other] : [])].toSorted((one, two) => Number(one.id) - Number(two.id))
  return <Timeline aria-label={t`What became of this row`} items={rows.map(itemOf)} />
}
