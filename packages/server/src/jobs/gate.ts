/** Lets many through at a time, or keeps all of them out. */
export interface Gate {
  /** Goes through as soon as the gate is open. @returns what says that it is behind the gate no longer */
  enter(): Promise<() => void>
  /**
   * Closes the gate and waits until nobody is behind it.
   * @param signal Ends the wait, and opens the gate again
   * @returns what opens it
   */
  close(signal: AbortSignal): Promise<() => void>
}

export function createGate(): Gate {
  let behind = 0
  let closings = 0
  let waiting: (() => void)[] = []

  function notify(): void {
    const listeners = waiting
    waiting = []
    for (const listener of listeners) listener()
  }

  const change = (): Promise<void> => new Promise((done) => waiting.push(done))

  return {
    async enter() {
      while (closings > 0) await change()
      behind += 1
      return once(() => {
        behind -= 1
        notify()
      })
    },
    async close(signal) {
      closings += 1
      const open = once(() => {
        closings -= 1
        notify()
      })
      signal.addEventListener('abort', notify, { once: true })
      try {
        while (behind > 0 && !signal.aborted) await change()
        signal.throwIfAborted()
        return open
      } catch (error) {
        open()
        throw error
      } finally {
        signal.removeEventListener('abort', notify)
      }
    },
  }
}

function once(act: () => void): () => void {
  let isDone = false
  return () => {
    if (isDone) return
    isDone = true
    act()
  }
}

/** The same values, each made behind the gate; whoever takes one is behind it too until the next one is asked for. */
export async function* throughGate<Value>(values: AsyncIterable<Value>, gate: Gate): AsyncGenerator<Value> {
  const iterator = values[Symbol.asyncIterator]()
  let isEnded = false
  try {
    for (;;) {
      const leave = await gate.enter()
      try {
        const next = await iterator.next()
        isEnded = next.done === true
        if (next.done === true) return
        yield next.value
      } finally {
        leave()
      }
    }
  } finally {
    if (!isEnded) await iterator.return?.()
  }
}
