import { loadErrorPath, type LoadErrorType } from '@sightline/api-client'

/** More than that say nothing new, and a network that is broken would be kept busy. */
const mostReports = 5

/** The errors that were reported since the page was opened. */
const reported = new Set<string>()

interface Reported {
  type: LoadErrorType
  /** Address that was requested. */
  request: string
}

/** Tells the console, and the server, that code did not come: the same once, and at most five a page. Waits for nothing. */
export function reportLoadError({ type, request }: Reported): void {
  console.error('Load error', { type, request })
  const address = request.replace(/[?#].*$/s, '')
  const report = new URLSearchParams({ type, request: address })
  if (reported.size >= mostReports || reported.has(`${report}`)) return
  reported.add(`${report}`)
  navigator.sendBeacon(loadErrorPath, report)
}
