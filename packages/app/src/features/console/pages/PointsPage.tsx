import { Trans, useLingui } from '@lingui/react/macro'
import { Button, CoinsIcon, EditIcon, EmptyState, PlusIcon, UploadIcon, useFormat } from '@sightline/ui'
import { useState } from 'react'
import { RowDrawer } from '../../../lib/list-page/row/RowDrawer.tsx'
import { useOpenRow } from '../../../lib/list-page/row/useOpenRow.ts'
import { ConsoleList } from '../../../lib/list-page/ConsoleList.tsx'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { ImportPoints } from '../points/ImportPoints.tsx'
import { LedgerEntryDrawer } from '../points/LedgerEntryDrawer.tsx'
import { LedgerTotals } from '../points/LedgerTotals.tsx'
import { AdjustPointsForUser } from '../points/AdjustPointsForUser.tsx'
import { ReverseLedgerEntry } from '../points/ReverseLedgerEntry.tsx'
import { UserBalance } from '../points/UserBalance.tsx'
import { useLedgerColumns } from '../points/useLedgerColumns.tsx'
import { useLedgerFilterFields } from '../points/useLedgerFilterFields.ts'
import { findLedgerEntry, pointsKey, useLedger, type LedgerEntry } from '../points/useLedger.ts'
import { useLedgerEntryMenu } from '../points/useLedgerEntryMenu.ts'
import { useRefreshPoints } from '../points/useRefreshPoints.ts'

const idOf = ({ id }: LedgerEntry) => id

/** The ledger of points of everybody. */
export default function PointsPage() {
  const { t } = useLingui()
  const api = useApi()
  const format = useFormat()
  const list = useLedger()
  const refresh = useRefreshPoints()
  const { with_reversed, reason, user_id: userId } = list.filters
  const columns = useLedgerColumns(with_reversed === 'true' || reason === 'reversal')
  const fields = useLedgerFilterFields()
  const open = useOpenRow({
    list: pointsKey,
    rows: list.list,
    keyOf: idOf,
    find: (id, signal) => findLedgerEntry(api, id, signal),
  })
  const [opened, setOpened] = useState<'adjust' | 'import' | LedgerEntry | null>(null)
  const rowMenu = useLedgerEntryMenu(setOpened)
  const close = () => setOpened(null)
  const nameOf = ({ delta, email }: LedgerEntry) => {
    const points = format.difference(delta)
    return t`${points} points of ${email}`
  }
  const adjustButton = (
    <Button variant="primary" icon={PlusIcon} onPress={() => setOpened('adjust')}>
      <Trans>Adjust points</Trans>
    </Button>
  )
  return (
    <ConsoleList
      list={list}
      title={t`Points`}
      searchLabel={t`Search points`}
      fields={fields}
      actions={
        <>
          <Button icon={UploadIcon} onPress={() => setOpened('import')}>
            <Trans>Import CSV</Trans>
          </Button>
          {adjustButton}
        </>
      }
      progress={
        <>
          <LedgerTotals filters={list.filters} />
          {userId !== undefined && <UserBalance key={userId} userId={userId} />}
        </>
      }
      columns={columns}
      rowName={nameOf}
      rowAction={(entry) => {
        const name = nameOf(entry)
        return { label: t`Open ${name}`, icon: EditIcon, onPress: () => open.open(entry.id), isOpening: true }
      }}
      rowMenu={rowMenu}
      csvName="points"
      settingsOf="points"
      empty={
        <EmptyState icon={CoinsIcon} title={<Trans>No entries yet</Trans>} actions={adjustButton}>
          <Trans>A row appears here as soon as points are earned, spent or adjusted by hand.</Trans>
        </EmptyState>
      }
    >
      <RowDrawer open={open}>
        {(entry) => (
          <LedgerEntryDrawer key={entry.id} entry={entry} open={open} onChanged={refresh} onReverse={setOpened} />
        )}
      </RowDrawer>
      {opened === 'adjust' && <AdjustPointsForUser onChanged={refresh} onClose={close} />}
      {opened === 'import' && <ImportPoints onChanged={refresh} onClose={close} />}
      {opened !== null && typeof opened === 'object' && (
        <ReverseLedgerEntry entry={opened} onChanged={refresh} onClose={close} />
      )}
    </ConsoleList>
  )
}
