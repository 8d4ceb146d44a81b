/**
 * The script on the pages of a site: sends views, engagement and events to the collector. It sets no cookie, and it
 * sends plain text so that no preflight request comes first. Every visitor loads every byte of it: `docs/snippet.md`
 * describes it, `tests/collector/snippet.test.ts` limits its size.
 */
import { handleEvent } from './clicks.ts'
import { address, settings } from './script-element.ts'
import { sendEvent, updateView, type Details } from './views.ts'

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

// Who calls it gets no promise, which a framework would take for something else.
const track = (name: string, details?: Details | null): void => {
  void sendEvent(name, details)
}

const before: Partial<Pick<Sightline, 'length' | 'q'>> = window.sightline || {}

// A file on disk has no host; a second copy on the page finds the first, which takes parameters.
if (settings.site && address.host && !before.length) {
  // In this order the names compress best.
  const names = HAS_ALL_PARTS
    ? 'pagehide,auxclick,popstate,click,visibilitychange,focus,scroll,blur,pageshow,pushState,replaceState'
    : 'popstate,visibilitychange,prerenderingchange,pageshow,pushState,replaceState'
  names.split(',').map((name) => {
    const original = history[name as 'pushState']
    if (original)
      history[name as 'pushState'] = (...parameters) => {
        original.apply(history, parameters)
        updateView({})
      }
    // Capturing listeners on the window also receive events that do not bubble, or whose propagation a page stops.
    else addEventListener(name, HAS_ALL_PARTS ? handleEvent : updateView, true)
  })
  updateView({})
  // With views alone a call does nothing, but the function is found by a second copy all the same.
  window.sightline = HAS_ALL_PARTS ? track : (updateView as unknown as Sightline)
  if (HAS_ALL_PARTS && before.q) before.q.map((call) => track(...call))
}
