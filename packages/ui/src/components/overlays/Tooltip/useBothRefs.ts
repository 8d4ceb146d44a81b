import { useCallback, type Ref, type RefObject } from 'react'

/** A ref that fills an object and what its element was given for a ref. */
export function useBothRefs(one: RefObject<Element | null>, other: Ref<Element> | undefined) {
  return useCallback(
    (element: Element | null) => {
      const empty = [fill(one, element), fill(other, element)]
      return () => empty.forEach((run) => run())
    },
    [one, other],
  )
}

/** Fills a ref, and returns what empties it. */
function fill(ref: Ref<Element> | undefined, element: Element | null): () => void {
  if (typeof ref === 'function') {
    const end = ref(element)
    return typeof end === 'function' ? end : () => ref(null)
  }
  if (ref === undefined || ref === null) return () => {}
  ref.current = element
  return () => {
    ref.current = null
  }
}
