/**
 * The script on the pages of a site: tells the collector of each page view.
 * It sets no cookie, stores nothing, and sends text so that no extra request asks for permission first.
 */
const script = document.currentScript as HTMLScriptElement | null
const site = script?.dataset['site']

function send(name: string): void {
  if (script === null || site === undefined) return
  void fetch(new URL('/api/event', script.src), {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    body: JSON.stringify({
      s: site,
      n: name,
      u: location.href,
      r: document.referrer,
      t: document.title,
      w: `${screen.width}x${screen.height}`,
    }),
  }).catch(() => {})
}

/** A page that was prepared unseen counts when it is shown. */
if ('prerendering' in document && document.prerendering) {
  document.addEventListener('prerenderingchange', () => send('pageview'), { once: true })
} else {
  send('pageview')
}
