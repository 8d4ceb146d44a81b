import { instanceName } from './instanceName.ts'
import { createContext, useContext, useEffect } from 'react'

/** Takes the title of the page; undefined while the page has none of its own. */
export const DocumentTitleContext = createContext(writeTitle)

/** Sets the title of the tab and of the history entry. Undefined uses the title of the page’s route. */
export function useDocumentTitle(title: string | undefined): void {
  const take = useContext(DocumentTitleContext)
  useEffect(() => {
    take(title)
    return () => take(undefined)
  }, [take, title])
}

export function writeTitle(title: string | undefined): void {
  if (title !== undefined) document.title = `${title} · ${instanceName()}`
}
