import { useContext, useEffect, useEffectEvent, useRef } from 'react'
import { useSearchParams } from 'wouter'
import { GoBackContext } from '../../navigation/GoBack.ts'
import { searchOf, viewIn, type View } from './view.ts'

/** What of the dashboard is open, read from the address and written to it. */
export function useView() {
  const [search, setSearch] = useSearchParams()
  const goBack = useContext(GoBackContext)
  const hasOpenedList = useRef(false)
  const view = viewIn(search)
  const put = (change: Partial<View>, options?: { replace: boolean }) =>
    setSearch((now) => searchOf({ ...viewIn(now), ...change }, now), options)

  const isClean = searchOf(view, search).toString() === search.toString()
  const clean = useEffectEvent(() => put({}, { replace: true }))
  useEffect(() => {
    if (!isClean) clean()
  }, [isClean])

  return {
    view,
    /** Opens something else in the same place of the history. */
    replace: (change: Pick<Partial<View>, 'metric' | 'openTabs'>) => put(change, { replace: true }),
    openRange: (range: View['range']) => put({ range }),
    openList: (all: View['all']) => {
      hasOpenedList.current = true
      put({ all })
    },
    /** Goes back where the list was opened from; a list that a link has opened has nothing behind it. */
    closeList: () => {
      if (hasOpenedList.current) goBack()
      else put({ all: null }, { replace: true })
      hasOpenedList.current = false
    },
  }
}
