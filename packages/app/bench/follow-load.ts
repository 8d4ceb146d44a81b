import type { Page } from 'playwright'

/** What a page went through from the start of its navigation. Times in ms. */
export interface Load {
  /** Until the first figure stood there; undefined where none is waited for. */
  firstFigure: number | undefined
  /** Until everything in sight stood there. */
  complete: number
  /** Of the largest thing that was painted until then. */
  largestPaint: number
  /** Sum of the layout shifts until then; no unit. */
  shift: number
  /** The longest task of the main thread until then; 0 where none took 50 ms. */
  longestTask: number
  /** Addresses of what was requested, each with the time of its last byte, in their order. */
  requests: readonly { address: string; end: number }[]
}

/** What is waited for. */
export interface Wanted {
  /** Selector of an element that has a digit in it once the first figure is there. */
  figure?: string
  /** Selectors of elements that all have to be there. */
  parts: readonly string[]
}

/** Opens an address in an empty page and follows it until it is complete. */
export async function followLoad(page: Page, address: string, wanted: Wanted): Promise<Load> {
  await page.addInitScript(watch, wanted)
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(() => 'complete' in globalThis)
  return page.evaluate(() => (globalThis as unknown as { complete: Load }).complete)
}

/** Runs in the page, before anything of it. Looks at it in each frame, so times are as exact as frames are. */
function watch({ figure, parts }: Wanted): void {
  let firstFigure: number | undefined
  let [largestPaint, shift, longestTask] = [0, 0, 0]
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  observe('largest-contentful-paint', (entry) => (largestPaint = entry.startTime))
  observe('layout-shift', (entry) => (shift += (entry as unknown as { value: number }).value))
  observe('longtask', (entry) => (longestTask = Math.max(longestTask, entry.duration)))

  const isThere = (selector: string) => document.querySelector(selector) !== null
  const isInSight = (element: Element) => element.getBoundingClientRect().top < innerHeight
  const look = (now: number) => {
    const isFigureThere = figure === undefined || /\d/.test(document.querySelector(figure)?.textContent ?? '')
    if (isFigureThere) firstFigure ??= figure === undefined ? undefined : now
    // What is further down loads when it comes in sight.
    const isBusy = [...document.querySelectorAll('[aria-busy="true"]')].some(isInSight)
    if (!isFigureThere || isBusy || !parts.every(isThere)) return void requestAnimationFrame(look)
    // Observers hear of a paint and of a task only after them.
    setTimeout(() => {
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const before = entries.filter(({ startTime }) => startTime <= now)
      const requests = before.map(({ name, responseEnd }) => ({ address: name, end: responseEnd }))
      const complete = { firstFigure, complete: now, largestPaint, shift, longestTask, requests }
      Object.assign(globalThis, { complete })
    }, 300)
  }
  requestAnimationFrame(look)
}
