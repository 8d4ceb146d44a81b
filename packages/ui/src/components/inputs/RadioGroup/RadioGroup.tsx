import type { ReactNode, Ref } from 'react'
import type { RadioGroupProps as AriaRadioGroupProps } from 'react-aria-components/RadioGroup'
import { Text } from 'react-aria-components/Text'
import { FieldLabel, HelpOrError, isWrong, type FieldProps } from '../Field/index.ts'
import { IconSlot } from '../../data/Icon/IconSlot.tsx'
import type { IconSource } from '../../data/Icon/index.ts'
import { Choice, Choices, Description, Dot, Note, Radio, Root, Words, type RadioVariant } from './RadioGroup.styles.ts'
import { withoutUndefined, type FromAria, type StrictOmit } from '../../props.ts'
import { listOf } from '../../../theme/wrongProps.ts'

export interface RadioOption<Value extends string> {
  value: Value
  /** The label of the option. */
  label: ReactNode
  /** One sentence about it. */
  description?: ReactNode | undefined
  /** Its price or quantity, at the end of the line. */
  note?: ReactNode | undefined
  /** Icon before the label. */
  icon?: IconSource | undefined
  isDisabled?: boolean | undefined
}

type AriaProps = FromAria<
  StrictOmit<
    AriaRadioGroupProps,
    'children' | 'className' | 'style' | 'render' | 'isInvalid' | 'validate' | 'value' | 'defaultValue' | 'onChange'
  >
>

export interface RadioGroupProps<Value extends string> extends StrictOmit<FieldProps, 'label'>, AriaProps {
  /** The label of the group, above the options. Without it `aria-label` is needed. */
  label?: ReactNode | undefined
  /** The options: two to seven, all of them visible. For more there is Select. */
  items: readonly RadioOption<Value>[]
  /** The chosen value; null while there is none. Without it the group keeps its value itself. */
  value?: Value | null | undefined
  /**
   * The value at first, of a group that keeps it itself.
   * @default null
   */
  defaultValue?: Value | null | undefined
  /** Called with the value that was chosen. */
  onChange?: ((value: Value) => void) | undefined
  /**
   * Plain buttons, or cards with an edge of their own.
   * @default 'plain'
   */
  variant?: RadioVariant | undefined
  ref?: Ref<HTMLDivElement> | undefined
}

/** One of a few options, all of them visible. The arrow keys choose. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const {
    label,
    description,
    errorMessage,
    isOptional,
    items: givenItems,
    value,
    defaultValue,
    onChange,
    variant = 'plain',
    ...rest
  } = props
  const items = listOf(givenItems, 'RadioGroup')
  return (
    <Root
      validationBehavior="aria"
      {...withoutUndefined(rest)}
      isInvalid={isWrong(errorMessage)}
      {...(value !== undefined && { value })}
      {...(defaultValue !== undefined && { defaultValue })}
      onChange={(next) => {
        const chosen = items.find((option) => option.value === next)
        if (chosen !== undefined) onChange?.(chosen.value)
      }}
    >
      <FieldLabel label={label} isOptional={isOptional} />
      <Choices $variant={variant}>
        {items.map(({ value: id, label: name, description: about, note, icon, isDisabled = false }) => (
          <Choice key={id} value={id} isDisabled={isDisabled} $variant={variant} data-part="option">
            <Radio $variant={variant}>
              <Dot data-part="dot" />
              <Words>
                {icon !== undefined && <IconSlot icon={icon} />}
                <span>{name}</span>
              </Words>
              {note !== undefined && <Note>{note}</Note>}
            </Radio>
            {about !== undefined && (
              <Description>
                <Text slot="description">{about}</Text>
              </Description>
            )}
          </Choice>
        ))}
      </Choices>
      <HelpOrError description={description} errorMessage={errorMessage} />
    </Root>
  )
}
