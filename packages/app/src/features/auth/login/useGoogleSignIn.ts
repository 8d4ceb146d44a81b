import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { withParams } from '../../../lib/search-params/withParams.ts'
import { challengeIn } from '../components/secondStepChallenge.ts'
import { useInstance } from '../api.ts'
import { useSession } from '../session/SessionProvider.tsx'

/**
 * The key of a secret that this tab keeps while somebody is at Google. A browser that returns without it did not begin
 * the sign-in, so it could be lured into somebody else’s account.
 */
const BINDING = 'sign-in with Google'

/** Signs in with a Google account: leaves for Google, and finishes the sign-in when the browser returns. */
export function useGoogleSignIn(onSecondStep: (challenge: string) => void) {
  const api = useApi()
  const { refresh } = useSession()
  const { data: instance } = useInstance()
  const [location, navigate] = useLocation()
  const [search, setSearch] = useSearchParams()
  const [isPending, setPending] = useState(false)
  const [errorKey, setErrorKey] = useState<string | null>(null)
  const result = search.get('result')
  // On any other path the form stands in place of a page, whose own parameters may have the same names.
  const state = location === paths.login && result === 'returned' ? search.get('state') : null
  const begun = useRef<string | null>(null)
  useEffect(() => {
    if (state === null || begun.current === state) return
    begun.current = state
    const binding = sessionStorage.getItem(BINDING) ?? 'none'
    sessionStorage.removeItem(BINDING)
    void (async () => {
      setPending(true)
      const answer = await api.auth.finishGoogle({ state, binding })
      const { code, message } = answer
      setPending(false)
      const challenge = challengeIn(answer)
      if (code === 200) {
        navigate(paths.sites, { replace: true })
        refresh()
        return
      }
      if (challenge === undefined) setErrorKey(message)
      else onSecondStep(challenge)
      setSearch((now) => withParams(now, { result: null, state: null }), { replace: true })
    })()
  })

  async function start(): Promise<void> {
    setPending(true)
    const answer = await api.auth.startGoogle({})
    if (answer.code === 200) {
      sessionStorage.setItem(BINDING, answer.data.binding)
      return window.location.assign(answer.data.url)
    }
    setPending(false)
    setErrorKey(answer.message)
  }

  return { isAvailable: instance?.google === true, isPending, errorKey, start }
}
