import type { DateRangePreset } from '@sightline/ui'

/** Opens a range on the page, as its own picker does. */
type ChooseRange = (range: DateRangePreset) => void

let current: ChooseRange | null = null

/** How the open page chooses a range, for the command palette, which is outside of the page. */
export const rangeChooser = {
  /** Null where the page has no ranges. */
  get: (): ChooseRange | null => current,
  /** @returns a function that takes it out again */
  provide: (choose: ChooseRange) => {
    current = choose
    return () => {
      if (current === choose) current = null
    }
  },
}
