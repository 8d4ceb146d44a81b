import { address, settings } from './script-element.ts'
import { sendEvent, updateView } from './views.ts'

/** An element of an event's path; many lack some of these properties, the document and the window lack all. */
type Target = EventTarget &
  Pick<HTMLAnchorElement, 'href' | 'hostname' | 'origin' | 'pathname'> & { attributes?: NamedNodeMap }

/** Reports clicks on links, including those of the middle button and within web components. */
export const handleEvent = (event: Event): void => {
  updateView(event)
  // The right button opens a menu; other events have no button.
  if ((event as MouseEvent).button < 2) {
    for (const target of event.composedPath() as Target[]) {
      const props: Record<string, string> = {}
      let name = ''
      for (const attribute of target.attributes || [])
        attribute.name.replace(/^data-sightline-(event$|prop-(.+))/, (_, __, key: string | undefined) =>
          key ? (props[key] = attribute.value) : (name = attribute.value),
        )
      if (name) void sendEvent(name, { props })
      if (target.hostname) {
        const types = settings.downloads || 'pdf,zip,rar,7z,gz,dmg,exe,docx,xlsx,pptx,csv,mp4'
        const isFile = RegExp(`\\.(${types.replace(/\W+/g, '|')})$`, 'i').test(target.pathname)
        // The query of a file may hold a signature, so it is not sent. Of the words of `data-no`, only `downloads` has a w and only `outbound` a b.
        if (isFile && !/w/.test(settings.no as string))
          void sendEvent('File Download', { props: { url: target.origin + target.pathname } })
        else if (target.hostname !== address.hostname && !/b/.test(settings.no as string))
          void sendEvent('Outbound Link: Click', { props: { url: target.href } })
      }
    }
  }
}
