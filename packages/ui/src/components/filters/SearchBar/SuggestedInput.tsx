import { useState } from 'react'
import { Combobox } from '../../inputs/Combobox/index.ts'
import type { SearchField } from './SearchBar.types.ts'
import { useSuggestions } from './useSuggestions.ts'

interface SuggestedInputProps {
  id: string
  label: string
  value: string
  suggest: NonNullable<SearchField<string>['suggest']>
  onChange: (value: string) => void
}

/** A text input with suggestions that are loaded while typing. */
export function SuggestedInput({ id, label, value, suggest, onChange }: SuggestedInputProps) {
  const [isInside, setIsInside] = useState(false)
  const [chosen, setChosen] = useState<string | null>(null)
  const choose = (next: string | null) => {
    setChosen(next)
    if (next !== null) onChange(next)
  }
  const { values, isLoading } = useSuggestions(isInside ? value : undefined, suggest)
  return (
    <Combobox
      id={id}
      aria-label={label}
      size="md"
      allowsCustomValue
      isClearHidden
      // The value is the text; selecting a suggestion only fills it in and closes the list.
      value={chosen === value ? chosen : null}
      onChange={choose}
      inputValue={value}
      items={values.map((option) => ({ value: option, label: option }))}
      loadingState={isLoading ? 'filtering' : 'idle'}
      onInputChange={onChange}
      onFocus={() => setIsInside(true)}
      onBlur={() => setIsInside(false)}
    />
  )
}
