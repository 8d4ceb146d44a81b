import { msg } from '@lingui/core/macro'
import { X } from 'lucide-react'
import { useFormat } from '../../../../format/index.ts'
import { useText } from '../../../../format/useText.ts'
import { IconSlot } from '../../Icon/IconSlot.tsx'
import { IconButton } from '../../../actions/IconButton/index.ts'
import { Bar, BarButton, Count, Divider } from './BulkBar.styles.ts'
import type { DataTableSelection } from '../DataTable.types.ts'
import { nothingSelected } from './selection.ts'

interface BulkBarProps extends Pick<DataTableSelection, 'actions' | 'onChange'> {
  /** The number of selected rows. */
  count: number
}

/** The bar with the actions on the selected rows; floats above the end of the table. Dark in both themes. */
export function BulkBar({ count, actions, onChange }: BulkBarProps) {
  const text = useText()
  const shownCount = useFormat().full(count)
  return (
    <Bar role="group" aria-label={text(msg`Selected rows`)} data-theme="dark" data-part="bulk-bar" data-selection>
      <Count>{text(msg`${shownCount} selected`)}</Count>
      {actions.map(({ id, label, icon, isDanger = false, onAction }) => (
        <BarButton key={id} data-danger={isDanger || undefined} onPress={onAction}>
          <IconSlot icon={icon} />
          {label}
        </BarButton>
      ))}
      <Divider />
      <IconButton
        size="sm"
        icon={X}
        aria-label={text(msg`Clear the selection`)}
        onPress={() => onChange(nothingSelected)}
      />
    </Bar>
  )
}
