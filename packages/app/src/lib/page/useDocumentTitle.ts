import { createContext, useContext, useEffect } from 'react'

/** Takes the title of the page that is shown; undefined while that has none of its own. */
export const DocumentTitleContext = createContext(writeTitle)

/** Names the tab and the entry in the browser's history. Undefined leaves the name to the page's route. */
export function useDocumentTitle(title: string | undefined): void {
  const take = useContext(DocumentTitleContext)
  useEffect(() => {
    take(title)
    return () => take(undefined)
  }, [take, title])
}

export function writeTitle(title: string | undefined): void {
  if (title !== undefined) document.title = `${title} · Sightline`
}
