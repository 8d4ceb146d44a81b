import { useCallback, useContext, useRef } from 'react'
import { useSearchParams } from 'wouter'
import { GoBackContext } from './GoBack.ts'
import { withParams } from '../search-params/withParams.ts'

/** The dialog that is open over a page, kept in the address as `panel`: a link opens it, and going back closes it. */
export function usePanel() {
  const [search, setSearch] = useSearchParams()
  const goBack = useContext(GoBackContext)
  const hasOpened = useRef(false)
  /** Opens the dialog of a name; `replace` puts it in place of the one that is open. */
  const openPanel = useCallback(
    (panel: string, options?: { replace: boolean }) => {
      if (options === undefined) hasOpened.current = true
      setSearch((now) => withParams(now, { panel }), options)
    },
    [setSearch],
  )
  return {
    /** Any text of the address; null for none. */
    panel: search.get('panel'),
    openPanel,
    /** Goes back to where the dialog was opened; one that a link has opened has nothing to go back to. */
    closePanel: () => {
      if (hasOpened.current) goBack()
      else setSearch((now) => withParams(now, { panel: null }), { replace: true })
      hasOpened.current = false
    },
  }
}
