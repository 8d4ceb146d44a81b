/** Tells when the first of the running requests starts, and when the last one ends: several at once count as one. */
export function createProgress(onProgress: ((isRunning: boolean) => void) | undefined) {
  let running = 0
  return {
    start() {
      running += 1
      if (running === 1) onProgress?.(true)
    },
    end() {
      running -= 1
      if (running === 0) onProgress?.(false)
    },
  }
}
