import { useWidth } from '../DataTable/columns/useWidth.ts'
import { rowFrom } from './stripWidths.ts'

/** Whether the cards are in a row, by the same width as in the styles; true before the first measurement. */
export function useIsInRow() {
  const { ref, width } = useWidth<HTMLDivElement>()
  return { ref, isInRow: width === undefined || width >= rowFrom * rem() }
}

/** The root font size in px, which a person may have increased. */
const rem = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
