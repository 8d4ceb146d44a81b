import { toCalendarDate } from '@internationalized/date'
import { msg } from '@lingui/core/macro'
import { useState } from 'react'
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  RangeCalendar,
} from 'react-aria-components/RangeCalendar'
import { useText } from '../../../../format/useText.ts'
import { MonthHead } from '../../Calendar/MonthHead.tsx'
import { weekdayOf } from '../range/dateRange.ts'
import { inOrder } from '../range/rangeProblem.ts'
import { GregorianDates } from './GregorianDates.tsx'
import { Day, Month, Months as Root } from './Months.styles.ts'
import type { TypedDays } from '../useDraft.ts'
import type { PickerSettings } from '../PickerSettings.types.ts'

interface MonthsProps {
  days: TypedDays
  frame: PickerSettings
  months: 1 | 2
  onChange: (days: TypedDays) => void
}

/** One or two months in which a range is selected. The last visible month contains the last day. */
export function Months({ days, frame, months, onChange }: MonthsProps) {
  const text = useText()
  const { min, max, isUnavailable } = frame.limits
  const { first, last } = days
  const chosen = first === null || last === null ? null : inOrder({ first, last })
  const [focused, setFocused] = useState(() => chosen?.last ?? last ?? max)
  return (
    <GregorianDates>
      <RangeCalendar
        aria-label={text(msg`Days`)}
        value={chosen && { start: chosen.first, end: chosen.last }}
        onChange={({ start, end }) => onChange({ first: start, last: end })}
        focusedValue={focused}
        onFocusChange={(day) => setFocused(toCalendarDate(day))}
        selectionAlignment="end"
        visibleDuration={{ months }}
        pageBehavior="single"
        firstDayOfWeek={weekdayOf[frame.calendar.weekStart]}
        maxValue={max}
        {...(min !== null && { minValue: min })}
        {...(isUnavailable !== null && { isDateUnavailable: (day) => isUnavailable(toCalendarDate(day)) })}
      >
        <Root $months={months}>
          {Array.from({ length: months }, (_, index) => (
            <Month key={index}>
              <MonthHead
                index={index}
                months={months}
                focused={focused}
                onFocusChange={setFocused}
                min={min}
                max={max}
              />
              <CalendarGrid offset={{ months: index }} weekdayStyle="narrow">
                <CalendarGridHeader>{(name) => <CalendarHeaderCell>{name}</CalendarHeaderCell>}</CalendarGridHeader>
                <CalendarGridBody>
                  {(date) => (
                    <CalendarCell date={date}>
                      {({ formattedDate }) => (
                        // Today in the site's time zone, not in the viewer's.
                        <Day data-now={date.compare(frame.calendar.today) === 0 || undefined}>{formattedDate}</Day>
                      )}
                    </CalendarCell>
                  )}
                </CalendarGridBody>
              </CalendarGrid>
            </Month>
          ))}
        </Root>
      </RangeCalendar>
    </GregorianDates>
  )
}
