import type { Ref } from 'react'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { TextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField'
import styled from 'styled-components'
import { coarsePointer, token } from '../../theme/theme.ts'
import { type } from '../../theme/typography.ts'
import { column, control, HelpOrError, isWrong, Label, type FieldProps } from '../Field/index.ts'

type Passed = Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'render' | 'isInvalid' | 'validate'>

export interface TextAreaProps extends FieldProps, Passed {
  /** An example of a value, never the label. */
  placeholder?: string
  /**
   * Height in lines; people can pull it longer.
   * @default 4
   */
  rows?: number
  ref?: Ref<HTMLDivElement>
}

/** A text of several lines, with its label above and help or error below. */
export function TextArea({ label, help, error, placeholder, rows = 4, ...rest }: TextAreaProps) {
  return (
    <Root validationBehavior="aria" {...rest} isInvalid={isWrong(error)}>
      <Label>{label}</Label>
      <Input rows={rows} {...(placeholder === undefined ? {} : { placeholder })} />
      <HelpOrError help={help} error={error} />
    </Root>
  )
}

const Root = styled(TextField)`
  ${column}
`

const Input = styled(AriaTextArea)`
  ${type.bodyLarge}
  ${control}
  inline-size: 100%;
  padding: ${token['space-4']} ${token['space-5']};
  border: 0;
  font-family: inherit;
  outline: none;
  resize: vertical;
  &[data-focused] {
    box-shadow:
      inset 0 0 0 1px ${token['focus-ring']},
      0 0 0 3px color-mix(in srgb, ${token['focus-ring']} 26%, transparent);
  }
  &:read-only {
    background: ${token['bg-subtle']};
  }
  &::placeholder {
    color: ${token['text-tertiary']};
    opacity: 1;
  }
  /* iOS zooms into smaller fields. */
  ${coarsePointer} {
    font-size: 1rem;
  }
`
