import type { Comparison } from '@sightline/api-client'
import type { DateRangePreset } from '@sightline/ui'

/** How the open page chooses something, for the command palette, which is outside of the page. */
function createChooser<Choice>() {
  let current: ((choice: Choice) => void) | null = null
  return {
    /** Null where the page has nothing to choose. */
    get: () => current,
    /** @returns a function that takes it out again */
    provide: (choose: (choice: Choice) => void) => {
      current = choose
      return () => {
        if (current === choose) current = null
      }
    },
  }
}

/** Opens a range on the page, as its own picker does. */
export const rangeChooser = createChooser<DateRangePreset>()

/** Compares the range of the page with another one; null ends the comparison. */
export const comparisonChooser = createChooser<Exclude<Comparison, 'custom'> | null>()
