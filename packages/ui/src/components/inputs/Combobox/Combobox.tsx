import { useState, type Ref } from 'react'
import { isWrong } from '../Field/index.ts'
import { Root } from './Combobox.styles.ts'
import { ComboboxField, itemsOf, splitLook, type ComboboxLook, type AriaProps } from './ComboboxField.tsx'
import { withoutUndefined } from '../../props.ts'

export interface ComboboxProps extends ComboboxLook, AriaProps {
  /** The chosen value; null while there is none. Without it the field keeps its value itself. */
  value?: string | null | undefined
  /**
   * The value at first, of a field that keeps it itself.
   * @default null
   */
  defaultValue?: string | null | undefined
  /** Called with the value that was chosen, and with null when the field was emptied. */
  onChange?: ((value: string | null) => void) | undefined
  ref?: Ref<HTMLDivElement> | undefined
}

/** One of many, found by typing. For a few there is Select. */
export function Combobox(props: ComboboxProps) {
  const { look, rest: other } = splitLook(props)
  const { options, onSearch, value, defaultValue = null, onChange, ...rest } = other
  const [kept, setKept] = useState(defaultValue)
  const chosen = value === undefined ? kept : value
  const choose = (next: string | null) => {
    setKept(next)
    onChange?.(next)
  }
  const items = itemsOf(options)
  return (
    <Root
      validationBehavior="aria"
      allowsEmptyCollection
      menuTrigger="focus"
      {...withoutUndefined(rest)}
      isInvalid={isWrong(look.error)}
      {...(onSearch === undefined ? { defaultItems: items } : { items, onInputChange: onSearch })}
      value={chosen}
      onChange={(key) => choose(key === null ? null : String(key))}
    >
      {({ isOpen }) => (
        <ComboboxField
          look={look}
          isOpen={isOpen}
          isDisabled={rest.isDisabled ?? false}
          isReadOnly={rest.isReadOnly ?? false}
          onClear={chosen === null ? undefined : () => choose(null)}
        />
      )}
    </Root>
  )
}
