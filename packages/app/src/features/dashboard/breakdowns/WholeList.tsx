import type { Dimension } from '@sightline/api-client'
import { BreakdownDialog, type BreakdownDialogProps } from '@sightline/ui'
import type { StatsQuery } from '../api.ts'
import { useWholeList } from './useWholeList.ts'

interface WholeListProps extends Omit<BreakdownDialogProps, 'all' | 'onOpenChange'> {
  siteId: string
  statsQuery: StatsQuery | undefined
  dimension: Dimension
  /** The title, with the number of rows. */
  label: string
  onClose: () => void
}

/** The dialog with every row of a breakdown. */
export default function WholeList({ siteId, statsQuery, dimension, label, onClose, ...dialog }: WholeListProps) {
  const list = useWholeList(siteId, statsQuery, dimension, dialog.isOpen)
  return <BreakdownDialog {...dialog} all={{ ...list, label }} onOpenChange={onClose} />
}
