import { msg } from '@lingui/core/macro'
import { Check, ChevronsUpDown, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ComboBoxProps as AriaComboBoxProps } from 'react-aria-components/ComboBox'
import { useFormat } from '../../../format/index.ts'
import { useText } from '../../../format/useText.ts'
import { usePortalProps } from '../../../provider/KitContext.ts'
import { Arc } from '../../actions/Button/Button.styles.ts'
import { FieldLabel, HelpOrError, isWrong, useFieldSize, type FieldProps, type FieldSize } from '../Field/index.ts'
import { Icon } from '../../data/Icon/index.ts'
import { Box, Count, Input, List, Name, NoMatch, Option, Surface, Toggle, Typed, Waiting } from './Combobox.styles.ts'
import type { ComboboxOption } from './ComboboxOption.ts'
import type { FromAria, StrictOmit } from '../../props.ts'
import { isOnItsWay, type LoadingState } from '../../props.ts'

/** The props that are passed to React Aria; value, items and state are the field's own. */
export type AriaProps<Mode extends 'single' | 'multiple' = 'single'> = FromAria<
  StrictOmit<
    AriaComboBoxProps<Item, Mode>,
    | 'children'
    | 'className'
    | 'style'
    | 'render'
    | 'isInvalid'
    | 'validate'
    | 'value'
    | 'defaultValue'
    | 'onChange'
    | 'selectionMode'
    | 'selectedKey'
    | 'defaultSelectedKey'
    | 'onSelectionChange'
    | 'items'
    | 'defaultItems'
    | 'onInputChange'
  >
>

/** The props that Combobox and MultiCombobox share. */
export interface ComboboxSharedProps<Value extends string = string> extends StrictOmit<FieldProps, 'label'> {
  /** Label above the field. Without it, `aria-label` is required. */
  label?: ReactNode | undefined
  /** The options. */
  items: readonly ComboboxOption<Value>[]
  /**
   * Called with the typed text to load matching options. The list then shows `items` unfiltered; without this prop
   * the list filters them itself.
   */
  onInputChange?: ((text: string) => void) | undefined
  /**
   * The loading state of the options. Loaded ones stay.
   * @default 'idle'
   */
  loadingState?: LoadingState | undefined
  /** An example of a value; not a replacement for the label. */
  placeholder?: string | undefined
  /**
   * Height: 28, 32, 36 or 40 px.
   * @default 'lg'; 36 px in drawers and dialogs, 'md' in popovers
   */
  size?: FieldSize | undefined
  /**
   * Whether the clear button is hidden.
   * @default false
   */
  isClearHidden?: boolean | undefined
}

type FieldParts = StrictOmit<ComboboxSharedProps, 'items' | 'onInputChange'>

interface ComboboxPartsProps {
  fieldProps: { [Name in keyof FieldParts]: FieldParts[Name] | undefined }
  isDisabled: boolean
  isReadOnly: boolean
  /**
   * Whether the list is open: react-aria then hides everything but the input and the list from screen readers and from
   * Tab.
   */
  isOpen: boolean
  /** The chosen values, before the input. */
  chips?: ReactNode | undefined
  /** Clears the field; undefined if it is empty. */
  onClear: (() => void) | undefined
}

/** Label, input and list of a Combobox or a MultiCombobox; to be rendered inside react-aria's ComboBox. */
export function ComboboxParts({ fieldProps, chips, onClear, isDisabled, isReadOnly, isOpen }: ComboboxPartsProps) {
  const {
    label,
    description,
    errorMessage,
    isOptional,
    loadingState = 'idle',
    placeholder,
    size,
    isClearHidden = false,
  } = fieldProps
  const text = useText()
  const portal = usePortalProps()
  const height = useFieldSize(size)
  const isLoading = isOnItsWay(loadingState)
  return (
    <>
      <FieldLabel label={label} isOptional={isOptional} />
      <Box
        $size={height}
        isInvalid={isWrong(errorMessage)}
        isDisabled={isDisabled}
        aria-disabled={isDisabled}
        isReadOnly={isReadOnly}
        data-part="box"
      >
        {chips}
        <Typed>
          <Input {...(placeholder === undefined ? {} : { placeholder })} />
          {isLoading && <Arc $isCentred={false} aria-hidden="true" data-part="arc" />}
          {!isClearHidden && onClear !== undefined && !isDisabled && !isReadOnly && (
            // By `slot={null}` this is not react-aria's own button, which opens the list.
            <Toggle
              slot={null}
              aria-label={text(msg`Clear`)}
              onPress={onClear}
              excludeFromTabOrder={isOpen}
              data-part="clear"
            >
              <Icon icon={X} size={14} />
            </Toggle>
          )}
          {!isReadOnly && (
            <Toggle data-part="toggle">
              <Icon icon={ChevronsUpDown} />
            </Toggle>
          )}
        </Typed>
      </Box>
      <HelpOrError description={description} errorMessage={errorMessage} />
      <Surface {...portal} offset={6}>
        <List renderEmptyState={() => <NoMatch>{text(isLoading ? msg`Loading` : msg`Nothing matches.`)}</NoMatch>}>
          {(option) => <Choice option={option} />}
        </List>
        {isLoading && <Waiting>{text(msg`Loading`)}</Waiting>}
      </Surface>
    </>
  )
}

/** Splits the props into those that the field draws, and those for its root. */
export function splitSharedProps<Props extends ComboboxSharedProps>(props: Props) {
  const { label, description, errorMessage, isOptional, loadingState, placeholder, size, isClearHidden, ...rest } =
    props
  return {
    fieldProps: { label, description, errorMessage, isOptional, loadingState, placeholder, size, isClearHidden },
    rest,
  }
}

/** An option with an id, as react-aria needs it. */
export type Item = ComboboxOption & { id: string }

export const itemsOf = (options: readonly ComboboxOption[]): Item[] =>
  options.map((option) => ({ ...option, id: option.value }))

function Choice({ option }: { option: ComboboxOption }) {
  const { value, label, count, icon, isDisabled = false } = option
  const format = useFormat()
  return (
    <Option id={value} textValue={label} isDisabled={isDisabled}>
      {({ isSelected }) => (
        <>
          {icon}
          <Name>{label}</Name>
          {count !== undefined && <Count>{format.compact(count)}</Count>}
          {isSelected && <Icon icon={Check} />}
        </>
      )}
    </Option>
  )
}
