import { msg } from '@lingui/core/macro'
import { useState, type ComponentPropsWithRef, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { useText } from '../../../format/useText.ts'
import { token } from '../../../theme/theme.ts'
import { Button } from '../../actions/Button/index.ts'
import { MultiCombobox } from '../../inputs/Combobox/index.ts'
import { Select } from '../../inputs/Select/index.ts'
import { BoundFields } from './BoundFields.tsx'
import {
  boundCount,
  boundsOf,
  choicesOf,
  comparesWhole,
  meantBy,
  operatorsOf,
  type FilterField,
  type FilterOperator,
  type FilterRule,
  type LoadFilterValues,
} from './filters.ts'
import { useFilterOperatorName } from './useFilterOperatorName.ts'
import { useFieldValues } from './useFieldValues.ts'
import type { StrictOmit } from '../../props.ts'

export interface FilterEditorProps extends StrictOmit<
  ComponentPropsWithRef<'form'>,
  'children' | 'noValidate' | 'onSubmit' | 'autoFocus'
> {
  /** The fields that can be filtered by. */
  fields: readonly [FilterField, ...FilterField[]]
  /** The filter to edit; without it a new one is created. */
  rule?: FilterRule | undefined
  /** Id of the initial field of a new filter; otherwise the first field. */
  field?: string | undefined
  /**
   * Whether the field is focused at once, as in a popover.
   * @default false
   */
  autoFocus?: boolean | undefined
  /** Loads the known values of a field. */
  loadValues: LoadFilterValues
  /** Called with the resulting filter. */
  onApply: (rule: FilterRule) => void
  /** Called when editing is cancelled. */
  onCancel: () => void
}

/** Creates or edits a filter with field, operator and values. */
export function FilterEditor(props: FilterEditorProps) {
  const { fields, rule, field: firstField, autoFocus = false, loadValues, onApply, onCancel, ...rest } = props
  const text = useText()
  const operatorName = useFilterOperatorName()
  const [draft, setDraft] = useState<FilterRule>(() => {
    const first = fields.find(({ id }) => id === firstField) ?? fields[0]
    return rule ?? { field: first.id, operator: operatorsOf(first)[0], values: [] }
  })
  const [typed, setTyped] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const field = fields.find(({ id }) => id === draft.field)
  const kind = field?.kind ?? 'text'
  const values = kind === 'text' ? draft.values : boundsOf(kind, draft.operator, draft.values)
  const labelOf = (value: string) => (comparesWhole(draft.operator) ? (field?.labelOf?.(value) ?? value) : value)
  const {
    values: known,
    isLoading,
    hasFailed,
    retry,
  } = useFieldValues(draft.field, typed.trim(), kind === 'text' ? loadValues : noValues)
  const choicesFor = (part: string) => choicesOf(part, known, { operator: draft.operator, labelOf })
  /** Enter selects the focused option; without one, it adds the typed text. */
  const takeTyped = ({ key, target }: KeyboardEvent) => {
    const isChosen = target instanceof HTMLElement && target.hasAttribute('aria-activedescendant')
    if (key !== 'Enter' || isChosen || typed.trim() === '') return
    const value = comparesWhole(draft.operator) ? meantBy(typed, choicesFor('')) : typed.trim()
    setDraft({ ...draft, values: [...new Set([...draft.values, value])] })
    setTyped('')
  }
  const setField = (id: string) => {
    const operators = operatorsOf(fields.find((one) => one.id === id))
    const operator = operators.find((one) => one === draft.operator) ?? operators[0]
    setDraft({ field: id, operator, values: [] })
    setTyped('')
  }
  const setOperator = (operator: FilterOperator) =>
    // Whole values may have labels that their text does not contain, so they are not kept as parts of text.
    setDraft({
      ...draft,
      operator,
      values:
        kind !== 'text'
          ? draft.values.slice(0, boundCount(operator))
          : comparesWhole(operator) === comparesWhole(draft.operator)
            ? draft.values
            : [],
    })
  return (
    <Form
      {...rest}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // React events bubble through portals, so applying a filter must not submit a form around it.
        event.stopPropagation()
        setHasTried(true)
        if (values !== null && values.length > 0) onApply({ ...draft, values })
      }}
    >
      <Select
        label={text(msg`Field`)}
        autoFocus={autoFocus}
        items={fields.map(({ id, label }) => ({ value: id, label }))}
        isSearchable={fields.length > 8}
        value={draft.field}
        onChange={setField}
      />
      <Select
        label={text(msg`Operator`)}
        items={operatorsOf(field).map((operator) => ({ value: operator, label: operatorName(operator) }))}
        value={draft.operator}
        onChange={(value) => {
          const operator = operatorsOf(field).find((one) => one === value)
          if (operator !== undefined) setOperator(operator)
        }}
      />
      {kind !== 'text' ? (
        <BoundFields
          key={draft.field}
          kind={kind}
          operator={draft.operator}
          values={draft.values}
          hasTried={hasTried}
          onChange={(next) => setDraft({ ...draft, values: next })}
        />
      ) : (
        <MultiCombobox
          // The typed text is cleared when the field changes.
          key={draft.field}
          label={text(msg`Values`)}
          items={choicesFor(typed)}
          labelOf={labelOf}
          onInputChange={setTyped}
          onKeyDown={takeTyped}
          loadingState={isLoading ? 'filtering' : 'idle'}
          value={draft.values}
          onChange={(chosen) => setDraft({ ...draft, values: chosen })}
          errorMessage={hasTried && draft.values.length === 0 ? text(msg`Please choose at least one value`) : undefined}
          description={draft.operator === 'matches' ? text(msg`* stands for any characters: /blog/*`) : undefined}
        />
      )}
      {hasFailed && (
        <Failed role="status">
          <span>{text(msg`The values could not be loaded. You can type one.`)}</span>
          <Button size="sm" onPress={retry}>
            {text(msg`Try again`)}
          </Button>
        </Failed>
      )}
      <Actions>
        <Button variant="quiet" onPress={onCancel}>
          {text(msg`Cancel`)}
        </Button>
        <Button variant="primary" type="submit">
          {text(msg`Apply filter`)}
        </Button>
      </Actions>
    </Form>
  )
}

const noValues: LoadFilterValues = () => Promise.resolve([])

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token['space-6']};
  inline-size: 20rem;
  max-inline-size: 100%;
  [data-part='body'] & {
    inline-size: 100%;
  }
`

const Failed = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token['space-4']};
  color: ${token['text-secondary']};
`

const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${token['space-4']};
`
