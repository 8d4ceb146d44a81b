import { dateRangePresets, dateRangeShortcuts, type DateRangePreset } from '@sightline/ui'
import { areSingleKeysOn, comparisonChooser, rangeChooser, singleKeyOf, takesLetters } from '../../commands/index.ts'

interface Chosen {
  choose: (range: DateRangePreset | 'custom') => void
  compare: Parameters<typeof comparisonChooser.provide>[0]
}

/**
 * Calls `choose` for the keys that the picker prints and for commands of ranges, as long as no field has the focus and no dialog is
 * open, and `compare` for commands of comparisons. @returns a function that ends it
 */
export function listenForRanges({ choose, compare }: Chosen): () => void {
  const withdraw = [rangeChooser.provide(choose), comparisonChooser.provide(compare)]
  const listen = (event: KeyboardEvent) => {
    // A key that opens the palette, or is typed until it is there, is taken already.
    if (event.defaultPrevented || document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return
    const where = { hasSingleKeys: areSingleKeysOn(), takesLetters: takesLetters(event.target) }
    const letter = singleKeyOf(event, where)
    const chosen = ([...dateRangePresets, 'custom'] as const).find(
      (range) => dateRangeShortcuts[range]?.toLowerCase() === letter && letter !== undefined,
    )
    if (chosen === undefined) return
    event.preventDefault()
    choose(chosen)
  }
  document.addEventListener('keydown', listen, { capture: true })
  return () => {
    document.removeEventListener('keydown', listen, { capture: true })
    withdraw.forEach((end) => end())
  }
}
