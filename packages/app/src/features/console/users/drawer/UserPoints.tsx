import { Trans, useLingui } from '@lingui/react/macro'
import type { AppUser } from '@sightline/api-client'
import { Button, type DataTableColumn, EmptyState, Inline, Link, PlusIcon, Rays, Stack, useFormat } from '@sightline/ui'
import { useMemo, useState } from 'react'
import { targetOfOne } from '../../../../lib/list-page/bulk/bulkCall.ts'
import { dayColumn } from '../../../../lib/list-page/columns.tsx'
import { RelatedRows } from '../../../../lib/list-page/row/RelatedRows.tsx'
import { useApi } from '../../../../lib/api/ApiContext.ts'
import { userPointsHref } from '../../points/userPointsHref.ts'
import { ReverseLedgerEntry } from '../../points/ReverseLedgerEntry.tsx'
import type { LedgerEntry } from '../../points/useLedger.ts'
import { useLedgerEntryMenu } from '../../points/useLedgerEntryMenu.ts'
import { useRefreshPoints } from '../../points/useRefreshPoints.ts'
import { AdjustPoints } from '../dialogs/AdjustPoints.tsx'
import { usePointReasons } from '../../../membership/index.ts'
import { usersKey } from '../useUserList.ts'

/** The points of a user: the balance, and the ledger that it comes from. */
export function UserPoints({ user }: { user: AppUser }) {
  const { t } = useLingui()
  const api = useApi()
  const format = useFormat()
  const columns = useColumns()
  const [opened, setOpened] = useState<'adjust' | LedgerEntry | null>(null)
  const rowMenu = useLedgerEntryMenu(setOpened)
  const close = () => setOpened(null)
  const refresh = useRefreshPoints()
  const balance = format.full(user.points)
  return (
    <Stack>
      <Inline justify="between">
        <strong>
          <Trans>Balance: {balance}</Trans>
        </strong>
        <Inline>
          <Link href={userPointsHref(user.id)}>
            <Trans>Open in the ledger</Trans>
          </Link>
          <Button icon={PlusIcon} onPress={() => setOpened('adjust')}>
            <Trans>Adjust points</Trans>
          </Button>
        </Inline>
      </Inline>
      <RelatedRows
        caption={t`Ledger of this user`}
        queryKey={[usersKey, 'points', user.id]}
        columns={columns}
        rowName={({ delta }) => format.full(delta)}
        readPage={({ current, pageSize, listSorter: { columnKey, order } }, signal) =>
          api.userPoints.fetchList(
            {
              user_id: user.id,
              with_reversed: true,
              current,
              pageSize,
              ...((columnKey === 'delta' || columnKey === 'created_at') && order !== null && { columnKey, order }),
            },
            { signal },
          )
        }
        rowMenu={rowMenu}
        empty={<EmptyState logo={<Rays width={520} />} title={<Trans>No entries yet</Trans>} />}
      />
      {opened === 'adjust' && (
        <AdjustPoints target={targetOfOne(user.id)} user={user} onChanged={refresh} onClose={close} />
      )}
      {opened !== null && opened !== 'adjust' && (
        <ReverseLedgerEntry entry={opened} onChanged={refresh} onClose={close} />
      )}
    </Stack>
  )
}

function useColumns(): readonly DataTableColumn<LedgerEntry>[] {
  const { t } = useLingui()
  const format = useFormat()
  const reasons = usePointReasons()
  return useMemo(
    () => [
      dayColumn('created_at', t`Created`, ({ created_at }) => created_at),
      {
        id: 'delta',
        header: t`Points`,
        value: ({ delta }) => delta,
        cell: ({ delta }) => <strong>{format.difference(delta)}</strong>,
        kind: 'number',
        isSortable: true,
        minWidth: 90,
      },
      {
        id: 'reason',
        header: t`Reason`,
        value: ({ reason, is_reversed }) => (is_reversed ? `${reasons[reason]} (${t`reversed`})` : reasons[reason]),
        minWidth: 120,
      },
      { id: 'balance', header: t`Balance`, value: ({ balance }) => balance, kind: 'number', priority: 3, minWidth: 90 },
      { id: 'note', header: t`Note`, value: ({ note }) => note, priority: 4 },
    ],
    [t, format, reasons],
  )
}
