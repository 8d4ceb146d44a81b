import { useLingui } from '@lingui/react/macro'
import { Badge, missing, useFormat, type DataTableColumn } from '@sightline/ui'
import { useMemo } from 'react'
import { usePointReasons } from '../../membership/index.ts'
import { UserLink } from '../users/UserLink.tsx'
import type { LedgerEntry } from './useLedger.ts'

/**
 * The columns of the ledger of points.
 * @param hasReversals Whether rows that were reversed, and those that reverse them, are among its rows.
 */
export function useLedgerColumns(hasReversals: boolean): readonly DataTableColumn<LedgerEntry>[] {
  const { t } = useLingui()
  const format = useFormat()
  const reasons = usePointReasons()
  return useMemo((): DataTableColumn<LedgerEntry>[] => {
    const reversalOf = ({ reversal_id, reverses_id }: LedgerEntry): string | null => {
      if (reversal_id !== null) return t`Reversed by ${reversal_id}`
      return reverses_id === null ? null : t`Reverses ${reverses_id}`
    }
    const reversal: DataTableColumn<LedgerEntry> = {
      id: 'reversal',
      header: t`Reversal`,
      value: reversalOf,
      cell: (entry) => {
        const told = reversalOf(entry)
        return told === null ? missing : <Badge tone={entry.is_reversed ? 'warning' : 'neutral'}>{told}</Badge>
      },
      minWidth: 132,
      priority: 4,
    }
    return [
      {
        id: 'email',
        header: t`User`,
        value: ({ email }) => email,
        cell: ({ email }) => <UserLink email={email} data-part="cut" />,
        minWidth: 230,
      },
      {
        id: 'delta',
        header: t`Points`,
        value: ({ delta }) => delta,
        cell: ({ delta }) => <strong>{format.difference(delta)}</strong>,
        kind: 'number',
        isSortable: true,
        minWidth: 96,
        priority: 1,
        isBrief: true,
      },
      {
        id: 'balance',
        header: t`Balance`,
        description: t`The user’s balance afterwards`,
        value: ({ balance }) => balance,
        kind: 'number',
        minWidth: 96,
        priority: 3,
      },
      {
        id: 'reason',
        header: t`Reason`,
        value: ({ reason }) => reasons[reason],
        minWidth: 100,
        priority: 1,
        isBrief: true,
      },
      ...(hasReversals ? [reversal] : []),
      { id: 'note', header: t`Note`, value: ({ note }) => note, minWidth: 130, priority: 3 },
      {
        id: 'actor_email',
        header: t`Adjusted by`,
        value: ({ actor_email }) => actor_email,
        minWidth: 150,
        priority: 5,
      },
      {
        id: 'created_at',
        header: t`When (UTC)`,
        value: ({ created_at }) => created_at,
        kind: 'datetime',
        isSortable: true,
        minWidth: 164,
        priority: 2,
      },
      { id: 'order_no', header: t`Order`, value: ({ order_no }) => order_no, kind: 'code', minWidth: 150, priority: 6 },
      { id: 'id', header: t`Number`, value: ({ id }) => id, kind: 'code', minWidth: 80, priority: 6 },
    ]
  }, [t, format, reasons, hasReversals])
}
