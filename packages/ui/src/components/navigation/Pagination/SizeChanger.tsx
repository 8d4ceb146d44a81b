import { msg } from '@lingui/core/macro'
import { ChevronDown } from 'lucide-react'
import { useText } from '../../../format/useText.ts'
import { pageSizes } from '../../../list/listState.ts'
import { Icon } from '../../data/Icon/index.ts'
import { Size, SizeField } from './Pagination.styles.ts'

interface SizeChangerProps {
  pageSize: number
  onChange: (pageSize: number) => void
}

/**
 * The select for the number of rows on a page: the browser’s own, as the code of the kit’s would be half of that of a
 * table.
 */
export function SizeChanger({ pageSize, onChange }: SizeChangerProps) {
  const text = useText()
  return (
    <Size>
      <SizeField
        aria-label={text(msg`Rows per page`)}
        data-part="page-size"
        value={pageSize}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        {sizesWith(pageSize).map((size) => (
          <option key={size} value={size}>
            {text(msg`${size} / page`)}
          </option>
        ))}
      </SizeField>
      <Icon icon={ChevronDown} />
    </Size>
  )
}

/** A page size from the address is added to the options, so that the field can show it. */
const sizesWith = (pageSize: number): readonly number[] =>
  pageSizes.some((size) => size === pageSize) ? pageSizes : [...pageSizes, pageSize].toSorted((one, two) => one - two)
