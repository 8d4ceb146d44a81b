import { setImmediate } from 'node:timers/promises'

/** Takes some milliseconds at most. */
const SLICE = 500

/** Does something with each item, in order; between slices of them requests are answered. */
export async function inSlices<Item>(items: readonly Item[], work: (item: Item) => unknown): Promise<void> {
  for (let start = 0; start < items.length; start += SLICE) {
    if (start > 0) await setImmediate()
    for (const item of items.slice(start, start + SLICE)) work(item)
  }
}
