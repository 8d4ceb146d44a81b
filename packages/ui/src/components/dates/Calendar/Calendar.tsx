import { toCalendarDate, type CalendarDate } from '@internationalized/date'
import { useMemo, useState, type ComponentPropsWithRef } from 'react'
import {
  Calendar as AriaCalendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar'
import { parseDay } from '../DateField/parseDay.ts'
import { GregorianDates } from '../DateRangePicker/months/GregorianDates.tsx'
import { Day } from '../DateRangePicker/months/Months.styles.ts'
import { todayIn, weekdayOf, type WeekStart } from '../DateRangePicker/range/dateRange.ts'
import type { StrictOmit } from '../../props.ts'
import { Root } from './Calendar.styles.ts'
import { MonthHead } from './MonthHead.tsx'
import { timeZoneOf } from '../../timeZoneOf.ts'

export interface CalendarProps extends StrictOmit<
  ComponentPropsWithRef<'div'>,
  'children' | 'defaultValue' | 'onChange' | 'aria-label' | 'autoFocus'
> {
  'aria-label': string
  /** The selected day as `2026-11-20`; empty without a selection. */
  value?: string | undefined
  /**
   * The initially selected day, if the calendar keeps its value itself.
   * @default ''
   */
  defaultValue?: string | undefined
  /** Called with the newly selected day as `2026-11-20`. */
  onChange?: ((value: string) => void) | undefined
  /** The first day that can be selected, as `2026-11-20`. */
  minValue?: string | undefined
  /** The last day that can be selected, as `2026-11-20`. */
  maxValue?: string | undefined
  /**
   * The time zone whose present day is marked, as an IANA name.
   * @default that of the device
   */
  timeZone?: string | undefined
  /**
   * The first day of the week.
   * @default that of the language
   */
  weekStart?: WeekStart | undefined
  /**
   * Whether no day can be selected.
   * @default false
   */
  isDisabled?: boolean | undefined
  /**
   * Whether the selected day is focused when the calendar is mounted.
   * @default false
   */
  autoFocus?: boolean | undefined
}

/**
 * A month in which one day can be selected, with buttons for other months and years. The ref and all other props go to
 * the root.
 */
export function Calendar(props: CalendarProps) {
  const { value, defaultValue = '', onChange, minValue = '', maxValue = '', timeZone, weekStart, ...other } = props
  const { 'aria-label': label, isDisabled = false, autoFocus = false, ...rest } = other
  const [own, setOwn] = useState(defaultValue)
  const chosen = useMemo(() => parseDay(value ?? own), [value, own])
  const [min, max] = [parseDay(minValue), parseDay(maxValue)]
  const [now] = useState(() => new Date())
  const today = todayIn(timeZoneOf(timeZone ?? zoneOfDevice(), 'Calendar'), now)
  const [focused, setFocused] = useState<CalendarDate>(() => chosen ?? nearest(today, min, max))
  const change = (day: CalendarDate) => {
    setOwn(day.toString())
    onChange?.(day.toString())
  }
  return (
    <GregorianDates>
      <Root {...rest} data-part="calendar">
        <AriaCalendar
          aria-label={label}
          value={chosen}
          onChange={(day) => change(toCalendarDate(day))}
          focusedValue={focused}
          onFocusChange={(day) => setFocused(toCalendarDate(day))}
          isDisabled={isDisabled}
          autoFocus={autoFocus}
          {...(min !== null && { minValue: min })}
          {...(max !== null && { maxValue: max })}
          {...(weekStart !== undefined && { firstDayOfWeek: weekdayOf[weekStart] })}
        >
          <MonthHead index={0} months={1} focused={focused} onFocusChange={setFocused} min={min} max={max} />
          <CalendarGrid weekdayStyle="narrow">
            <CalendarGridHeader>{(name) => <CalendarHeaderCell>{name}</CalendarHeaderCell>}</CalendarGridHeader>
            <CalendarGridBody>
              {(date) => (
                <CalendarCell date={date}>
                  {({ formattedDate }) => <Day data-now={date.compare(today) === 0 || undefined}>{formattedDate}</Day>}
                </CalendarCell>
              )}
            </CalendarGridBody>
          </CalendarGrid>
        </AriaCalendar>
      </Root>
    </GregorianDates>
  )
}

const zoneOfDevice = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

function nearest(day: CalendarDate, min: CalendarDate | null, max: CalendarDate | null): CalendarDate {
  if (min !== null && day.compare(min) < 0) return min
  return max !== null && day.compare(max) > 0 ? max : day
}
