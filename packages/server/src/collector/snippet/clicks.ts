import { settings } from './script-element.ts'
import { updateView, sendEvent } from './views.ts'

const { no = '', downloads = 'pdf,zip,rar,7z,gz,dmg,exe,docx,xlsx,pptx,csv,mp4' } = settings

/** An element of an event's path; many lack some of these properties, the document and the window lack all. */
type Target = EventTarget &
  Pick<HTMLAnchorElement, 'attributes' | 'href' | 'hostname' | 'origin' | 'pathname'> & { dataset?: DOMStringMap }

/** Reports clicks on links, including those of the middle button and within web components. */
export const handleEvent = (event: Event): void => {
  updateView(event)
  // The right button opens a menu; other events have no button.
  if ((event as MouseEvent).button < 2) {
    for (const { dataset = {}, attributes, href, hostname, origin, pathname } of event.composedPath() as Target[]) {
      if (dataset['sightlineEvent']) {
        const p: Record<string, string> = {}
        for (const { name, value } of attributes) {
          const key = name.split('data-sightline-prop-')[1]
          if (key) p[key] = value
        }
        void sendEvent(dataset['sightlineEvent'], { p })
      }
      if (hostname) {
        const isFile = RegExp(`\\.(${downloads.replace(/\W+/g, '|')})$`, 'i').test(pathname)
        // The query of a file may hold a signature, so it is not sent.
        if (isFile && !no.includes('downloads')) void sendEvent('File Download', { p: { url: origin + pathname } })
        else if (hostname !== location.hostname && !no.includes('outbound'))
          void sendEvent('Outbound Link: Click', { p: { url: href } })
      }
    }
  }
}
