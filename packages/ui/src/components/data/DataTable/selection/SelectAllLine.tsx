import { msg } from '@lingui/core/macro'
import { useFormat } from '../../../../format/index.ts'
import { useText } from '../../../../format/useText.ts'
import { Button } from '../../../actions/Button/index.ts'
import { Line } from './BulkBar.styles.ts'
import type { DataTableSelection } from '../DataTable.types.ts'
import { nothingSelected, stateOf } from './selection.ts'

interface SelectAllLineProps {
  selection: DataTableSelection
  /** Ids of the rows on this page. */
  page: readonly string[]
}

/** Offers to select all matching rows once all rows of a page are selected and there are more pages. */
export function SelectAllLine({ selection, page }: SelectAllLineProps) {
  const { selected, onChange, total } = selection
  const text = useText()
  const format = useFormat()
  const all = format.full(total)
  if (selected.isAll) {
    return (
      <Line data-selection>
        {text(msg`All ${all} are selected.`)}
        <Button size="sm" variant="quiet" onPress={() => onChange(nothingSelected)}>
          {text(msg`Clear the selection`)}
        </Button>
      </Line>
    )
  }
  if (stateOf(selected, page) !== 'all' || total <= page.length) return null
  const some = format.full(page.length)
  return (
    <Line data-selection>
      {text(msg`All ${some} on this page are selected.`)}
      <Button size="sm" variant="quiet" onPress={() => onChange({ ids: selected.ids, isAll: true })}>
        {text(msg`Select all ${all} that match`)}
      </Button>
    </Line>
  )
}
