import { Check, Minus } from 'lucide-react'
import { Icon } from '../../Icon/index.ts'

interface SelectBoxProps {
  'aria-label': string
  isSelected: boolean
  /**
   * Whether only some of the rows are selected.
   * @default false
   */
  isIndeterminate?: boolean | undefined
  /** @default false */
  isDisabled?: boolean | undefined
  /**
   * Whether the checkbox selects all rows of the page.
   * @default false
   */
  isForPage?: boolean | undefined
  /** @param isShifted Whether Shift was held, for all up to this one. */
  onChange: (isSelected: boolean, isShifted: boolean) => void
}

/** A checkbox for a row. It looks like a Checkbox, which would take as long to render as the rest of the row. */
export function SelectBox(props: SelectBoxProps) {
  const { isSelected, isIndeterminate = false, isDisabled, isForPage = false, onChange, ...rest } = props
  return (
    <span data-part="select" data-select-page={isForPage || undefined}>
      <input
        {...rest}
        type="checkbox"
        checked={isSelected}
        disabled={isDisabled}
        // HTML has no attribute for the indeterminate state, and each press resets it.
        ref={(box) => {
          if (box !== null) box.indeterminate = isIndeterminate
        }}
        onChange={({ target, nativeEvent }) =>
          onChange(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
      {isIndeterminate ? <Icon icon={Minus} size={14} /> : isSelected && <Icon icon={Check} size={14} />}
    </span>
  )
}
