import { msg } from '@lingui/core/macro'
import { X } from 'lucide-react'
import { useState, type KeyboardEvent, type Ref } from 'react'
import { useText } from '../../../format/useText.ts'
import { isWrong } from '../Field/index.ts'
import { Icon } from '../../data/Icon/index.ts'
import { Chip, Chips, Root, Toggle } from './Combobox.styles.ts'
import {
  ComboboxParts,
  itemsOf,
  splitSharedProps,
  type ComboboxSharedProps,
  type Item,
  type AriaProps,
} from './ComboboxParts.tsx'
import { withoutUndefined } from '../../props.ts'
import { listOf } from '../../../theme/wrongProps.ts'

export interface MultiComboboxProps extends ComboboxSharedProps, AriaProps<'multiple'> {
  /** The selected values. Without it the field keeps them itself. */
  value?: readonly string[] | undefined
  /**
   * The initial values, if the field keeps them itself.
   * @default []
   */
  defaultValue?: readonly string[] | undefined
  /** Called with all selected values in the order of selection. */
  onChange?: ((value: readonly string[]) => void) | undefined
  /** The displayed name of a chosen value that is not among `items` now; by default the value itself. */
  labelOf?: ((value: string) => string) | undefined
  ref?: Ref<HTMLDivElement> | undefined
}

/**
 * Selects several of many options by typing. Selected options are chips before the input; Backspace removes the last
 * one.
 */
export function MultiCombobox(props: MultiComboboxProps) {
  const { fieldProps, rest: other } = splitSharedProps(props)
  const { items: givenItems, onInputChange, value, defaultValue = [], onChange, labelOf, ...rest } = other
  const items = listOf(givenItems, 'MultiCombobox')
  const [kept, setKept] = useState(defaultValue)
  const chosen = value ?? kept
  const choose = (next: readonly string[]) => {
    setKept(next)
    onChange?.(next)
  }
  const options = itemsOf(items)
  const nameOf = (one: string) => items.find((option) => option.value === one)?.label ?? labelOf?.(one) ?? one
  const takeLastAway = (event: KeyboardEvent) => {
    const { target } = event
    const isEmpty = target instanceof HTMLInputElement && target.value === ''
    if (event.key === 'Backspace' && isEmpty && rest.isReadOnly !== true) choose(chosen.slice(0, -1))
  }
  return (
    <Root<Item, 'multiple'>
      validationBehavior="aria"
      allowsEmptyCollection
      menuTrigger="focus"
      {...withoutUndefined(rest)}
      selectionMode="multiple"
      isInvalid={isWrong(fieldProps.errorMessage)}
      {...(onInputChange === undefined ? { defaultItems: options } : { items: options, onInputChange })}
      value={chosen}
      onChange={(keys) => choose(keys.map(String))}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event)
        takeLastAway(event)
      }}
    >
      {({ isOpen }) => (
        <ComboboxParts
          fieldProps={fieldProps}
          isOpen={isOpen}
          isDisabled={rest.isDisabled ?? false}
          isReadOnly={rest.isReadOnly ?? false}
          onClear={chosen.length === 0 ? undefined : () => choose([])}
          chips={
            chosen.length > 0 && (
              <Chosen
                chosen={chosen.map((one) => ({ value: one, label: nameOf(one) }))}
                isOpen={isOpen}
                isFixed={rest.isDisabled === true || rest.isReadOnly === true}
                onRemove={(removed) => choose(chosen.filter((one) => one !== removed))}
              />
            )
          }
        />
      )}
    </Root>
  )
}

interface ChosenProps {
  chosen: readonly { value: string; label: string }[]
  isFixed: boolean
  isOpen: boolean
  onRemove: (value: string) => void
}

function Chosen({ chosen, isFixed, isOpen, onRemove }: ChosenProps) {
  const text = useText()
  return (
    <Chips>
      {chosen.map(({ value, label }) => (
        <Chip key={value} data-part="chip">
          <bdi>{label}</bdi>
          {!isFixed && (
            <Toggle
              slot={null}
              aria-label={text(msg`Remove ${label}`)}
              excludeFromTabOrder={isOpen}
              onPress={() => onRemove(value)}
            >
              <Icon icon={X} size={14} />
            </Toggle>
          )}
        </Chip>
      ))}
    </Chips>
  )
}
