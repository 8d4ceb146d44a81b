import { loadErrorPath, type LoadErrorType } from '@sightline/api-client'

/** The most reports of a page: more would say nothing new, and would burden a network that is failing. */
const maxReports = 5

/** The errors that were reported since the page was opened. */
const reported = new Set<string>()

interface Reported {
  type: LoadErrorType
  /** The requested address. */
  request: string
}

/**
 * Reports to the console and to the server that code failed to load: each address once, and at most five a page. Does
 * not wait for the answer.
 */
export function reportLoadError({ type, request }: Reported): void {
  console.error('Load error', { type, request })
  const address = request.replace(/[?#].*$/s, '')
  const report = new URLSearchParams({ type, request: address })
  if (reported.size >= maxReports || reported.has(`${report}`)) return
  reported.add(`${report}`)
  navigator.sendBeacon(`${import.meta.env.BASE_URL}${loadErrorPath.slice(1)}`, report)
}
