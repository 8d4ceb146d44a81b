import type { CalendarDate } from '@internationalized/date'
import { useMemo, useState, type FocusEvent, type Ref } from 'react'
import type { DateFieldProps as AriaDateFieldProps } from 'react-aria-components/DateField'
import { GregorianDates } from '../DateRangePicker/GregorianDates.tsx'
import { FieldLabel, HelpOrError, isWrong, useFieldSize, type FieldProps, type FieldSize } from '../Field/index.ts'
import { Box, Root, Segment } from './DateField.styles.ts'
import { dayOf } from './day.ts'

type Aria = AriaDateFieldProps<CalendarDate>

type Own = 'value' | 'defaultValue' | 'onChange' | 'minValue' | 'maxValue'
type Withheld = 'children' | 'className' | 'style' | 'render' | 'isInvalid' | 'validate' | 'granularity'

export interface DateFieldProps extends FieldProps, Omit<Aria, Own | Withheld> {
  /** The day as `2026-11-20`; empty while there is none. */
  value?: string
  /**
   * The day at first, where the field keeps it itself.
   * @default ''
   */
  defaultValue?: string
  /** Called with the day as `2026-11-20`, and with an empty text when the field is left without a whole day in it. */
  onChange?: (value: string) => void
  /**
   * Height: 28, 32, 36 or 40 px.
   * @default 'lg', and 'form' in drawers and dialogs
   */
  size?: FieldSize
  ref?: Ref<HTMLDivElement>
}

/** A day that is typed, in the order and with the marks of the language of the page, whatever that of the browser is. */
export function DateField(props: DateFieldProps) {
  const { label, help, error, isOptional, size, value, defaultValue = '', onChange, onBlur, ...rest } = props
  const height = useFieldSize(size)
  const [own, setOwn] = useState(defaultValue)
  const shown = value ?? own
  const day = useMemo(() => dayOf(shown), [shown])
  const change = (next: string) => {
    setOwn(next)
    onChange?.(next)
  }
  // react-aria keeps the last whole day while a part of it is taken out: what is seen is what is sent.
  const leave = (event: FocusEvent) => {
    if (day !== null && event.currentTarget.querySelector('[data-placeholder]') !== null) change('')
    onBlur?.(event)
  }
  return (
    <GregorianDates>
      <Root
        validationBehavior="aria"
        {...rest}
        value={day}
        onChange={(next) => change(next?.toString() ?? '')}
        onBlur={leave}
        granularity="day"
        isInvalid={isWrong(error)}
      >
        <FieldLabel label={label} isOptional={isOptional} />
        <Box $size={height} data-part="box" data-readonly={rest.isReadOnly === true || undefined}>
          {(segment) => <Segment segment={segment} />}
        </Box>
        <HelpOrError help={help} error={error} />
      </Root>
    </GregorianDates>
  )
}
