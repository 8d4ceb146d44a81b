import { useLeave } from '@sightline/ui/form'
import { useCallback, useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'wouter'
import { withParams } from '../search-params/withParams.ts'
import { GoBackContext } from './GoBack.ts'

/**
 * The dialog that is open over a page, kept in the address as `panel`: a link opens it, and going back closes it. With unsaved
 * changes it stays until the person agrees to lose them.
 */
export function usePanel() {
  const [search, setSearch] = useSearchParams()
  const goBack = useContext(GoBackContext)
  const { hasUnsaved, confirmLeave } = useLeave()
  const hasOpened = useRef(false)
  const named = search.get('panel')
  const [shown, setShown] = useState(named)
  const [isClosing, setIsClosing] = useState(false)

  // The browser has changed the address already: it is restored until the person has answered.
  const isHeld = named !== shown && !isClosing && hasUnsaved()
  if (named !== shown && !isHeld) setShown(named)
  const hold = useEffectEvent(() => {
    setSearch((now) => withParams(now, { panel: shown }))
    confirmLeave(goBack)
  })
  useEffect(() => {
    if (isHeld) hold()
  }, [isHeld])

  /** Opens the dialog of a name; `replace` puts it in place of the one that is open. */
  const openPanel = useCallback(
    (panel: string, options?: { replace: boolean }) => {
      if (options === undefined) hasOpened.current = true
      setIsClosing(false)
      setSearch((now) => withParams(now, { panel }), options)
    },
    [setSearch],
  )
  return {
    /** Any text of the address; null for none. */
    panel: shown,
    openPanel,
    /** Goes back to where the dialog was opened; one that a link has opened has nothing to go back to. */
    closePanel: () => {
      setIsClosing(true)
      if (hasOpened.current) goBack()
      else setSearch((now) => withParams(now, { panel: null }), { replace: true })
      hasOpened.current = false
    },
  }
}
