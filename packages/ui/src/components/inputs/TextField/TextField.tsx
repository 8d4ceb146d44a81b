import type { ReactNode, Ref } from 'react'
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField'
import { CopyButton } from '../../actions/CopyButton/index.ts'
import {
  FieldLabel,
  HelpOrError,
  isWrong,
  useFieldSize,
  useTypedDescription,
  type FieldProps,
  type FieldSize,
} from '../Field/index.ts'
import { Box, End, Input, Prefix, Root, Suffix } from './TextField.styles.ts'
import { withoutUndefined, type FromAria, type StrictOmit } from '../../props.ts'

type AriaProps = FromAria<
  StrictOmit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'render' | 'isInvalid' | 'validate'>
>

export interface TextFieldProps extends FieldProps, AriaProps {
  /** An example of a value, never the label. */
  placeholder?: string | undefined
  /** Fixed text before the value, such as `https://`. */
  prefix?: string | undefined
  /** Fixed text after the value, such as a unit. */
  suffix?: string | undefined
  /**
   * Height: 28, 32, 36 or 40 px.
   * @default 'lg'; 36 px in drawers and dialogs, 'md' in popovers
   */
  size?: FieldSize | undefined
  /** A control at the end of the field. A field that is only read has a button there that copies its value. */
  end?: ReactNode | undefined
  /** Content between the field and its description: a rating of the value. */
  footer?: ReactNode | undefined
  ref?: Ref<HTMLDivElement> | undefined
}

/** One line of text, with its label above and help or error below. */
export function TextField(props: TextFieldProps) {
  const { label, description, errorMessage, isOptional, placeholder, prefix, suffix, size, end, footer, ...rest } =
    props
  const { isDisabled = false, isReadOnly = false, value, defaultValue = '' } = rest
  const height = useFieldSize(size)
  const help = useTypedDescription({ ...rest, description })
  const copied = isReadOnly && !isDisabled && (value ?? defaultValue)
  return (
    <Root validationBehavior="aria" {...withoutUndefined(rest)} isInvalid={isWrong(errorMessage)}>
      <FieldLabel label={label} isOptional={isOptional} />
      {/* A value with a fixed beginning is one word with it, such as an address: it runs left to right everywhere. */}
      <Box
        $size={height}
        isInvalid={isWrong(errorMessage)}
        isDisabled={isDisabled}
        isReadOnly={isReadOnly}
        data-part="box"
        {...(prefix === undefined ? {} : { dir: 'ltr' })}
      >
        {prefix !== undefined && <Prefix data-part="prefix">{prefix}</Prefix>}
        <Input {...(placeholder === undefined ? {} : { placeholder })} />
        {suffix !== undefined && <Suffix data-part="suffix">{suffix}</Suffix>}
        {end ?? (copied && <CopyAction value={copied} />)}
      </Box>
      {footer}
      <HelpOrError description={help} errorMessage={errorMessage} />
    </Root>
  )
}

const CopyAction = ({ value }: { value: string }) => (
  <End>
    <CopyButton variant="icon" value={value} />
  </End>
)
