import { useEffect, useRef } from 'react'
import { useSearchParams } from 'wouter'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { isMessageKey } from '../../../lib/i18n/messageTexts.ts'
import { withParams } from '../../../lib/search-params/withParams.ts'
import { useRefreshConnections } from '../api.ts'

/**
 * Finishes connecting an account, once, when the address says that the browser returns from a provider.
 * @returns the result: `returned` while it is not known, `connected`, or the key of an error message; null where the browser does not return from a provider
 */
export function useFinishConnecting(): string | null {
  const api = useApi()
  const refresh = useRefreshConnections()
  const [search, setSearch] = useSearchParams()
  const result = search.get('result')
  const state = result === 'returned' ? search.get('state') : null
  const begun = useRef<string | null>(null)
  useEffect(() => {
    if (state === null || begun.current === state) return
    begun.current = state
    void (async () => {
      const { code, message } = await api.authorization.finish({ state })
      refresh()
      // The state is used once: going back or reloading must not finish the connection a second time.
      const known = code === 200 ? 'connected' : isMessageKey(message) ? message : 'authorization_failed'
      setSearch((now) => withParams(now, { result: known, state: null }), { replace: true })
    })()
  })
  if (result === null || result === 'connected' || isMessageKey(result)) return result
  // An address that says anything else is not one of a return.
  return state === null ? null : 'returned'
}
