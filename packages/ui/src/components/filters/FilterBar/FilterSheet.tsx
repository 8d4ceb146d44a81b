import { msg } from '@lingui/core/macro'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useText } from '../../../format/useText.ts'
import { Button } from '../../actions/Button/index.ts'
import { FilterChip } from '../FilterChip/index.ts'
import { FilterEditor, type FilterRule } from '../FilterEditor/index.ts'
import { Sheet } from '../../overlays/Sheet/index.ts'
import { AddButton } from './AddFilter.tsx'
import { Stack } from './FilterBar.styles.ts'
import type { FilterContentProps } from './FilterContent.types.ts'
import { pinnedOf } from './pinnedFields.ts'
import { useChips } from './useChips.ts'
import { useChipTexts } from './useChipTexts.ts'
import { ViewsMenu } from './ViewsMenu.tsx'

interface FilterSheetProps extends FilterContentProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Place of the filter that is changed; that after the last one is new, perhaps of a field that is pinned. */
interface Edited {
  index: number
  field?: string | undefined
}

/** The filters on a phone; the editor is the second page of the sheet. */
export function FilterSheet({ isOpen, onOpenChange, ...content }: FilterSheetProps) {
  const { value, onChange, fields, loadValues } = content
  const text = useText()
  const [edited, setEdited] = useState<Edited | null>(null)
  /** The filter edited last, to which the focus returns. */
  const [left, setLeft] = useState<Edited | null>(null)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (edited !== null) form.current?.querySelector('button')?.focus()
  }, [edited])
  const leave = () => {
    setEdited(null)
    setLeft(edited)
  }
  const put = (rule: FilterRule, { index }: Edited) => {
    onChange(index < value.length ? value.with(index, rule) : [...value, rule])
    leave()
  }
  const rule = edited === null ? undefined : value[edited.index]
  const title = edited === null ? msg`Filters` : rule === undefined ? msg`Add filter` : msg`Edit filter`
  return (
    <Sheet
      title={text(title)}
      isOpen={isOpen}
      onOpenChange={(next) => {
        onOpenChange(next)
        setEdited(null)
        setLeft(null)
      }}
    >
      {edited === null ? (
        <Chosen {...content} left={left} onEdit={setEdited} />
      ) : (
        <FilterEditor
          ref={form}
          fields={fields}
          rule={rule}
          field={edited.field}
          loadValues={loadValues}
          onCancel={leave}
          onApply={(next) => put(next, edited)}
        />
      )}
    </Sheet>
  )
}

function Chosen(props: FilterContentProps & { left: Edited | null; onEdit: (edited: Edited) => void }) {
  const { value, onChange, fields, savedViews, maxFilters, isDisabled, left, onEdit } = props
  const text = useText()
  const textsOf = useChipTexts(fields)
  const { place, remove, clear } = useChips(value, onChange)
  useFocusOn(place, left)
  return (
    <Stack ref={place}>
      {value.map((rule, index) => (
        <FilterChip
          // Filters have no id, and two may be equal, so the index is the key.
          key={index}
          {...textsOf(rule)}
          isDisabled={isDisabled}
          onRemove={() => remove(index)}
          onEdit={() => onEdit({ index })}
        />
      ))}
      {pinnedOf(props).map((field) => (
        <AddButton
          key={field.id}
          {...{ field, isDisabled }}
          onPress={() => onEdit({ index: value.length, field: field.id })}
        />
      ))}
      {value.length < maxFilters && (
        <AddButton isDisabled={isDisabled} onPress={() => onEdit({ index: value.length })} />
      )}
      {value.length > 0 && (
        <Button variant="quiet" size="sm" isDisabled={isDisabled} onPress={clear}>
          {text(msg`Clear`)}
        </Button>
      )}
      {savedViews !== undefined && <ViewsMenu {...savedViews} isDisabled={isDisabled} />}
    </Stack>
  )
}

/** Gives the focus to the filter that was left, or to the button that would have made it. */
function useFocusOn(place: RefObject<HTMLElement | null>, left: Edited | null) {
  useEffect(() => {
    if (left === null) return
    const chips = place.current?.querySelectorAll<HTMLElement>('[data-part=chip] > [data-part=body]') ?? []
    const pinned = place.current?.querySelectorAll<HTMLElement>('[data-field]') ?? []
    const add = place.current?.querySelector<HTMLElement>('[data-part=add]')
    const target = chips[left.index] ?? [...pinned].find(({ dataset }) => dataset['field'] === left.field) ?? add
    target?.focus()
  }, [place, left])
}
