/**
 * The script on the pages of a site: sends views, engagement and events to the collector. It sets no cookie, and it
 * sends plain text so that no preflight request comes first. Every visitor loads every byte of it: `docs/snippet.md`
 * describes it, `tests/collector/snippet.test.ts` limits its size.
 */
import { handleEvent } from './clicks.ts'
import { updateView, page, sendEvent } from './views.ts'

interface Details {
  props?: Record<string, unknown>
  revenue?: { currency: string; amount: number | string }
  /** False where the event is no interaction, so that the visit may still be a bounce. */
  interactive?: boolean
}

type Call = [name: string, details?: Details | null]

interface Sightline {
  (...call: Call): void
  length: number
  /** The calls that the stub has queued. */
  q?: Call[]
}

declare global {
  interface Window {
    /** The snippet, or the stub that queues calls for it: a function without parameters. */
    sightline?: Sightline
  }
}

const track = (name: string, details?: Details | null): void => {
  void sendEvent(name, details && { p: details.props, $: details.revenue, i: details.interactive })
}

const before: Partial<Pick<Sightline, 'length' | 'q'>> = window.sightline || {}

// A file on disk has no host; a second copy on the page finds the first, which takes two parameters.
if (page.s && location.host && !before.length) {
  // Capturing listeners on the window also receive events that do not bubble, or whose propagation a page stops. In
  // this order the names compress best.
  'pagehide,auxclick,popstate,click,visibilitychange,focus,scroll,blur,pageshow'
    .split(',')
    .map((type) => addEventListener(type, handleEvent, true))
  ;(['pushState', 'replaceState'] as const).map((name) => {
    const original = history[name]
    history[name] = (...parameters) => {
      original.apply(history, parameters)
      updateView({})
    }
  })
  updateView({})
  window.sightline = track
  if (before.q) before.q.map((call) => track(...call))
}
