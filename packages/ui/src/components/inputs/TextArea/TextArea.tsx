import type { Ref } from 'react'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { TextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField'
import { styled } from 'styled-components'
import { coarsePointer, token } from '../../../theme/theme.ts'
import { typography } from '../../../theme/typography.ts'
import {
  column,
  control,
  FieldLabel,
  HelpOrError,
  isWrong,
  useFieldSize,
  useTypedDescription,
  type FieldProps,
  type FieldSize,
} from '../Field/index.ts'
import { withoutUndefined, type FromAria, type StrictOmit } from '../../props.ts'

type AriaProps = FromAria<
  StrictOmit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'render' | 'isInvalid' | 'validate'>
>

export interface TextAreaProps extends FieldProps, AriaProps {
  /** An example of a value, never the label. */
  placeholder?: string | undefined
  /**
   * Height in lines; people can pull it longer.
   * @default 4
   */
  rows?: number | undefined
  /**
   * Text and corners of a field of 28, 32, 36 or 40 px.
   * @default 'lg'; 36 px in drawers and dialogs, 'md' in popovers
   */
  size?: FieldSize | undefined
  ref?: Ref<HTMLDivElement> | undefined
}

/** A text of several lines, with its label above and help or error below. */
export function TextArea(props: TextAreaProps) {
  const { label, description, errorMessage, isOptional, placeholder, rows = 4, size, ...rest } = props
  const help = useTypedDescription({ ...rest, description })
  const isLarge = useFieldSize(size) === 'lg'
  return (
    <Root validationBehavior="aria" {...withoutUndefined(rest)} isInvalid={isWrong(errorMessage)}>
      <FieldLabel label={label} isOptional={isOptional} />
      <Input
        $isLarge={isLarge}
        rows={rows}
        data-readonly={rest.isReadOnly || undefined}
        {...(placeholder === undefined ? {} : { placeholder })}
      />
      <HelpOrError description={help} errorMessage={errorMessage} />
    </Root>
  )
}

const Root = styled(TextField)`
  ${column}
`

const Input = styled(AriaTextArea)<{ $isLarge: boolean }>`
  ${({ $isLarge }) => ($isLarge ? typography.bodyLarge : typography.body)}
  ${control}
  inline-size: 100%;
  min-block-size: ${token['control-lg']};
  padding: ${token['space-4']} ${token['space-5']};
  border: 0;
  border-radius: ${({ $isLarge }) => ($isLarge ? token['radius-md'] : token['radius-sm'])};
  font-family: inherit;
  outline: none;
  resize: vertical;
  &:disabled {
    cursor: not-allowed;
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
