import { msg } from '@lingui/core/macro'
import { ChevronDown, ChevronUp, ListFilter, Search } from 'lucide-react'
import { useId, useState, type FormEvent, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { useFormat } from '../../../format/index.ts'
import { givenFilters, type ListFilters } from '../../../list/listState.ts'
import { useText } from '../../../format/useText.ts'
import { Button } from '../../actions/Button/index.ts'
import { FilterChips } from '../FilterChips/index.ts'
import { Buttons, Chips, Collapse, Errors, Grid, More, Root } from './SearchBar.styles.ts'
import { HistoryMenu } from './HistoryMenu.tsx'
import { FilterSetMenu } from './FilterSetMenu.tsx'
import { labelOf } from './labelOf.ts'
import { SearchBarField } from './SearchBarField.tsx'
import type { FilterErrors, SearchBarProps } from './SearchBar.types.ts'
import { listOf } from '../../../theme/wrongProps.ts'

/**
 * The filters above a list. If they need more than two rows, or the window is narrower than 1024 px, only the first row
 * is visible until it is expanded; on a phone all filters are collapsed behind one button.
 */
export function SearchBar<Name extends string>(props: SearchBarProps<Name>) {
  const {
    fields: givenFields,
    filters,
    onSearch,
    validate = noErrors<Name>,
    history: givenHistory,
    filterSets = [],
    onFilterSetsChange,
    ...rest
  } = props
  const fields = listOf(givenFields, 'SearchBar', 'fields')
  const history = listOf(givenHistory, 'SearchBar', 'history')
  const text = useText()
  const format = useFormat()
  const gridId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [hasMore, setHasMore] = useState(false)
  const { draft, setDraft, refused, setRefused } = useDraft(filters)
  const invalid = validate(filters)
  const known = refused ?? invalid
  const draftErrors = validate(draft)
  const errors = fields.flatMap(({ name, label }) => {
    const message = draftErrors[name]
    return known[name] === undefined || message === undefined ? [] : [{ name, label, message }]
  })
  const chips = fields.flatMap((field) => {
    const value = filters[field.name]
    return value === undefined
      ? []
      : [
          {
            id: field.name,
            name: field.label,
            value: labelOf(field, value),
            isInvalid: invalid[field.name] !== undefined,
          },
        ]
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const found = validate(givenFilters(draft))
    const isRefused = fields.some(({ name }) => found[name] !== undefined)
    flushSync(() => {
      setRefused(isRefused ? found : null)
      if (isRefused) setHasMore(true)
    })
    if (isRefused) focusInvalid(form)
    else onSearch(draft)
  }
  const without = (id: string) => {
    const left = Object.entries(filters).filter(([name]) => name !== id)
    onSearch(Object.fromEntries(left) as ListFilters<Name>)
  }
  const reset = () => {
    const none = {} as ListFilters<Name>
    setDraft(none)
    onSearch(none)
  }
  const count = format.full(chips.length)
  const errorId = (name: Name) => `${gridId}-${name}`
  return (
    <Root {...rest} role="search" onSubmit={submit} onKeyDownCapture={submitFromList}>
      <Collapse>
        <Button icon={ListFilter} aria-expanded={isOpen} aria-controls={gridId} onPress={() => setIsOpen(!isOpen)}>
          {chips.length === 0 ? text(msg`Filters`) : text(msg`Filters (${count})`)}
        </Button>
      </Collapse>
      <Grid
        id={gridId}
        data-open={isOpen || undefined}
        data-more={hasMore || undefined}
        data-long={fields.length > maxInTwoRows || undefined}
      >
        {fields.map((field) => (
          <SearchBarField
            key={field.name}
            field={field}
            value={draft[field.name] ?? ''}
            errorId={errors.some(({ name }) => name === field.name) ? errorId(field.name) : undefined}
            onChange={(value) => setDraft({ ...draft, [field.name]: value })}
          />
        ))}
        <Buttons data-part="buttons">
          <Button type="submit" variant="primary" icon={Search}>
            {text(msg`Search`)}
          </Button>
          <Button onPress={reset}>{text(msg`Reset`)}</Button>
          <HistoryMenu fields={fields} history={history} onSearch={onSearch} />
          {onFilterSetsChange !== undefined && (
            <FilterSetMenu {...{ fields, filters, onSearch, filterSets, onFilterSetsChange }} />
          )}
        </Buttons>
      </Grid>
      {fields.length > fieldsPerTabletRow && (
        <More data-long={fields.length > maxInTwoRows || undefined}>
          <Button
            size="sm"
            variant="quiet"
            flush="start"
            icon={hasMore ? ChevronUp : ChevronDown}
            aria-expanded={hasMore}
            aria-controls={gridId}
            onPress={() => setHasMore(!hasMore)}
          >
            {hasMore ? text(msg`Fewer filters`) : text(msg`More filters`)}
          </Button>
        </More>
      )}
      {errors.length > 0 && (
        <Errors role="alert">
          {errors.map(({ name, label, message }) => (
            <span key={name} id={errorId(name)}>
              {text(msg`${label}: ${message}`)}
            </span>
          ))}
        </Errors>
      )}
      {chips.length > 0 && (
        <Chips>
          <FilterChips aria-label={text(msg`Filters`)} items={chips} onRemove={without} />
          <Button size="sm" variant="quiet" onPress={reset}>
            {text(msg`Clear all`)}
          </Button>
        </Chips>
      )}
    </Root>
  )
}

/**
 * In a field with suggestions, Enter would only close their list: without a chosen suggestion it submits the search, as
 * in any field.
 */
function submitFromList({ key, target, currentTarget, nativeEvent }: KeyboardEvent<HTMLFormElement>): void {
  const isText = target instanceof HTMLInputElement && target.role === 'combobox' && target.ariaExpanded === 'true'
  if (key !== 'Enter' || nativeEvent.isComposing || !isText) return
  if (!target.hasAttribute('aria-activedescendant')) currentTarget.requestSubmit()
}

/** Maximum number of fields in two rows of four, whose last cell has the buttons. */
const maxInTwoRows = 7
/** Number of fields in one row on a tablet. */
const fieldsPerTabletRow = 2

/** The typed filters that are not submitted yet; they are reset whenever other filters are submitted. */
function useDraft<Name extends string>(filters: ListFilters<Name>) {
  const submitted = JSON.stringify(filters)
  const first = { of: submitted, draft: filters, refused: null }
  const [state, setState] = useState<{ of: string; draft: ListFilters<Name>; refused: FilterErrors<Name> | null }>(
    first,
  )
  if (state.of !== submitted) setState(first)
  const { draft, refused } = state
  return {
    draft,
    setDraft: (next: ListFilters<Name>) => setState({ of: submitted, draft: next, refused }),
    /** What was not valid when the draft was last submitted; null where it was submitted. */
    refused,
    setRefused: (next: FilterErrors<Name> | null) => setState({ of: submitted, draft, refused: next }),
  }
}

/** Brings somebody to the first field whose value is not valid. */
function focusInvalid(form: HTMLFormElement): void {
  form
    .querySelector<HTMLElement>('[data-invalid] :is(input:not([type="hidden"]), button, [role="spinbutton"])')
    ?.focus()
}

const noErrors = <Name extends string>(): FilterErrors<Name> => ({}) as FilterErrors<Name>
