import { useEffect, useState } from 'react'

/** The delay in milliseconds: long enough to draw what is in sight. */
const later = 1000

/** Whether a condition has held for a moment; loads parts of a page that may wait. */
export function useAfterDelay(holds: boolean): boolean {
  const [isLater, setIsLater] = useState(false)
  useEffect(() => {
    if (!holds) return
    const timer = setTimeout(() => setIsLater(true), later)
    return () => clearTimeout(timer)
  }, [holds])
  return isLater
}
