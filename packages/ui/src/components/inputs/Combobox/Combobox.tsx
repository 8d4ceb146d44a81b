import { useState, type Ref } from 'react'
import { isWrong } from '../Field/index.ts'
import { Root } from './Combobox.styles.ts'
import { ComboboxParts, itemsOf, splitSharedProps, type ComboboxSharedProps, type AriaProps } from './ComboboxParts.tsx'
import { withoutUndefined } from '../../props.ts'
import { listOf } from '../../../theme/wrongProps.ts'

export interface ComboboxProps<Value extends string> extends ComboboxSharedProps<Value>, AriaProps {
  /** The selected value; null for none. Without it the field keeps its value itself. */
  value?: Value | null | undefined
  /**
   * The initial value, if the field keeps its value itself.
   * @default null
   */
  defaultValue?: Value | null | undefined
  /** Called with the newly selected value, or with null when the field is cleared. */
  onChange?: ((value: Value | null) => void) | undefined
  ref?: Ref<HTMLDivElement> | undefined
}

/** Selects one of many options by typing. Use Select for a few options. */
export function Combobox<Value extends string>(props: ComboboxProps<Value>) {
  const { fieldProps, rest: other } = splitSharedProps(props)
  const { items: givenItems, onInputChange, value, defaultValue = null, onChange, ...rest } = other
  const items = listOf(givenItems, 'Combobox')
  const [kept, setKept] = useState<Value | null>(defaultValue)
  const chosen = value === undefined ? kept : value
  const choose = (next: Value | null) => {
    setKept(next)
    onChange?.(next)
  }
  const options = itemsOf(items)
  return (
    <Root
      validationBehavior="aria"
      allowsEmptyCollection
      menuTrigger="focus"
      {...withoutUndefined(rest)}
      isInvalid={isWrong(fieldProps.errorMessage)}
      {...(onInputChange === undefined ? { defaultItems: options } : { items: options, onInputChange })}
      value={chosen}
      onChange={(key) => {
        const item = items.find(({ value: one }) => one === key)
        if (key === null) choose(null)
        else if (item !== undefined) choose(item.value)
      }}
    >
      {({ isOpen }) => (
        <ComboboxParts
          fieldProps={fieldProps}
          isOpen={isOpen}
          isDisabled={rest.isDisabled ?? false}
          isReadOnly={rest.isReadOnly ?? false}
          onClear={chosen === null ? undefined : () => choose(null)}
        />
      )}
    </Root>
  )
}
