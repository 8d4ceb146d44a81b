import { useState, type Ref, type SyntheticEvent } from 'react'
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField'
import { FieldLabel, HelpOrError, isWrong, type FieldProps } from '../Field/index.ts'
import { withoutUndefined, type FromAria, type StrictOmit } from '../../props.ts'
import { digitsOf } from './digits.ts'
import { Box, Caret, Cell, Input, Root } from './PinInput.styles.ts'

type Withheld =
  | 'children'
  | 'className'
  | 'style'
  | 'render'
  | 'isInvalid'
  | 'validate'
  | 'type'
  | 'maxLength'
  | 'pattern'
type AriaProps = FromAria<StrictOmit<AriaTextFieldProps, Withheld>>

export interface PinInputProps extends FieldProps, AriaProps {
  /**
   * The number of digits of the code.
   * @default 6
   */
  length?: number | undefined
  /** Called with the whole code once its last digit is there: typed, pasted, or filled in by the browser. */
  onComplete?: ((code: string) => void) | undefined
  ref?: Ref<HTMLDivElement> | undefined
}

/** A code of digits, each in a box of its own. It is one field, so a code is pasted or filled in at once, with spaces or without. */
export function PinInput(props: PinInputProps) {
  const { label, description, errorMessage, isOptional, length = 6, onComplete, ...other } = props
  const { value, defaultValue = '', onChange, onFocusChange, ...rest } = other
  const { isDisabled = false, isReadOnly = false } = rest
  const [own, setOwn] = useState(defaultValue)
  const [isFocused, setIsFocused] = useState(false)
  const code = value ?? own
  const change = (text: string) => {
    const next = digitsOf(text).slice(0, length)
    setOwn(next)
    if (next === code) return
    onChange?.(next)
    if (next.length === length) onComplete?.(next)
  }
  return (
    <Root
      validationBehavior="aria"
      autoComplete="one-time-code"
      inputMode="numeric"
      {...withoutUndefined(rest)}
      value={code}
      onChange={change}
      onFocusChange={(next) => {
        setIsFocused(next)
        onFocusChange?.(next)
      }}
      isInvalid={isWrong(errorMessage)}
    >
      <FieldLabel label={label} isOptional={isOptional} />
      {/* A code runs left to right in every language. */}
      <Box dir="ltr" isDisabled={isDisabled} isReadOnly={isReadOnly} isInvalid={isWrong(errorMessage)} data-part="box">
        {Array.from({ length }, (_, index) => {
          const isNext = isFocused && !isReadOnly && index === Math.min(code.length, length - 1)
          return (
            <Cell
              key={index}
              aria-hidden="true"
              data-part="digit"
              data-focus-within={isNext || undefined}
              data-invalid={isWrong(errorMessage) || undefined}
              data-readonly={isReadOnly || undefined}
              data-disabled={isDisabled || undefined}
            >
              {code[index] ?? (isNext && <Caret />)}
            </Cell>
          )
        })}
        <Input onSelect={moveToEnd} />
      </Box>
      <HelpOrError description={description} errorMessage={errorMessage} />
    </Root>
  )
}

/** Nobody sees where in the text the caret is: digits are added and taken away at its end. What is marked stays so, to be copied. */
function moveToEnd({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
  const { selectionStart, selectionEnd, value } = currentTarget
  if (selectionStart === selectionEnd && selectionEnd !== value.length)
    currentTarget.setSelectionRange(value.length, value.length)
}
