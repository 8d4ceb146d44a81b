import { isIgnored } from './opt-out.ts'
import { address, page, settings, src } from './script-element.ts'

/** What a page may say of an event; the collector reads the same names. */
export interface Details {
  props?: Record<string, unknown> | undefined
  revenue?: { currency: string; amount: number | string }
  /** False where the event is no interaction, so that the visit may still be a bounce. */
  interactive?: boolean
}

/** The fields that all events share, by their names on the wire; address, referrer and title are those of the view. */
const view: { s: string | undefined; u: string | undefined; r: string; t: string; w: string; h?: 1 } = {
  s: settings.site,
  u: '',
  r: page.referrer,
  t: '',
  w: screen.width + 'x' + screen.height,
  ...('hash' in settings && { h: 1 }),
}

/** The path of the view. */
let path: string | undefined
/** The timer of a view that is not sent yet. */
let waiting: number | undefined
/** The engaged milliseconds that were not sent yet. */
let engaged: number
/** The time since which the page is looked at; false while it is not. */
let since: number | false
/** The lowest position of the document that was in view, in CSS pixels. */
let lowest: number
/** The scroll depth that was sent last, in percent. */
let sentDepth: number

/** Sends the view that waits for its title; called before anything else of it is sent. */
const sendView = (): void => {
  if (waiting) {
    waiting = 0
    view.t = page.title
    void sendEvent('pageview')
    // The referrer holds for the first view of a document only.
    view.r = ''
    if (HAS_ALL_PARTS && page.querySelector('[data-sightline-404]'))
      void sendEvent('404', { props: { path }, interactive: false })
  }
}

/** A page that a browser prerenders sends nothing until it is shown. */
const isShown =
  HAS_ALL_PARTS && page.prerendering && new Promise((done) => addEventListener('prerenderingchange', done, true))

/** @param more further fields, by their names on the wire; those of the view stand */
export const sendEvent = async (name: string, more?: object | null): Promise<void> => {
  sendView()
  if (!isIgnored) {
    // The properties of a page may not be JSON, and a failure of the network is not the page's fault.
    try {
      const body = JSON.stringify(HAS_ALL_PARTS ? { ...more, ...view, n: name } : { ...view, n: name })
      if (HAS_ALL_PARTS) await isShown
      await fetch(settings.api || new URL('/api/event', src), {
        method: 'POST',
        keepalive: true,
        credentials: 'omit',
        body,
      })
    } catch {}
  }
}

/** Updates engaged time, depth and address; called at every event by which one of them may have changed. */
export const updateView = (event: Partial<Pick<PageTransitionEvent, 'type' | 'persisted'>>): void => {
  const current = address.pathname + (view.h ? address.hash : '')
  // A new path is a view, and so is a page restored from the back/forward cache; another query or, where it is no part
  // of the path, another fragment is none.
  const isNew = path !== current || (HAS_ALL_PARTS ? event.persisted && event.type === 'pageshow' : event.persisted)

  if (HAS_ALL_PARTS) {
    const now = performance.now()
    if (since) {
      engaged += now - since
      lowest = Math.max(lowest, scrollY + innerHeight)
    }
    since = page.hasFocus() && !page.hidden && now
  }

  // This may be the last event of a view.
  if (isNew || page.hidden || (HAS_ALL_PARTS && event.type === 'pagehide')) {
    sendView()
    if (HAS_ALL_PARTS) sendEngagement()
  }
  // Views alone wait for a prerendered page to be shown; with all parts, what is sent waits.
  if (isNew && (HAS_ALL_PARTS || !page.prerendering)) {
    engaged = lowest = sentDepth = 0
    path = current
    // The part after the # may be a secret, and is left out unless it belongs to the path.
    view.u = view.h ? address.href : address.href.split('#')[0]
    // Frameworks set the title shortly after the address.
    waiting = setTimeout(sendView, 300)
  }
}

const sendEngagement = (): void => {
  // The depth is a percentage of the present height: a page may have been short while it was loading.
  const depth = Math.min(100, (lowest / page.documentElement.scrollHeight) * 100) | 0
  if (engaged >= 1000 || depth > sentDepth) {
    sentDepth = depth
    void sendEvent('engagement', { e: engaged | 0, sd: depth })
    engaged = 0
  }
}
