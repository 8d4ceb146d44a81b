/**
 * Reports when the first of several requests starts and when the last one ends. An error of a listener is reported to
 * `onError`, and the request continues.
 */
export function createProgress(
  onProgress: ((isRunning: boolean) => void) | undefined,
  onError: ((message: string) => void) | undefined,
) {
  let running = 0
  const tell = (isRunning: boolean) => {
    try {
      onProgress?.(isRunning)
    } catch (error) {
      onError?.(error instanceof Error ? error.message : String(error))
    }
  }
  return {
    start() {
      running += 1
      if (running === 1) tell(true)
    },
    end() {
      running -= 1
      if (running === 0) tell(false)
    },
  }
}
