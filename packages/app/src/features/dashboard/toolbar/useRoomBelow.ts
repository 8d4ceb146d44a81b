import { useCallback } from 'react'

/** Keeps what gets the focus, or is scrolled to, clear of something that stays at the top of the page: give it as its ref. */
export const useRoomBelow = () =>
  useCallback((bar: HTMLElement | null) => {
    if (bar === null) return
    const { style } = document.documentElement
    const keep = () => {
      const top = Number.parseFloat(getComputedStyle(bar).insetBlockStart)
      style.scrollPaddingBlockStart = `${Math.round((Number.isNaN(top) ? 0 : top) + bar.offsetHeight)}px`
    }
    const observer = new ResizeObserver(keep)
    observer.observe(bar)
    return () => {
      observer.disconnect()
      style.removeProperty('scroll-padding-block-start')
    }
  }, [])
