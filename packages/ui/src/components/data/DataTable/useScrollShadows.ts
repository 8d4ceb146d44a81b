import { useEffect, type RefObject } from 'react'

/** Says in `data-more`, without a render, on which sides of a table that scrolls sideways there is more of it. */
export function useScrollShadows(ref: RefObject<HTMLElement | null>, scrolls: boolean): void {
  useEffect(() => {
    const element = ref.current
    if (element === null || !scrolls) return
    const tell = () => {
      // Right to left it counts down from zero.
      const before = Math.abs(element.scrollLeft)
      const behind = element.scrollWidth - element.clientWidth - before
      element.dataset['more'] = `${before > 1 ? 'start' : ''} ${behind > 1 ? 'end' : ''}`.trim()
    }
    tell()
    element.addEventListener('scroll', tell, { passive: true })
    const observer = new ResizeObserver(tell)
    observer.observe(element)
    return () => {
      element.removeEventListener('scroll', tell)
      observer.disconnect()
      delete element.dataset['more']
    }
  }, [ref, scrolls])
}
