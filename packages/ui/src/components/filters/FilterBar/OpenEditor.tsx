import { FilterEditor, type FilterEditorProps } from '../FilterEditor/index.ts'

interface OpenEditorProps extends Omit<FilterEditorProps, 'onCancel' | 'ref'> {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** A FilterEditor in what opens for it. */
export function OpenEditor({ isOpen, onOpenChange, ...rest }: OpenEditorProps) {
  return isOpen && <FilterEditor {...rest} onCancel={() => onOpenChange(false)} />
}
