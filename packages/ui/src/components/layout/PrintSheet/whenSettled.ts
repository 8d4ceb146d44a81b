/** The time without a change after which everything has come, in milliseconds. */
const quietMs = 700

/**
 * Calls back once when nothing in an element is busy and it has not changed for a moment. @returns a function that stops
 * waiting
 */
export function whenSettled(element: HTMLElement, done: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new MutationObserver(() => begin())
  const stop = () => {
    clearTimeout(timer)
    observer.disconnect()
  }
  const begin = () => {
    clearTimeout(timer)
    if (element.querySelector('[aria-busy="true"]') !== null) return
    timer = setTimeout(() => {
      stop()
      void document.fonts.ready.then(done)
    }, quietMs)
  }
  observer.observe(element, { childList: true, subtree: true, attributes: true, characterData: true })
  begin()
  return stop
}
