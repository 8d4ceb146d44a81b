import { useLingui } from '@lingui/react/macro'
import { ReverseIcon, type MenuGroup } from '@sightline/ui'
import type { LedgerEntry } from './useLedger.ts'

/** A row is taken back once, and what takes it back is not. */
export const isReversible = ({ is_reversed, reverses_id }: LedgerEntry): boolean => !is_reversed && reverses_id === null

/** What can become of a row of the ledger. */
export function useLedgerEntryMenu(onReverse: (entry: LedgerEntry) => void): (entry: LedgerEntry) => MenuGroup[] {
  const { t } = useLingui()
  return (entry) => [
    {
      id: 'end',
      items: isReversible(entry)
        ? [{ id: 'reverse', label: t`Reverse`, icon: ReverseIcon, onAction: () => onReverse(entry) }]
        : [],
    },
  ]
}
