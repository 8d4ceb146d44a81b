import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'

/** The inner width of an element in px, updated as it changes; undefined before the first measurement. */
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

/** Whether the component is rendered on a server or hydrates in a browser, where no width is known. */
export const useIsServerDrawing = (): boolean =>
  useSyncExternalStore(
    nothingChanges,
    () => false,
    () => true,
  )
