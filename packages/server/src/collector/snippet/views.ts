import { isIgnored } from './opt-out.ts'
import { settings, src } from './script-element.ts'

/** The fields that all events share, by their names on the wire; address, referrer and title are those of the view. */
export const page = {
  s: settings.site,
  u: '' as string | undefined,
  r: document.referrer,
  t: '',
  w: screen.width + 'x' + screen.height,
  h: 'hash' in settings ? 1 : undefined,
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
    page.t = document.title
    void sendEvent('pageview')
    // The referrer holds for the first view of a document only.
    page.r = ''
    if (document.querySelector('[data-sightline-404]')) void sendEvent('404', { p: { path }, i: false })
  }
}

/** A page that a browser prerenders sends nothing until it is shown. */
const isShown =
  (document as { prerendering?: boolean }).prerendering &&
  new Promise((done) => addEventListener('prerenderingchange', done, true))

/** @param more further fields, by their names on the wire */
export const sendEvent = async (name: string, more?: object | null): Promise<void> => {
  sendView()
  if (!isIgnored) {
    // The properties of a page may not be JSON, and a failure of the network is not the page's fault.
    try {
      const body = JSON.stringify({ ...page, n: name, ...more })
      await isShown
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
export const updateView = (event: Pick<Partial<PageTransitionEvent>, 'type' | 'persisted'>): void => {
  const now = performance.now()
  const current = location.pathname + (page.h ? location.hash : '')
  // A new path is a view, and so is a page restored from the back/forward cache; another query or, where it is no part
  // of the path, another fragment is none.
  const isNew = path !== current || (event.type === 'pageshow' && event.persisted)

  if (since) {
    engaged += now - since
    lowest = Math.max(lowest, scrollY + innerHeight)
  }
  since = document.hasFocus() && !document.hidden && now

  // This may be the last event of a view.
  if (isNew || document.hidden || event.type === 'pagehide') {
    sendView()
    // The depth is a percentage of the present height: a page may have been short while it was loading.
    const depth = (Math.min(1, lowest / document.documentElement.scrollHeight) * 100) | 0
    if (engaged >= 1000 || depth > sentDepth) {
      sentDepth = depth
      void sendEvent('engagement', { e: engaged | 0, sd: depth })
      engaged = 0
    }
  }
  if (isNew) {
    engaged = lowest = sentDepth = 0
    path = current
    // The part after the # may be a secret, and is left out unless it belongs to the path.
    page.u = page.h ? location.href : location.href.split('#')[0]
    // Frameworks set the title shortly after the address.
    waiting = setTimeout(sendView, 300)
  }
}
