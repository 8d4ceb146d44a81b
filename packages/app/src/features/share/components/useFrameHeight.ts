import { useEffect, useRef, type RefObject } from 'react'
import { HEIGHT_MESSAGE } from '../../dashboard/index.ts'

/**
 * Tells the framing page the height of the content, in px, at first and after every change. The message goes to any
 * origin, as it contains nothing else.
 */
export function useFrameHeight(): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = content.current
    if (element === null || window.parent === window) return
    const observer = new ResizeObserver(() => {
      window.parent.postMessage({ type: HEIGHT_MESSAGE, height: Math.ceil(element.offsetHeight) }, '*')
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return content
}
