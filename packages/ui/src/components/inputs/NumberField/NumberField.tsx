import { Minus, Plus } from 'lucide-react'
import { useMemo, useState, type ReactNode, type Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { Input } from 'react-aria-components/Input'
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField'
import { styled } from 'styled-components'
import { coarsePointer, focusRing, token } from '../../../theme/theme.ts'
import { tabular } from '../../../theme/typography.ts'
import {
  bareInput,
  column,
  FieldLabel,
  HelpOrError,
  isWrong,
  useFieldSize,
  type FieldProps,
  type FieldSize,
} from '../Field/index.ts'
import { Icon } from '../../data/Icon/index.ts'
import { Box, Prefix, Suffix } from '../TextField/TextField.styles.ts'
import { withoutUndefined, type FromAria, type StrictOmit } from '../../props.ts'

type AriaProps = FromAria<
  StrictOmit<
    AriaNumberFieldProps,
    | 'children'
    | 'className'
    | 'style'
    | 'render'
    | 'isInvalid'
    | 'validate'
    | 'value'
    | 'defaultValue'
    | 'onChange'
    | 'formatOptions'
  >
>

export interface NumberFieldProps extends StrictOmit<FieldProps, 'label'>, AriaProps {
  /** Label above the field. Without it, `aria-label` is required. */
  label?: ReactNode | undefined
  /** The number; null for an empty field. Without it the field keeps its value itself. */
  value?: number | null | undefined
  /**
   * The initial number, if the field keeps its value itself.
   * @default null
   */
  defaultValue?: number | null | undefined
  /**
   * Called when a number is entered or stepped, always within `minValue` and `maxValue`, or with null when the field is
   * cleared.
   */
  onChange?: ((value: number | null) => void) | undefined
  /**
   * The format of the number, as for `Intl.NumberFormat`: decimals, currency, percent. Digits are Latin in every
   * language.
   */
  formatOptions?: Intl.NumberFormatOptions | undefined
  /** An example of a value; not a replacement for the label. */
  placeholder?: string | undefined
  /** Fixed text before the number. */
  prefix?: string | undefined
  /** Fixed text after the number, such as a unit. */
  suffix?: string | undefined
  /**
   * Height: 28, 32, 36 or 40 px.
   * @default 'lg'; 36 px in drawers and dialogs, 'md' in popovers
   */
  size?: FieldSize | undefined
  /**
   * Whether the step buttons are hidden. The arrow keys step anyway.
   * @default false
   */
  isStepperHidden?: boolean | undefined
  ref?: Ref<HTMLDivElement> | undefined
}

/** A field for a number in the format of the page's language. */
export function NumberField(props: NumberFieldProps) {
  const { label, description, errorMessage, isOptional, value, defaultValue, onChange, formatOptions, ...other } = props
  const { placeholder, prefix, suffix, size, isStepperHidden = false, ...rest } = other
  const { isDisabled = false, isReadOnly = false } = rest
  const [typedOver, setTypedOver] = useState<typeof errorMessage>()
  // The value is known once the field is left. An error that went only then would move what is pressed to leave it.
  if (typedOver !== undefined && typedOver !== errorMessage) setTypedOver(undefined)
  const shownError = typedOver === undefined ? errorMessage : undefined
  const height = useFieldSize(size)
  const format = useMemo(() => ({ numberingSystem: 'latn', ...formatOptions }), [formatOptions])
  return (
    <Root
      validationBehavior="aria"
      {...withoutUndefined(rest)}
      isInvalid={isWrong(shownError)}
      formatOptions={format}
      {...(value !== undefined && { value: value ?? Number.NaN })}
      {...(defaultValue != null && { defaultValue })}
      onChange={(next) => onChange?.(Number.isNaN(next) ? null : next)}
    >
      <FieldLabel label={label} isOptional={isOptional} />
      <Box
        $size={height}
        isInvalid={isWrong(shownError)}
        isDisabled={isDisabled}
        isReadOnly={isReadOnly}
        data-part="box"
      >
        {prefix !== undefined && <Prefix data-part="prefix">{prefix}</Prefix>}
        <Field
          onInput={() => setTypedOver(errorMessage)}
          onBlur={() => setTypedOver(undefined)}
          {...(placeholder === undefined ? {} : { placeholder })}
        />
        {suffix !== undefined && <Suffix data-part="suffix">{suffix}</Suffix>}
        {!isStepperHidden && !isReadOnly && (
          <>
            <Step slot="decrement" data-part="decrement">
              <Icon icon={Minus} size={14} />
            </Step>
            <Step slot="increment" data-part="increment">
              <Icon icon={Plus} size={14} />
            </Step>
          </>
        )}
      </Box>
      <HelpOrError description={description} errorMessage={shownError} />
    </Root>
  )
}

const Root = styled(AriaNumberField)`
  ${column}
`

const Field = styled(Input)`
  ${bareInput}
  ${tabular}
`

const Step = styled(Button)`
  display: grid;
  place-items: center;
  align-self: stretch;
  flex: none;
  inline-size: ${token['control-sm']};
  padding: 0;
  border: 0;
  border-inline-start: 1px solid ${token['border-default']};
  border-radius: 0;
  color: ${token['text-secondary']};
  background: transparent;
  cursor: pointer;
  outline: none;
  margin-block: 1px;
  &:last-child {
    border-start-end-radius: 5px;
    border-end-end-radius: 5px;
    margin-inline-end: 1px;
  }
  ${coarsePointer} {
    inline-size: ${token['control-lg']};
    margin-block: 0;
  }
  &[data-hovered] {
    color: ${token['text-primary']};
    background: ${token['bg-hover']};
  }
  &[data-pressed] {
    background: ${token['bg-muted']};
  }
  &[data-focus-visible] {
    ${focusRing}
    outline-offset: -2px;
  }
  &[data-disabled] {
    color: ${token['text-disabled']};
    cursor: not-allowed;
  }
`
