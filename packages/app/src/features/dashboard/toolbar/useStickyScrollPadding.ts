import { useCallback } from 'react'

/** The ref of a bar that sticks to the top: focused and scrolled-to elements stop below it instead of under it. */
export const useStickyScrollPadding = () =>
  useCallback((bar: HTMLElement | null) => {
    if (bar === null) return
    const { style } = document.documentElement
    const update = () => {
      const top = Number.parseFloat(getComputedStyle(bar).insetBlockStart)
      style.scrollPaddingBlockStart = `${Math.round((Number.isNaN(top) ? 0 : top) + bar.offsetHeight)}px`
    }
    const observer = new ResizeObserver(update)
    observer.observe(bar)
    return () => {
      observer.disconnect()
      style.removeProperty('scroll-padding-block-start')
    }
  }, [])
