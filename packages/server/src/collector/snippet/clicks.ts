import { settings } from './script.ts'
import { look, send } from './views.ts'

const { no = '', downloads = 'pdf,zip,rar,7z,gz,dmg,exe,docx,xlsx,pptx,csv,mp4' } = settings

/** An entry of an event's path: most entries lack some of this, the document and the window lack all of it. */
type Target = EventTarget &
  Pick<HTMLAnchorElement, 'attributes' | 'href' | 'hostname' | 'origin' | 'pathname'> & { dataset?: DOMStringMap }

/** Reports clicks on a page, also of the middle button and from within web components. */
export const hear = (event: Event): void => {
  look(event)
  // The right button opens a menu, and other events have none.
  if ((event as MouseEvent).button < 2) {
    for (const { dataset = {}, attributes, href, hostname, origin, pathname } of event.composedPath() as Target[]) {
      if (dataset['sightlineEvent']) {
        const p: Record<string, string> = {}
        for (const { name, value } of attributes) {
          const key = name.split('data-sightline-prop-')[1]
          if (key) p[key] = value
        }
        void send(dataset['sightlineEvent'], { p })
      }
      if (hostname) {
        const isFile = RegExp(`\\.(${downloads.replace(/\W+/g, '|')})$`, 'i').test(pathname)
        // A file's query may hold a signature.
        if (isFile && !no.includes('downloads')) void send('File Download', { p: { url: origin + pathname } })
        else if (hostname !== location.hostname && !no.includes('outbound'))
          void send('Outbound Link: Click', { p: { url: href } })
      }
    }
  }
}
