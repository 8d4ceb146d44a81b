import { useEffect, type RefObject } from 'react'

/** Sets `data-more` without a render to the sides on which a horizontally scrolling table continues. */
export function useScrollShadows(ref: RefObject<HTMLElement | null>, scrolls: boolean): void {
  useEffect(() => {
    const element = ref.current
    if (element === null || !scrolls) return
    const tell = () => {
      // In right-to-left direction, `scrollLeft` is negative.
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
