import { useLayoutEffect, type RefObject } from 'react'

/**
 * Room to scroll the last rows out from under the bar, given in `data-room` where it moves nothing: where the end of the rows is out
 * of sight when the bar comes. Else the bar stands over rows that are all in sight.
 */
export function useBarRoom(scroll: RefObject<HTMLElement | null>, hasBar: boolean): void {
  useLayoutEffect(() => {
    const element = scroll.current
    if (element === null || !hasBar) return
    const scrolls = element.scrollHeight > element.clientHeight + 1 && element.dataset['scrolls'] !== undefined
    if (!scrolls && element.getBoundingClientRect().bottom <= innerHeight) return
    element.setAttribute('data-room', '')
    return () => element.removeAttribute('data-room')
  }, [scroll, hasBar])
}
