import { msg } from '@lingui/core/macro'
import { Calendar as CalendarIcon } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useText } from '../../../format/useText.ts'
import { IconButton } from '../../actions/IconButton/index.ts'
import { Popover } from '../../overlays/Popover/index.ts'

/** Months are much code, and most people type a day. */
const Calendar = lazy(async () => ({ default: (await import('../Calendar/index.ts')).Calendar }))

interface CalendarButtonProps {
  /** The day that the field has, as `2026-11-20`; empty while it has none. */
  value: string
  onChange: (value: string) => void
  minValue: string | undefined
  maxValue: string | undefined
  isDisabled: boolean
}

/** Opens a month; a day that is chosen there closes it. */
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
