import { msg } from '@lingui/core/macro'
import { Plus } from 'lucide-react'
import { useText } from '../../text/useText.ts'
import { Button } from '../Button/index.ts'
import { FilterChip } from '../FilterChip/index.ts'
import { FilterEditor } from '../FilterEditor/index.ts'
import { Icon } from '../Icon/index.ts'
import { Popover } from '../Popover/index.ts'
import { Add, Line } from './FilterBar.styles.ts'
import type { FilterContentProps } from './FilterContent.types.ts'
import { useChipTexts } from './useChipTexts.ts'
import { useRemoval } from './useRemoval.ts'
import { ViewsMenu } from './ViewsMenu.tsx'

/** Chips, what adds one, what takes all away, and the saved views, in a line that wraps. */
export function FilterLine(props: FilterContentProps) {
  const { filters, onChange, fields, loadValues, savedViews, maxFilters } = props
  const text = useText()
  const textsOf = useChipTexts(fields)
  const { place, remove, clear } = useRemoval(filters, onChange)
  return (
    <Line ref={place} role="group" aria-label={text(msg`Filters`)}>
      {filters.map((rule, index) => (
        <FilterChip
          // A filter has nothing but its place: two may be the same.
          key={index}
          {...textsOf(rule)}
          onRemove={() => remove(index)}
        >
          {(close) => (
            <FilterEditor
              fields={fields}
              rule={rule}
              loadValues={loadValues}
              onCancel={close}
              onApply={(changed) => {
                onChange(filters.with(index, changed))
                close()
              }}
            />
          )}
        </FilterChip>
      ))}
      {filters.length < maxFilters && (
        <Popover
          aria-label={text(msg`Add filter`)}
          trigger={
            <Add data-part="add">
              <Icon icon={Plus} size={14} />
              {text(msg`Add filter`)}
            </Add>
          }
        >
          {(close) => (
            <FilterEditor
              fields={fields}
              loadValues={loadValues}
              onCancel={close}
              onApply={(rule) => {
                onChange([...filters, rule])
                close()
              }}
            />
          )}
        </Popover>
      )}
      {filters.length > 0 && (
        <Button variant="ghost" size="sm" onPress={clear}>
          {text(msg`Clear`)}
        </Button>
      )}
      {savedViews !== undefined && <ViewsMenu {...savedViews} />}
    </Line>
  )
}
