import { msg } from '@lingui/core/macro'
import { Calendar, ChevronDown, ChevronLeft, ChevronRight, ZoomOut } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { lazyPart } from '../../overlays/Overlay/lazyPart.tsx'
import { useText } from '../../../format/useText.ts'
import { Icon } from '../../data/Icon/index.ts'
import { useOpen } from '../../overlays/Overlay/useOpen.ts'
import { Tooltip } from '../../overlays/Tooltip/index.ts'
import { VisuallyHidden } from '../../layout/VisuallyHidden/index.ts'
import { Applied, Dates, Name, Root, Step } from './DateRangePicker.styles.ts'
import type { DateRangePickerProps } from './DateRangePicker.types.ts'
import { daysOf, type DateComparison, type DateRange } from './range/dateRange.ts'
import { knownPicker } from './range/knownRange.ts'
import { shiftRange } from './range/shiftRange.ts'
import { settingsOf } from './pickerSettings.ts'
import type { PickerSettings } from './PickerSettings.types.ts'
import { useRangeTexts } from './useRangeTexts.ts'
import { widenRange } from './range/widenRange.ts'

/** Calendars and day fields are much code and rarely used, so they are loaded on demand. */
const [PickerOverlay, prepare] = lazyPart(async () => (await import('./surface/PickerOverlay.tsx')).PickerOverlay)

/** Selects the range of the metrics and its comparison, with buttons for the previous and the next range. */
export function DateRangePicker(props: DateRangePickerProps) {
  const { value, comparison, onChange, isDisabled = false, hasZoomOut = false, ...given } = knownPicker(props)
  const { isOpen: givenOpen, defaultOpen, onOpenChange, ...others } = given
  const { recent = [], canMatchWeekdays = false, onClear, ...more } = others
  const [isOpen, setIsOpen] = useOpen({ isOpen: givenOpen, defaultOpen, onOpenChange })
  const trigger = useRef<HTMLButtonElement>(null)
  const text = useText()
  const { frame, rest } = settingsOf(more)
  const content = {
    value,
    comparison,
    frame,
    recent,
    canMatchWeekdays,
    onClear:
      onClear &&
      (() => {
        onClear()
        setIsOpen(false)
      }),
    onApply: (range: DateRange, compared: DateComparison | null) => {
      onChange(range, compared)
      setIsOpen(false)
    },
    onCompare: (compared: DateComparison | null) => {
      if (value !== undefined) onChange(value, compared)
    },
    onCancel: () => setIsOpen(false),
  }
  const leadTo = (target: DateRange | null | undefined) =>
    target && !isDisabled ? () => onChange(target, comparison ?? null) : undefined
  const step = (direction: -1 | 1) => leadTo(value && shiftRange(value, direction, frame.calendar, frame.limits))
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
      <PickerOverlay {...content} triggerRef={trigger} isOpen={isOpen} onOpenChange={setIsOpen} />
      <Stepper label={text(msg`Later`)} onPress={step(1)}>
        <Icon icon={ChevronRight} isDirectional />
      </Stepper>
      {hasZoomOut && (
        <Stepper label={text(msg`Zoom out`)} onPress={leadTo(value && widenRange(value, frame.calendar, frame.limits))}>
          <Icon icon={ZoomOut} />
        </Stepper>
      )}
    </Root>
  )
}

function AppliedText({ value, frame }: { value: DateRange | undefined; frame: PickerSettings }) {
  const text = useText()
  const { nameOf, daysInWords } = useRangeTexts()
  if (value === undefined) return <Dates> </Dates>
  const days = daysOf(value, frame.calendar)
  return (
    <span aria-live="polite" data-part="applied">
      <Name>{nameOf(value)}</Name> {/** Assistive technology reads both as one text. */}
      <Dates>{value.range === 'realtime' ? text(msg`Last 30 minutes`) : days && daysInWords(value, days)}</Dates>
    </span>
  )
}

interface StepperProps {
  label: string
  /** Undefined if there is no further range in this direction. */
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
