import { useLeave } from '@sightline/ui/form'
import { useEffect } from 'react'
import { parseHash } from './hashAddress.ts'

/**
 * Asks before a page with unsaved changes is left: by a link, or by the browser’s back and forward. Changes of the
 * query alone do not ask.
 */
export function UnsavedChangesPrompt() {
  const { hasUnsaved, confirmLeave } = useLeave()
  useEffect(() => {
    /** The address of the page; the browser changes `location` before the person can be asked. */
    let here = location.href
    const isLeft = (to: string) => hasUnsaved() && pageOf(to) !== pageOf(here)

    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link === null || opensElsewhere(event, link) || !isLeft(link.href)) return
      event.preventDefault()
      confirmLeave(() => location.assign(link.href))
    }
    const onPopState = () => {
      if (!isLeft(location.href)) return
      // Restores the address before the router reads it, so that the page stays with its typed text.
      history.pushState(null, '', here)
      confirmLeave(() => history.back())
    }
    const onHashChange = () => {
      here = location.href
    }
    document.addEventListener('click', onClick, true)
    addEventListener('popstate', onPopState)
    addEventListener('hashchange', onHashChange)
    return () => {
      document.removeEventListener('click', onClick, true)
      removeEventListener('popstate', onPopState)
      removeEventListener('hashchange', onHashChange)
    }
  }, [hasUnsaved, confirmLeave])
  return null
}

/** The part of an address that names its page: all but the query inside the hash. */
function pageOf(address: string): string {
  const url = new URL(address)
  const { path } = parseHash(url.hash)
  url.hash = path
  return url.href
}

const opensElsewhere = (event: MouseEvent, link: HTMLAnchorElement): boolean =>
  event.defaultPrevented ||
  event.button !== 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey ||
  link.href === '' ||
  link.target !== '' ||
  link.hasAttribute('download')
