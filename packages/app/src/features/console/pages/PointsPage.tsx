import { Trans, useLingui } from '@lingui/react/macro'
import { Button, CoinsIcon, EditIcon, EmptyState, Inline, PlusIcon, useFormat } from '@sightline/ui'
import { useState } from 'react'
import { RowDrawer } from '../../../lib/list-page/row/RowDrawer.tsx'
import { useOpenRow } from '../../../lib/list-page/row/useOpenRow.ts'
import { ConsoleList } from '../../../lib/list-page/ConsoleList.tsx'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { ExportButton } from '../lists/ExportButton.tsx'
import { useExportAll } from '../lists/useExportAll.ts'
import { BookingDrawer } from '../points/BookingDrawer.tsx'
import { BookingTotals } from '../points/BookingTotals.tsx'
import { BookPointsForUser } from '../points/BookPointsForUser.tsx'
import { ReverseBooking } from '../points/ReverseBooking.tsx'
import { UserBalance } from '../points/UserBalance.tsx'
import { useBookingColumns } from '../points/useBookingColumns.tsx'
import { useBookingFields } from '../points/useBookingFields.ts'
import { findBooking, pointsKey, useBookingList, type Booking } from '../points/useBookingList.ts'
import { useBookingMenu } from '../points/useBookingMenu.ts'
import { useRefreshPoints } from '../points/useRefreshPoints.ts'

const idOf = ({ id }: Booking) => id

/** The ledger of points of everybody. */
export default function PointsPage() {
  const { t } = useLingui()
  const api = useApi()
  const format = useFormat()
  const list = useBookingList()
  const refresh = useRefreshPoints()
  const { with_reversed, reason, user_id: userId } = list.filters
  const columns = useBookingColumns(with_reversed === 'true' || reason === 'reversal')
  const fields = useBookingFields()
  const { exportRows, isExporting } = useExportAll({
    list: 'points',
    query: list.query,
    fetch: (input) => api.userPoints.fetchList(input),
    columns,
    name: 'points',
  })
  const open = useOpenRow({
    list: pointsKey,
    rows: list.list,
    keyOf: idOf,
    find: (id, signal) => findBooking(api, id, signal),
  })
  const [opened, setOpened] = useState<'book' | Booking | null>(null)
  const rowMenu = useBookingMenu(setOpened)
  const close = () => setOpened(null)
  const nameOf = ({ delta, email }: Booking) => {
    const points = format.difference(delta)
    return t`${points} points of ${email}`
  }
  const bookButton = (
    <Button variant="primary" icon={PlusIcon} onPress={() => setOpened('book')}>
      <Trans>Book points</Trans>
    </Button>
  )
  return (
    <ConsoleList
      list={list}
      title={t`Points`}
      searchLabel={t`Search points`}
      fields={fields}
      actions={
        <Inline>
          <ExportButton isExporting={isExporting} onExport={() => void exportRows()} />
          {bookButton}
        </Inline>
      }
      progress={
        <>
          <BookingTotals filters={list.filters} />
          {userId !== undefined && <UserBalance key={userId} userId={userId} />}
        </>
      }
      columns={columns}
      rowName={nameOf}
      rowAction={(booking) => {
        const name = nameOf(booking)
        return { label: t`Open ${name}`, icon: EditIcon, onPress: () => open.open(booking.id) }
      }}
      rowMenu={rowMenu}
      csvName="points"
      onExportAll={() => void exportRows()}
      settingsOf="points"
      empty={
        <EmptyState icon={CoinsIcon} title={<Trans>No bookings yet</Trans>} actions={bookButton}>
          <Trans>A row appears here as soon as points are earned, spent or booked by hand.</Trans>
        </EmptyState>
      }
    >
      <RowDrawer open={open}>
        {(booking) => (
          <BookingDrawer key={booking.id} booking={booking} open={open} onChanged={refresh} onReverse={setOpened} />
        )}
      </RowDrawer>
      {opened === 'book' && <BookPointsForUser onChanged={refresh} onClose={close} />}
      {opened !== null && opened !== 'book' && <ReverseBooking booking={opened} onChanged={refresh} onClose={close} />}
    </ConsoleList>
  )
}
