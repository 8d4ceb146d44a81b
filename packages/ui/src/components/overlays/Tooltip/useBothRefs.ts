import { useCallback, type Ref } from 'react'

/** A ref that fills two others: that of a component and what its element was given for a ref. */
export function useBothRefs<Filled extends Element>(one: Ref<Filled> | undefined, other: Ref<Filled> | undefined) {
  return useCallback(
    (element: Filled | null) => {
      const empty = [fill(one, element), fill(other, element)]
      return () => empty.forEach((run) => run())
    },
    [one, other],
  )
}

/** Fills a ref, and returns what empties it. */
function fill<Filled>(ref: Ref<Filled> | undefined, element: Filled | null): () => void {
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
