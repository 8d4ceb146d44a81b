import { useEffect, useState } from 'react'

/** Long enough for what is in sight to be drawn, in milliseconds. */
const later = 1000

/** Whether a condition has held for a moment: for what may wait until the page stands. */
export function useIsLater(holds: boolean): boolean {
  const [isLater, setIsLater] = useState(false)
  useEffect(() => {
    if (!holds) return
    const timer = setTimeout(() => setIsLater(true), later)
    return () => clearTimeout(timer)
  }, [holds])
  return isLater
}
