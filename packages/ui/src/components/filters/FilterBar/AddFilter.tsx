import { msg } from '@lingui/core/macro'
import { Plus } from 'lucide-react'
import { useText } from '../../../format/useText.ts'
import type { FilterField, FilterRule } from '../FilterEditor/index.ts'
import { Icon } from '../../data/Icon/index.ts'
import { Popover } from '../../overlays/Popover/index.ts'
import { Add } from './FilterBar.styles.ts'
import type { FilterContentProps } from './FilterContent.types.ts'
import { LazyFilterEditor, prepareEditor } from './LazyFilterEditor.tsx'

interface AddFilterProps extends Pick<FilterContentProps, 'fields' | 'loadValues' | 'isDisabled'> {
  /** The field of a pinned button; without it every field can be chosen. */
  field?: FilterField | undefined
  onAdd: (rule: FilterRule) => void
}

/** A button that opens a popover to create a filter. */
export function AddFilter({ fields, loadValues, isDisabled, field, onAdd }: AddFilterProps) {
  const text = useText()
  return (
    <Popover aria-label={text(msg`Add filter`)} trigger={<AddButton isDisabled={isDisabled} field={field} />}>
      {(close) => (
        <LazyFilterEditor
          fields={fields}
          field={field !== undefined ? field.id : undefined}
          loadValues={loadValues}
          onCancel={close}
          onApply={(rule) => {
            onAdd(rule)
            close()
          }}
        />
      )}
    </Popover>
  )
}

interface AddButtonProps {
  field?: FilterField | undefined
  isDisabled: boolean
  onPress?: () => void
}

/** “Add filter”, or the name of a pinned field. */
export function AddButton({ field, ...rest }: AddButtonProps) {
  const text = useText()
  const label = field?.label
  return (
    <Add
      {...rest}
      onHoverStart={prepareEditor}
      onFocus={prepareEditor}
      {...(label === undefined
        ? { 'data-part': 'add' }
        : { 'aria-label': text(msg`Add filter: ${label}`), 'data-field': field?.id })}
    >
      <Icon icon={Plus} size={14} />
      {label === undefined ? text(msg`Add filter`) : <bdi>{label}</bdi>}
    </Add>
  )
}
