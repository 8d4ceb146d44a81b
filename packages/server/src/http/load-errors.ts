import type { LoadErrorType } from '@sightline/api-client/contract'

/** Code of the app that did not come to a browser. */
export interface LoadErrors {
  /** @param request Address that the browser asked for; nothing of it is kept but the path of a script or style sheet */
  add(type: LoadErrorType, request: string): void
  /** The number of errors of each type since the server started. */
  counts(): Readonly<Record<LoadErrorType, number>>
  /** The time of the last one, in milliseconds since 1970; undefined while there is none. */
  lastAt(): number | undefined
}

/** Each file is named once an hour, and no more files than that: anybody can tell of any. */
const NAMED_FILES = 100
const HOUR = 3_600_000

export function createLoadErrors(log: { warn(message: string): void }, now: () => number = Date.now): LoadErrors {
  const counts: Record<LoadErrorType, number> = { timeout: 0, missing: 0 }
  const named = new Set<string>()
  let namedSince = now()
  let lastAt: number | undefined
  return {
    add(type, request) {
      counts[type] += 1
      lastAt = now()
      if (now() - namedSince >= HOUR) {
        named.clear()
        namedSince = now()
      }
      const message = `Code of the app did not come to a browser (${type}): ${fileIn(request)}`
      if (named.has(message) || named.size >= NAMED_FILES) return
      named.add(message)
      log.warn(message)
    },
    counts: () => counts,
    lastAt: () => lastAt,
  }
}

/** The path of a script or style sheet in an address: anything else could hold what nobody should read. */
export function fileIn(request: string): string {
  const base = 'http://localhost'
  const { pathname } = new URL(URL.canParse(request, base) ? request : '/', base)
  return pathname.length <= 200 && /^(\/[\w.-]+)+\.(js|css|tsx?)$/.test(pathname) ? pathname : 'unknown'
}
