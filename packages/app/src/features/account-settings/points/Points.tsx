import { Trans, useLingui } from '@lingui/react/macro'
import type { CallOutput } from '@sightline/api-client'
import { Card, CoinsIcon, EmptyState, Stack, Text, useFormat, type DataTableColumn } from '@sightline/ui'
import { useMemo } from 'react'
import { dayColumn } from '../../../lib/list-page/columns.tsx'
import { RelatedRows } from '../../../lib/list-page/row/RelatedRows.tsx'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { usePointReasons } from '../../membership/index.ts'

type LedgerEntry = CallOutput<'user', 'points'>['list'][number]

/** The balance of the person’s points, and the ledger of its changes. */
export function Points({ balance }: { balance: number }) {
  const { t } = useLingui()
  const api = useApi()
  const format = useFormat()
  const columns = useColumns()
  const sum = format.full(balance)
  return (
    <Card title={<Trans>Points</Trans>}>
      <Stack>
        <Text>
          <strong>
            <Trans>Balance: {sum}</Trans>
          </strong>
        </Text>
        <RelatedRows
          caption={t`Your points`}
          queryKey={['own points']}
          columns={columns}
          rowName={({ delta }) => format.full(delta)}
          readPage={({ current, pageSize }, signal) => api.user.points({ current, pageSize }, { signal })}
          empty={<EmptyState level={3} icon={CoinsIcon} title={<Trans>No entries yet</Trans>} />}
        />
      </Stack>
    </Card>
  )
}

function useColumns(): readonly DataTableColumn<LedgerEntry>[] {
  const { t } = useLingui()
  const reasons = usePointReasons()
  return useMemo(
    () => [
      { id: 'reason', header: t`Why`, value: ({ reason }) => reasons[reason], minWidth: 110 },
      { id: 'delta', header: t`Points`, value: ({ delta }) => delta, kind: 'number' },
      { id: 'balance', header: t`Balance`, value: ({ balance }) => balance, kind: 'number', priority: 3 },
      { ...dayColumn<LedgerEntry>('created_at', t`When`, ({ created_at }) => created_at), isSortable: false },
      { id: 'note', header: t`Note`, value: ({ note }) => note, priority: 5 },
    ],
    [t, reasons],
  )
}
