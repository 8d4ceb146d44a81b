import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'

/** The inner width of an element in px, as long as it is there; undefined before it was measured. */
export function useWidth<Measured extends HTMLElement>() {
  const ref = useRef<Measured>(null)
  const [width, setWidth] = useState<number>()
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return
    setWidth(element.clientWidth)
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}

const nothingChanges = () => () => {}

/** Whether this is what a server draws, or a browser that takes it over: no width is known there, and none will be. */
export const useIsServerDrawing = (): boolean =>
  useSyncExternalStore(
    nothingChanges,
    () => false,
    () => true,
  )
