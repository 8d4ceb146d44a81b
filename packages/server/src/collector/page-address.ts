import { eventLimits, siteLimits } from '@sightline/api-client/contract'
import { memoize } from './memoize.ts'
import { truncate } from './protocols/fields/text.ts'
import type { Page } from './incoming-event.ts'

/** The page at an http address; undefined for any other text. */
export function parsePageAddress(address: string, { isHashMode = false } = {}): Page | undefined {
  return isHashMode ? hashPageAt(address) : pageAt(address)
}

const pageAt = memoize((address) => pageOf(address, false))
const hashPageAt = memoize((address) => pageOf(address, true))

function pageOf(address: string, isHashMode: boolean): Page | undefined {
  const url = URL.parse(address)
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined
  return {
    hostname: truncate(url.hostname, siteLimits.host),
    pathname: pathOf(isHashMode ? url.pathname + url.hash : url.pathname),
    query: url.searchParams,
  }
}

/** The readable path, without trailing white space. Applying it twice changes nothing. */
function pathOf(path: string): string {
  return truncate(
    readablePath(path)
      .trimEnd()
      .replaceAll(/\p{Cc}/gu, encodeURIComponent),
    eventLimits.path,
  )
}

/**
 * A path as people read it. Characters with a meaning in addresses stay encoded, as does the percent sign, so that two
 * pages never become one.
 */
export function readablePath(path: string): string {
  try {
    return decodeURI(path.replaceAll('%25', '%2525'))
  } catch {
    return path
  }
}
