import type { CalendarDate, Time } from '@internationalized/date'
import { msg } from '@lingui/core/macro'
import { Calendar } from 'lucide-react'
import { DateField, DateInput, DateSegment } from 'react-aria-components/DateField'
import { TimeField } from 'react-aria-components/TimeField'
import { styled } from 'styled-components'
import { useText } from '../../../format/useText.ts'
import { useKit } from '../../../provider/KitContext.ts'
import { coarsePointer, token } from '../../../theme/theme.ts'
import { tabular, typography } from '../../../theme/typography.ts'
import { control } from '../../inputs/Field/Field.styles.ts'
import { Icon } from '../../data/Icon/index.ts'
import { type WrongDays } from './range/rangeProblem.ts'
import { wholeDays, type DayTimes } from './range/dayTimes.ts'
import { GregorianDates } from './months/GregorianDates.tsx'
import type { TypedDays } from './useDraft.ts'

interface DaysFieldsProps {
  days: TypedDays
  firstLabel: string
  lastLabel: string
  wrong: WrongDays
  onChange: (days: TypedDays) => void
  /** Times of the two days; undefined for whole days. */
  times?: DayTimes | undefined
  onTimesChange?: ((times: DayTimes) => void) | undefined
}

/** Fields for the first and the last day and their times. */
export function DaysFields({ days, firstLabel, lastLabel, wrong, onChange, times, onTimesChange }: DaysFieldsProps) {
  const text = useText()
  return (
    <GregorianDates>
      <DayField
        label={firstLabel}
        value={days.first}
        isInvalid={wrong.first}
        onChange={(first) => onChange({ ...days, first })}
      />
      {times !== undefined && (
        <MinuteField
          label={text(msg`Time of the first day`)}
          value={times.first}
          onChange={(first) => onTimesChange?.({ ...times, first: first ?? wholeDays.first })}
        />
      )}
      <span aria-hidden="true">–</span>
      <DayField
        label={lastLabel}
        value={days.last}
        isInvalid={wrong.last}
        onChange={(last) => onChange({ ...days, last })}
      />
      {times !== undefined && (
        <MinuteField
          label={text(msg`Time of the last day`)}
          value={times.last}
          onChange={(last) => onTimesChange?.({ ...times, last: last ?? wholeDays.last })}
        />
      )}
    </GregorianDates>
  )
}

interface DayFieldProps {
  label: string
  value: CalendarDate | null
  isInvalid: boolean
  onChange: (value: CalendarDate | null) => void
}

function DayField({ label, value, isInvalid, onChange }: DayFieldProps) {
  return (
    <Root aria-label={label} granularity="day" validationBehavior="aria" {...{ value, isInvalid, onChange }}>
      <Icon icon={Calendar} size={14} />
      <Box data-part="box">{(segment) => <Segment segment={segment} />}</Box>
    </Root>
  )
}

interface MinuteFieldProps {
  label: string
  value: Time
  onChange: (value: Time | null) => void
}

function MinuteField({ label, value, onChange }: MinuteFieldProps) {
  const { timeFormat } = useKit()
  return (
    <Minutes
      aria-label={label}
      granularity="minute"
      shouldForceLeadingZeros
      {...(timeFormat !== undefined && { hourCycle: hourCycles[timeFormat] })}
      {...{ value, onChange }}
    >
      <MinuteBox data-part="time">{(segment) => <Segment segment={segment} />}</MinuteBox>
    </Minutes>
  )
}

const hourCycles = { '12': 12, '24': 24 } as const

const Minutes = styled(TimeField<Time>)`
  flex: none;
`

const Root = styled(DateField<CalendarDate>)`
  position: relative;
  flex: 1;
  min-inline-size: 8.5rem;
  & > svg {
    position: absolute;
    inset-block-start: calc(50% - 7px);
    inset-inline-start: ${token['space-5']};
    color: ${token['text-tertiary']};
    pointer-events: none;
  }
`

const Box = styled(DateInput)`
  ${control}
  ${typography.body}
  ${tabular}
  display: flex;
  align-items: center;
  min-block-size: ${token['control-height']};
  padding-inline: 2rem ${token['space-4']};
  white-space: nowrap;
  cursor: text;
  ${coarsePointer} {
    min-block-size: ${token['control-lg']};
    font-size: 1rem;
  }
`

const MinuteBox = styled(Box)`
  padding-inline: ${token['space-4']};
`

const Segment = styled(DateSegment)`
  padding: 0 1px;
  border-radius: ${token['radius-xs']};
  outline: none;
  &[data-placeholder] {
    color: ${token['text-tertiary']};
  }
  &[data-focused] {
    color: ${token['on-accent']};
    background: ${token.accent};
    @media (forced-colors: active) {
      color: HighlightText;
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`
