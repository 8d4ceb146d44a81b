import { msg } from '@lingui/core/macro'
import { Calendar as CalendarIcon } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useText } from '../../../format/useText.ts'
import { IconButton } from '../../actions/IconButton/index.ts'
import { Popover } from '../../overlays/Popover/index.ts'

/** The calendar is much code and most people type, so it is loaded on demand. */
const Calendar = lazy(async () => ({ default: (await import('../Calendar/index.ts')).Calendar }))

interface CalendarButtonProps {
  /** The day of the field as `2026-11-20`; empty without a day. */
  value: string
  onChange: (value: string) => void
  minValue: string | undefined
  maxValue: string | undefined
  isDisabled: boolean
}

/** Opens a calendar; choosing a day closes it. */
export function CalendarButton({ value, onChange, isDisabled, ...limits }: CalendarButtonProps) {
  const text = useText()
  const [isOpen, setIsOpen] = useState(false)
  const label = text(msg`Choose a day`)
  return (
    <Popover
      aria-label={label}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={<IconButton size="sm" icon={CalendarIcon} aria-label={label} isDisabled={isDisabled} />}
    >
      <Suspense>
        <Calendar
          {...limits}
          aria-label={label}
          value={value}
          onChange={(day) => {
            onChange(day)
            setIsOpen(false)
          }}
          autoFocus
        />
      </Suspense>
    </Popover>
  )
}
