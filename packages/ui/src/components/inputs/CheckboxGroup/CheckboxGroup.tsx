import type { ReactNode, Ref } from 'react'
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from 'react-aria-components/CheckboxGroup'
import { styled } from 'styled-components'
import { token } from '../../../theme/theme.ts'
import { withoutUndefined, type FromAria, type StrictOmit } from '../../props.ts'
import { Checkbox } from '../Checkbox/index.ts'
import { column, FieldLabel, HelpOrError, isWrong, type FieldProps } from '../Field/index.ts'
import { listOf } from '../../../theme/wrongProps.ts'

export interface CheckboxOption<Value extends string> {
  value: Value
  /** The label of the option. */
  label: ReactNode
  isDisabled?: boolean | undefined
}

type AriaProps = FromAria<
  StrictOmit<
    AriaCheckboxGroupProps,
    'children' | 'className' | 'style' | 'render' | 'isInvalid' | 'validate' | 'value' | 'defaultValue' | 'onChange'
  >
>

export interface CheckboxGroupProps<Value extends string> extends StrictOmit<FieldProps, 'label'>, AriaProps {
  /** The label of the group, above the boxes. Without it `aria-label` is needed. */
  label?: ReactNode | undefined
  /** The options: any number can be chosen, and all are visible. For more than about ten there is MultiCombobox. */
  items: readonly CheckboxOption<Value>[]
  /** The selected values. Without it the group keeps them itself. */
  value?: readonly Value[] | undefined
  /**
   * The initially selected values, if the group keeps them itself.
   * @default []
   */
  defaultValue?: readonly Value[] | undefined
  /** Called with all selected values, in the order of the items. */
  onChange?: ((value: Value[]) => void) | undefined
  /**
   * Whether the boxes stand one below the other or beside one another.
   * @default 'vertical'
   */
  orientation?: 'vertical' | 'horizontal' | undefined
  ref?: Ref<HTMLDivElement> | undefined
}

/** A group of checkboxes. Space toggles the focused one. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const {
    label,
    description,
    errorMessage,
    isOptional,
    items: givenItems,
    value,
    defaultValue,
    onChange,
    orientation = 'vertical',
    ...rest
  } = props
  const items = listOf(givenItems, 'CheckboxGroup')
  return (
    <Root
      validationBehavior="aria"
      {...withoutUndefined(rest)}
      isInvalid={isWrong(errorMessage)}
      {...(value !== undefined && { value: [...value] })}
      {...(defaultValue !== undefined && { defaultValue: [...defaultValue] })}
      onChange={(chosen) => onChange?.(items.map((item) => item.value).filter((one) => chosen.includes(one)))}
    >
      <FieldLabel label={label} isOptional={isOptional} />
      <Choices $orientation={orientation}>
        {items.map(({ value: id, label: name, isDisabled = false }) => (
          <Checkbox key={id} value={id} isDisabled={isDisabled} data-part="option">
            {name}
          </Checkbox>
        ))}
      </Choices>
      <HelpOrError description={description} errorMessage={errorMessage} />
    </Root>
  )
}

const Root = styled(AriaCheckboxGroup)`
  ${column}
`

const Choices = styled.div<{ $orientation: 'vertical' | 'horizontal' }>`
  display: flex;
  flex-flow: ${({ $orientation }) => ($orientation === 'vertical' ? 'column' : 'row wrap')};
  align-items: flex-start;
  gap: ${token['space-2']} ${token['space-7']};
`
