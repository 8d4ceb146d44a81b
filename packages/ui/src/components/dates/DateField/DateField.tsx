import type { CalendarDate } from '@internationalized/date'
import { msg } from '@lingui/core/macro'
import { useMemo, useState, type FocusEvent, type Ref } from 'react'
import type { DateFieldProps as AriaDateFieldProps } from 'react-aria-components/DateField'
import { useFormat } from '../../../format/useFormat.ts'
import { useText } from '../../../format/useText.ts'
import { GregorianDates } from '../DateRangePicker/months/GregorianDates.tsx'
import {
  FieldLabel,
  HelpOrError,
  isWrong,
  useFieldSize,
  type FieldProps,
  type FieldSize,
} from '../../inputs/Field/index.ts'
import { withoutUndefined, type FromAria, type StrictOmit } from '../../props.ts'
import { CalendarButton } from './CalendarButton.tsx'
import { Box, End, Line, Root, Segment } from './DateField.styles.ts'
import { parseDay } from './parseDay.ts'

type Aria = AriaDateFieldProps<CalendarDate>

type Own = 'value' | 'defaultValue' | 'onChange' | 'minValue' | 'maxValue'
type Withheld = 'children' | 'className' | 'style' | 'render' | 'isInvalid' | 'validate' | 'granularity'

export interface DateFieldProps extends StrictOmit<FieldProps, 'label'>, FromAria<StrictOmit<Aria, Own | Withheld>> {
  /** Name of the field, above it. Without it `aria-label` is needed. */
  label?: FieldProps['label'] | undefined
  /** The day as `2026-11-20`; empty without a day. */
  value?: string | undefined
  /**
   * The initial day, if the field keeps its value itself.
   * @default ''
   */
  defaultValue?: string | undefined
  /** Called with the day as `2026-11-20`, or with an empty string when the field is left incomplete. */
  onChange?: ((value: string) => void) | undefined
  /** The first valid day as `2026-11-20`; an earlier one is reported when the field is left. */
  minValue?: string | undefined
  /** The last valid day as `2026-11-20`; a later one is reported when the field is left. */
  maxValue?: string | undefined
  /**
   * Height: 28, 32, 36 or 40 px.
   * @default 'lg'; 36 px in drawers and dialogs, 'md' in popovers
   */
  size?: FieldSize | undefined
  /**
   * Whether a button at the end opens a calendar.
   * @default false
   */
  hasCalendar?: boolean | undefined
  ref?: Ref<HTMLDivElement> | undefined
}

/** A field to type a day, in the format of the page's language instead of the browser's. */
export function DateField(props: DateFieldProps) {
  const {
    label,
    description,
    errorMessage: given,
    isOptional,
    size,
    value,
    defaultValue = '',
    onChange,
    onBlur,
    ...other
  } = props
  const { minValue, maxValue, hasCalendar = false, ...rest } = other
  const height = useFieldSize(size)
  const [own, setOwn] = useState(defaultValue)
  const shown = value ?? own
  const day = useMemo(() => parseDay(shown), [shown])
  const outside = useOutside(shown, minValue, maxValue)
  // A partly typed year is out of range, so errors are not shown while typing.
  const [isTyping, setIsTyping] = useState(false)
  const error = isWrong(given) || isTyping ? given : outside
  const change = (next: string) => {
    setOwn(next)
    setIsTyping(true)
    onChange?.(next)
  }
  // react-aria keeps the last complete day while a part of it is deleted; here the value is emptied, to match the
  // display.
  const leave = (event: FocusEvent) => {
    if (day !== null && event.currentTarget.querySelector('[data-placeholder]') !== null) change('')
    setIsTyping(false)
    onBlur?.(event)
  }
  return (
    <GregorianDates>
      <Root
        validationBehavior="aria"
        {...withoutUndefined(rest)}
        value={day}
        onChange={(next) => change(next?.toString() ?? '')}
        onBlur={leave}
        granularity="day"
        isInvalid={isWrong(error)}
      >
        <FieldLabel label={label} isOptional={isOptional} />
        <Line data-calendar={hasCalendar || undefined}>
          <Box $size={height} data-part="box" data-readonly={rest.isReadOnly === true || undefined}>
            {(segment) => <Segment segment={segment} />}
          </Box>
          {hasCalendar && (
            <End>
              <CalendarButton
                value={shown}
                onChange={(next) => {
                  change(next)
                  setIsTyping(false)
                }}
                minValue={minValue}
                maxValue={maxValue}
                isDisabled={rest.isDisabled === true || rest.isReadOnly === true}
              />
            </End>
          )}
        </Line>
        <HelpOrError description={description} errorMessage={error} />
      </Root>
    </GregorianDates>
  )
}

/** The reason why a day may not be chosen; undefined where it may. ISO days sort as texts. */
function useOutside(day: string, min: string | undefined, max: string | undefined): string | undefined {
  const text = useText()
  const format = useFormat()
  const written = (iso: string) => format.days(iso, iso, 'UTC')
  if (day === '') return undefined
  if (min !== undefined && day < min) {
    const first = written(min)
    return text(msg`The first possible day is ${first}`)
  }
  if (max !== undefined && day > max) {
    const last = written(max)
    return text(msg`The last possible day is ${last}`)
  }
  return undefined
}
