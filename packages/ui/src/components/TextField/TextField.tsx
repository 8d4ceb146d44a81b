import type { ReactNode, Ref } from 'react'
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField'
import { HelpOrError, isWrong, Label, type FieldProps } from '../Field/index.ts'
import { Box, Input, Prefix, Root } from './TextField.styles.ts'

type Passed = Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'render' | 'isInvalid' | 'validate'>

export interface TextFieldProps extends FieldProps, Passed {
  /** An example of a value, never the label. */
  placeholder?: string
  /** Fixed text before the value, such as `https://`. */
  prefix?: string
  /** A control at the end of the field. */
  action?: ReactNode
  /** What stands between the field and its help: how good the value is. */
  below?: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** One line of text, with its label above and help or error below. */
export function TextField({ label, help, error, placeholder, prefix, action, below, ...rest }: TextFieldProps) {
  return (
    <Root validationBehavior="aria" {...rest} isInvalid={isWrong(error)}>
      <Label>{label}</Label>
      {/* A value with a fixed beginning is one word with it, such as an address: it runs left to right everywhere. */}
      <Box
        isInvalid={isWrong(error)}
        isDisabled={rest.isDisabled ?? false}
        {...(prefix === undefined ? {} : { dir: 'ltr' })}
      >
        {prefix !== undefined && <Prefix data-part="prefix">{prefix}</Prefix>}
        <Input {...(placeholder === undefined ? {} : { placeholder })} />
        {action}
      </Box>
      {below}
      <HelpOrError help={help} error={error} />
    </Root>
  )
}
