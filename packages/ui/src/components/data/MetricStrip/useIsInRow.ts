import { useWidth } from '../DataTable/columns/useWidth.ts'
import { rowFrom } from './room.ts'

/** Whether the cards have room for a row, as the styles see it; true before it was measured. */
export function useIsInRow() {
  const { ref, width } = useWidth<HTMLDivElement>()
  return { ref, isInRow: width === undefined || width >= rowFrom * rem() }
}

/** The root font size in px, which a person may have increased. */
const rem = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
