import { useEffect } from 'react'

/** Names the tab and the entry in the browser's history. Undefined leaves the name to somebody else. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · Sightline`
  }, [title])
}
