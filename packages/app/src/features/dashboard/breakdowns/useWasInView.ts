import { useEffect, useState, type RefObject } from 'react'

/**
 * Whether an element has ever been in sight.
 * @param margin The distance around the viewport that counts as in sight, as a CSS margin.
 */
export function useWasInView(element: RefObject<HTMLElement | null>, margin = '0px'): boolean {
  const [wasSeen, setWasSeen] = useState(false)
  useEffect(() => {
    if (wasSeen || element.current === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setWasSeen(true)
      },
      { rootMargin: margin },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [wasSeen, element, margin])
  return wasSeen
}
