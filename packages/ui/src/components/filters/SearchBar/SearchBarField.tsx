import { msg } from '@lingui/core/macro'
import { useId } from 'react'
import { Input } from 'react-aria-components/Input'
import { useText } from '../../../format/useText.ts'
import { DateField } from '../../dates/DateField/index.ts'
import { Select } from '../../inputs/Select/index.ts'
import { Box, Field, Name } from './SearchBar.styles.ts'
import type { SearchField } from './SearchBar.types.ts'
import { SuggestedInput } from './SuggestedInput.tsx'

interface SearchBarFieldProps {
  field: SearchField<string>
  value: string
  /** The id of the sentence that says why the value is not valid. */
  errorId: string | undefined
  onChange: (value: string) => void
}

/** React Aria's lists do not accept an empty key. */
const anyValue = ' any'

/** A filter with its label inside the field, before the value. */
export function SearchBarField({ field, value, errorId, onChange }: SearchBarFieldProps) {
  const text = useText()
  const id = useId()
  const {
    label,
    isKey = false,
    description,
    items,
    anyLabel = text(msg`Any`),
    suggest,
    type = 'text',
    isPrefix = false,
  } = field
  const name = (
    <Name htmlFor={id} title={description} data-key={isKey || undefined} {...(isKey && { dir: 'ltr' })}>
      {label}
    </Name>
  )
  if (items !== undefined) {
    return (
      <Box data-kind="select" data-part="field" isInvalid={errorId !== undefined}>
        {name}
        <Select
          id={id}
          aria-label={label}
          size="md"
          value={value === '' ? anyValue : value}
          items={[{ value: anyValue, label: anyLabel }, ...items]}
          onChange={(next) => onChange(next === anyValue ? '' : next)}
        />
      </Box>
    )
  }
  if (suggest !== undefined) {
    return (
      <Box data-kind="suggested" data-part="field" isInvalid={errorId !== undefined}>
        {name}
        <SuggestedInput id={id} label={label} value={value} suggest={suggest} onChange={onChange} />
      </Box>
    )
  }
  if (type === 'day') {
    return (
      <Box data-kind="day" data-part="field" isInvalid={errorId !== undefined}>
        {name}
        <DateField id={id} aria-label={label} size="md" value={value} onChange={onChange} hasCalendar />
      </Box>
    )
  }
  return (
    <Box data-part="field" isInvalid={errorId !== undefined}>
      {name}
      <Field>
        <Input
          id={id}
          value={value}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={errorId !== undefined || undefined}
          aria-describedby={errorId}
          inputMode={type === 'number' ? 'numeric' : undefined}
          {...(isPrefix && { placeholder: text(msg`begins with…`) })}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
    </Box>
  )
}
