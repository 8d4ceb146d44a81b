import { msg } from '@lingui/core/macro'
import { useText } from '../../../format/useText.ts'
import { Button } from '../../actions/Button/index.ts'
import { FilterChip } from '../FilterChip/index.ts'
import { AddFilter } from './AddFilter.tsx'
import { Line } from './FilterBar.styles.ts'
import type { FilterContentProps } from './FilterContent.types.ts'
import { LazyFilterEditor } from './LazyFilterEditor.tsx'
import { pinnedOf } from './pinnedFields.ts'
import { useChips } from './useChips.ts'
import { useChipTexts } from './useChipTexts.ts'
import { ViewsMenu } from './ViewsMenu.tsx'

/** A wrapping line of filter chips, the buttons to add and clear filters, and the saved views. */
export function FilterLine(props: FilterContentProps) {
  const { value, onChange, fields, loadValues, savedViews, maxFilters, isDisabled } = props
  const text = useText()
  const textsOf = useChipTexts(fields)
  const { place, add, remove, clear } = useChips(value, onChange)
  const isFullNext = value.length + 1 >= maxFilters
  return (
    <Line ref={place} role="group" aria-label={text(msg`Filters`)}>
      {value.map((rule, index) => (
        <FilterChip
          // Filters have no id, and two may be equal, so the index is the key.
          key={index}
          {...textsOf(rule)}
          isDisabled={isDisabled}
          onRemove={() => remove(index)}
        >
          {(close) => (
            <LazyFilterEditor
              fields={fields}
              rule={rule}
              loadValues={loadValues}
              onCancel={close}
              onApply={(changed) => {
                onChange(value.with(index, changed))
                close()
              }}
            />
          )}
        </FilterChip>
      ))}
      {pinnedOf(props).map((field) => (
        <AddFilter
          key={field.id}
          {...{ fields, loadValues, isDisabled, field }}
          onAdd={(rule) => add(rule, isFullNext || rule.field === field.id)}
        />
      ))}
      {value.length < maxFilters && (
        <AddFilter {...{ fields, loadValues, isDisabled }} onAdd={(rule) => add(rule, isFullNext)} />
      )}
      {value.length > 0 && (
        <Button variant="quiet" size="sm" isDisabled={isDisabled} onPress={clear}>
          {text(msg`Clear`)}
        </Button>
      )}
      {savedViews !== undefined && <ViewsMenu {...savedViews} isDisabled={isDisabled} />}
    </Line>
  )
}
