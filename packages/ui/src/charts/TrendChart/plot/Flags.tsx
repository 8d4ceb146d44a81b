import { msg, plural } from '@lingui/core/macro'
import { Flag as FlagSign } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useText } from '../../../format/useText.ts'
import { Flag, FlagMark } from './Plot.styles.ts'
import { usePlotGeometry, type PlotGeometryStore } from './plotHooks.ts'
import type { Slot } from '../slots.ts'
import type { TrendAnnotation } from '../TrendChart.types.ts'

interface FlagsProps {
  slots: readonly Slot[]
  geometry: PlotGeometryStore
  /** The full name of a slot. */
  slotName: (slot: Slot) => string
  onActivate: (index: number) => void
  onLeave: () => void
  onPress: ((annotations: readonly TrendAnnotation[]) => void) | undefined
}

/** A flag on the baseline of each slot with annotations, whose texts are in the tooltip. */
export function Flags({ slots, geometry: store, slotName, onActivate, onLeave, onPress }: FlagsProps) {
  const geometry = usePlotGeometry(store)
  const text = useText()
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onLeave()
  }
  return slots.flatMap((slot, index) => {
    const { annotations } = slot
    const x = geometry.xs[index]
    if (annotations.length === 0 || x === undefined) return []
    const count = text(countOf(annotations.length))
    const label = `${count}, ${slotName(slot)}: ${annotations.map((annotation) => annotation.text).join('. ')}`
    return (
      <Flag
        key={slot.start}
        type="button"
        data-part="flag"
        aria-label={label}
        style={{ transform: `translate(${x}px, ${geometry.bottom}px)` }}
        onFocus={() => onActivate(index)}
        onBlur={onLeave}
        onKeyDown={press}
        onClick={() => onPress?.(annotations)}
      >
        <FlagMark>
          {annotations.length > 1 ? annotations.length : <FlagSign size={9} strokeWidth={2.5} aria-hidden="true" />}
        </FlagMark>
      </Flag>
    )
  })
}

const countOf = (count: number) => msg`${plural(count, { one: '# note', other: '# notes' })}`
