import { FilterEditor, type FilterEditorProps } from '../FilterEditor/index.ts'
import type { StrictOmit } from '../../props.ts'

interface OpenEditorProps extends StrictOmit<FilterEditorProps, 'onCancel' | 'ref'> {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** A FilterEditor in a popover. */
export function FilterEditorPopover({ isOpen, onOpenChange, ...rest }: OpenEditorProps) {
  return isOpen && <FilterEditor {...rest} autoFocus onCancel={() => onOpenChange(false)} />
}
