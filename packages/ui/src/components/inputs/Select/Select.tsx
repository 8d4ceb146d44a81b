import { msg } from '@lingui/core/macro'
import { Check, ChevronDown, ChevronsUpDown } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete'
import type { SelectProps as AriaSelectProps } from 'react-aria-components/Select'
import { useText } from '../../../format/useText.ts'
import { usePortalProps } from '../../../provider/KitContext.ts'
import { FieldLabel, HelpOrError, isWrong, useFieldSize, type FieldProps, type FieldSize } from '../Field/index.ts'
import { IconSlot } from '../../data/Icon/IconSlot.tsx'
import { Icon, type IconSource } from '../../data/Icon/index.ts'
import {
  Chosen,
  isToolbarSize,
  List,
  NoMatch,
  Note,
  Option,
  Root,
  Search,
  SearchInput,
  Surface,
  Trigger,
  Value,
  ValueNote,
  type SelectOption,
} from './Select.styles.ts'
import { withoutUndefined, type FromAria, type StrictOmit } from '../../props.ts'
import { listOf } from '../../../theme/wrongProps.ts'

export type { SelectOption }

type AriaProps = FromAria<
  StrictOmit<
    AriaSelectProps<SelectOption>,
    | 'children'
    | 'className'
    | 'style'
    | 'render'
    | 'isInvalid'
    | 'validate'
    | 'value'
    | 'defaultValue'
    | 'onChange'
    | 'selectedKey'
    | 'defaultSelectedKey'
    | 'onSelectionChange'
    | 'selectionMode'
    | 'id'
  >
>

export interface SelectProps<Value extends string> extends StrictOmit<FieldProps, 'label'>, AriaProps {
  /** Name of the field, above it. Without it `aria-label` is needed. */
  label?: ReactNode | undefined
  /** Id of the button that opens the list, for links to the field. */
  id?: string | undefined
  /** The options. */
  items: readonly SelectOption<Value>[]
  /** The chosen value; null while there is none. Without it the field keeps its value itself. */
  value?: Value | null | undefined
  /**
   * The value at first, of a field that keeps it itself.
   * @default null
   */
  defaultValue?: Value | null | undefined
  /** Called with the value that was chosen. */
  onChange?: ((value: Value) => void) | undefined
  /**
   * Whether a search field stands above the list, for long ones.
   * @default false
   */
  isSearchable?: boolean | undefined
  /**
   * Height: 28 or 32 px in toolbars, where it looks like a button; 40 px in forms.
   * @default 'lg'; 36 px in drawers and dialogs, 'md' in popovers
   */
  size?: FieldSize | undefined
  /** Icon before the value. */
  icon?: IconSource | undefined
  /** A short summary of the value, after it. */
  valueNote?: ReactNode | undefined
  ref?: Ref<HTMLDivElement> | undefined
}

/** One of several. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const {
    label,
    description,
    errorMessage,
    isOptional,
    items: givenItems,
    value,
    defaultValue,
    onChange,
    isSearchable = false,
    ...other
  } = props
  const items = listOf(givenItems, 'Select')
  const { size, icon, valueNote, id, ...rest } = other
  const height = useFieldSize(size)
  const text = useText()
  const portal = usePortalProps()
  const list = (
    <List
      items={items.map((option) => ({ ...option, id: option.value }))}
      renderEmptyState={() => <NoMatch>{text(msg`Nothing matches.`)}</NoMatch>}
    >
      {(option) => (
        <Option id={option.value} textValue={option.label}>
          {({ isSelected }) => (
            <>
              <span>{option.label}</span>
              {option.note !== undefined && <Note>{option.note}</Note>}
              {isSelected && <Icon icon={Check} />}
            </>
          )}
        </Option>
      )}
    </List>
  )
  return (
    <Root
      placeholder={text(msg`Please choose`)}
      validationBehavior="aria"
      {...withoutUndefined(rest)}
      isInvalid={isWrong(errorMessage)}
      {...(value !== undefined && { value })}
      {...(defaultValue !== undefined && { defaultValue })}
      onChange={(key) => {
        const chosen = items.find((item) => item.value === key)
        if (chosen !== undefined) onChange?.(chosen.value)
      }}
    >
      <FieldLabel label={label} isOptional={isOptional} />
      <Trigger $size={height} data-invalid={isWrong(errorMessage) || undefined} {...(id === undefined ? {} : { id })}>
        {icon !== undefined && <IconSlot icon={icon} />}
        <Value data-part="value">
          {({ selectedText, defaultChildren }) => (
            <>
              <Chosen>{selectedText || defaultChildren}</Chosen>
              {valueNote !== undefined && <ValueNote data-part="value-note">{valueNote}</ValueNote>}
            </>
          )}
        </Value>
        <Icon icon={isToolbarSize(height) ? ChevronDown : ChevronsUpDown} />
      </Trigger>
      <HelpOrError description={description} errorMessage={errorMessage} />
      <Surface {...portal} offset={6}>
        {isSearchable ? <Searchable>{list}</Searchable> : list}
      </Surface>
    </Root>
  )
}

function Searchable({ children }: { children: ReactNode }) {
  const text = useText()
  const { contains } = useFilter({ sensitivity: 'base' })
  return (
    <Autocomplete filter={contains}>
      <Search aria-label={text(msg`Search`)} autoFocus>
        <SearchInput placeholder={text(msg`Search`)} />
      </Search>
      {children}
    </Autocomplete>
  )
}
