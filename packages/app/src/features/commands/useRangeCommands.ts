import { CalendarIcon, dateRangePresets, dateRangeShortcuts, type Command } from '@sightline/ui'
import { rangeChooser } from './choosers.ts'
import { useRangeNames } from './useRangeNames.ts'

/** A command for each range of the open dashboard. */
export function useRangeCommands(): readonly Command[] {
  const names = useRangeNames()
  const choose = rangeChooser.get()
  if (choose === null) return []
  return dateRangePresets.map((range) => {
    const key = dateRangeShortcuts[range]?.toLowerCase()
    return {
      id: `range ${range}`,
      label: names[range],
      icon: CalendarIcon,
      ...(key !== undefined && { keys: [key] }),
      onAction: () => choose(range),
    }
  })
}
