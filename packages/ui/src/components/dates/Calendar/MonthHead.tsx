import type { CalendarDate } from '@internationalized/date'
import { msg } from '@lingui/core/macro'
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react'
import { CalendarHeading } from 'react-aria-components/RangeCalendar'
import { useText } from '../../../format/useText.ts'
import { IconButton } from '../../actions/IconButton/index.ts'
import { Head, Heading, Pages } from '../DateRangePicker/months/Months.styles.ts'

interface MonthHeadProps {
  /** The index of the month among the visible ones. */
  index: number
  /** The number of visible months. */
  months: number
  /** The focused day. */
  focused: CalendarDate
  onFocusChange: (day: CalendarDate) => void
  min: CalendarDate | null
  max: CalendarDate | null
}

/**
 * The name of a month. The first month has the buttons back by a month and by a year, the last one the buttons forward.
 */
export function MonthHead({ index, months, focused, onFocusChange, min, max }: MonthHeadProps) {
  const text = useText()
  const turn = (years: -1 | 1) => {
    const day = within(focused.add({ years }), min, max)
    const isThere = day.year === focused.year && day.month === focused.month
    return { isDisabled: isThere, onPress: () => onFocusChange(day) }
  }
  return (
    <Head>
      <Pages>
        {index === 0 && (
          <>
            {/** This button has no slot of react-aria's calendar, which only moves by its visible months. */}
            <IconButton
              slot={null}
              size="sm"
              icon={ChevronsLeft}
              aria-label={text(msg`Previous year`)}
              isDirectional
              {...turn(-1)}
            />
            <IconButton
              slot="previous"
              size="sm"
              icon={ChevronLeft}
              aria-label={text(msg`Previous month`)}
              isDirectional
            />
          </>
        )}
      </Pages>
      <Heading as={CalendarHeading} offset={{ months: index }} />
      <Pages>
        {index === months - 1 && (
          <>
            <IconButton slot="next" size="sm" icon={ChevronRight} aria-label={text(msg`Next month`)} isDirectional />
            <IconButton
              slot={null}
              size="sm"
              icon={ChevronsRight}
              aria-label={text(msg`Next year`)}
              isDirectional
              {...turn(1)}
            />
          </>
        )}
      </Pages>
    </Head>
  )
}

function within(day: CalendarDate, min: CalendarDate | null, max: CalendarDate | null): CalendarDate {
  if (min !== null && day.compare(min) < 0) return min
  return max !== null && day.compare(max) > 0 ? max : day
}
