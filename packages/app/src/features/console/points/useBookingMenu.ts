import { useLingui } from '@lingui/react/macro'
import { ReverseIcon, type MenuGroup } from '@sightline/ui'
import type { Booking } from './useBookingList.ts'

/** A row is taken back once, and what takes it back is not. */
export const isReversible = ({ is_reversed, reverses_id }: Booking): boolean => !is_reversed && reverses_id === null

/** What can become of a row of the ledger. */
export function useBookingMenu(onReverse: (booking: Booking) => void): (booking: Booking) => MenuGroup[] {
  const { t } = useLingui()
  return (booking) => [
    {
      id: 'end',
      items: isReversible(booking)
        ? [{ id: 'reverse', label: t`Reverse`, icon: ReverseIcon, onAction: () => onReverse(booking) }]
        : [],
    },
  ]
}
