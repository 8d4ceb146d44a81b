import { msg } from '@lingui/core/macro'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../text/useText.ts'
import { Button } from '../Button/index.ts'
import { FilterChip } from '../FilterChip/index.ts'
import { FilterEditor, type FilterRule } from '../FilterEditor/index.ts'
import { Icon } from '../Icon/index.ts'
import { Sheet } from '../Sheet/index.ts'
import { Add, Stack } from './FilterBar.styles.ts'
import type { FilterContentProps } from './FilterContent.types.ts'
import { useChipTexts } from './useChipTexts.ts'
import { useRemoval } from './useRemoval.ts'
import { ViewsMenu } from './ViewsMenu.tsx'

interface FilterSheetProps extends FilterContentProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The filters on a phone; the editor is a second page of the same sheet. */
export function FilterSheet({ isOpen, onOpenChange, ...content }: FilterSheetProps) {
  const { filters, onChange, fields, loadValues } = content
  const text = useText()
  /** Place of the filter that is changed; that after the last one is new. */
  const [edited, setEdited] = useState<number | null>(null)
  const leave = () => setEdited(null)
  const put = (rule: FilterRule, index: number) => {
    onChange(index < filters.length ? filters.with(index, rule) : [...filters, rule])
    leave()
  }
  const rule = edited === null ? undefined : filters[edited]
  const title = edited === null ? msg`Filters` : rule === undefined ? msg`Add filter` : msg`Edit filter`
  return (
    <Sheet
      title={text(title)}
      isOpen={isOpen}
      onOpenChange={(next) => {
        onOpenChange(next)
        leave()
      }}
    >
      {edited === null ? (
        <Chosen {...content} onEdit={setEdited} />
      ) : (
        <FilterEditor
          fields={fields}
          {...(rule && { rule })}
          loadValues={loadValues}
          onCancel={leave}
          onApply={(next) => put(next, edited)}
        />
      )}
    </Sheet>
  )
}

function Chosen(props: FilterContentProps & { onEdit: (index: number) => void }) {
  const { filters, onChange, fields, savedViews, maxFilters, onEdit } = props
  const text = useText()
  const textsOf = useChipTexts(fields)
  const { place, remove, clear } = useRemoval(filters, onChange)
  return (
    <Stack ref={place}>
      {filters.map((rule, index) => (
        <FilterChip
          // A filter has nothing but its place: two may be the same.
          key={index}
          {...textsOf(rule)}
          onRemove={() => remove(index)}
          onEdit={() => onEdit(index)}
        />
      ))}
      {filters.length < maxFilters && (
        <Add data-part="add" onPress={() => onEdit(filters.length)}>
          <Icon icon={Plus} size={14} />
          {text(msg`Add filter`)}
        </Add>
      )}
      {filters.length > 0 && (
        <Button variant="ghost" size="sm" onPress={clear}>
          {text(msg`Clear`)}
        </Button>
      )}
      {savedViews !== undefined && <ViewsMenu {...savedViews} />}
    </Stack>
  )
}
