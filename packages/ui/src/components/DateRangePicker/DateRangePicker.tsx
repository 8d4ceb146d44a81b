import { msg } from '@lingui/core/macro'
import { Calendar, ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { lazyPart } from '../../parts/lazyPart.tsx'
import { useText } from '../../text/useText.ts'
import { Icon } from '../Icon/index.ts'
import { Tooltip } from '../Tooltip/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { Applied, Dates, Name, Root, Step } from './DateRangePicker.styles.ts'
import type { DateRangePickerProps } from './DateRangePicker.types.ts'
import { daysOf, type DateComparison, type DateRange } from './dateRange.ts'
import { shiftRange } from './shift.ts'
import { frameOf, useRangeTexts, type PickerFrame } from './usePicker.ts'

/** Calendars and fields for days are much code, and few people who look at figures choose other days. */
const [OpenPicker, prepare] = lazyPart(async () => (await import('./OpenPicker.tsx')).OpenPicker)

/** The days that figures are about, what they are compared with, and steps to the days before and after. */
export function DateRangePicker(props: DateRangePickerProps) {
  const { value, comparison, onChange, timeZone, weekStart, minDate, maxDate, maxDays, now, ...other } = props
  const { isDisabled = false, ...rest } = other
  const [isOpen, setIsOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const text = useText()
  const frame = frameOf({
    timeZone,
    ...(weekStart && { weekStart }),
    ...(minDate !== undefined && { minDate }),
    ...(maxDate !== undefined && { maxDate }),
    ...(maxDays !== undefined && { maxDays }),
    ...(now && { now }),
  })
  const content = {
    value,
    comparison,
    frame,
    onApply: (range: DateRange, compared: DateComparison | null) => {
      onChange(range, compared)
      setIsOpen(false)
    },
    onCompare: (compared: DateComparison | null) => {
      if (value !== undefined) onChange(value, compared)
    },
    onCancel: () => setIsOpen(false),
  }
  const step = (direction: -1 | 1) => {
    const target = value && shiftRange(value, direction, frame.calendar, frame.limits)
    return target && !isDisabled ? () => onChange(target, comparison ?? null) : undefined
  }
  return (
    <Root {...rest} role="group" aria-label={text(msg`Date range`)} data-disabled={isDisabled || undefined}>
      <Stepper label={text(msg`Earlier`)} onPress={step(-1)}>
        <Icon icon={ChevronLeft} isDirectional />
      </Stepper>
      <Applied
        ref={trigger}
        isDisabled={isDisabled}
        data-part="trigger"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onHoverStart={prepare}
        onFocus={prepare}
        onPress={() => setIsOpen(true)}
      >
        <Icon icon={Calendar} />
        <VisuallyHidden>{text(msg`Date range`)}: </VisuallyHidden>
        <AppliedText value={value} frame={frame} />
        <Icon icon={ChevronDown} size={14} />
      </Applied>
      <OpenPicker {...content} triggerRef={trigger} isOpen={isOpen} onOpenChange={setIsOpen} />
      <Stepper label={text(msg`Later`)} onPress={step(1)}>
        <Icon icon={ChevronRight} isDirectional />
      </Stepper>
    </Root>
  )
}

function AppliedText({ value, frame }: { value: DateRange | undefined; frame: PickerFrame }) {
  const text = useText()
  const { nameOf, inWords } = useRangeTexts()
  if (value === undefined) return <Dates> </Dates>
  const days = daysOf(value, frame.calendar)
  return (
    <span aria-live="polite" data-part="applied">
      <Name>{nameOf(value)}</Name> {/* Both are one text for who hears it. */}
      <Dates>{days === null ? text(msg`Last 30 minutes`) : inWords(days)}</Dates>
    </span>
  )
}

interface StepperProps {
  label: string
  /** Undefined where there is nothing more in that direction. */
  onPress: (() => void) | undefined
  children: ReactNode
}

function Stepper({ label, onPress, children }: StepperProps) {
  return (
    <Tooltip text={label}>
      <Step aria-label={label} isDisabled={onPress === undefined} onPress={() => onPress?.()}>
        {children}
      </Step>
    </Tooltip>
  )
}
