import { eventLimits, eventLine, isMessageKey, type EventLine, type MessageKey } from '@sightline/api-client/contract'
import type { EventRow } from '../store/clickhouse/rows.ts'
import { ENGAGEMENT } from '../collector/accepted-event.ts'
import { parsePageAddress } from '../collector/page-address.ts'
import { parseReferrer } from '../collector/enrich/sources/referrer.ts'
import { foreignReferrer, sourceOf } from '../collector/enrich/sources/source.ts'
import { hashId, hashVisitor } from './hashed-ids.ts'

export interface ImportingSite {
  id: number
  domain: string
  /** Hosts that the site names as its own beside its domain. */
  ownHosts: readonly string[]
}

export type ParsedLine =
  | { event: EventRow; unknown: readonly string[] }
  /** The error of a line, with its field. */
  | { field: string; message: MessageKey }

/** No event was collected before. */
const EARLIEST = Date.UTC(eventLimits.firstYear, 0, 1)
const LARGEST_ID = 2n ** 64n - 1n
const knownFields = new Set(Object.keys(eventLine.shape))

/** @param latest Events after this instant lie in the future */
export function parseEventLine(text: string, site: ImportingSite, latest: number): ParsedLine {
  const value = objectIn(text)
  if (value === undefined) return { field: '', message: 'line_not_json' }
  const { data, error } = eventLine.safeParse(value)
  if (data === undefined) {
    const [issue] = error.issues
    return {
      field: String(issue?.path[0] ?? ''),
      message: isMessageKey(issue?.message) ? issue.message : 'field_invalid',
    }
  }
  if (data.ts > latest) return { field: 'ts', message: 'time_in_future' }
  if (data.ts < EARLIEST) return { field: 'ts', message: 'time_too_old' }
  const page = pageOf(data, site)
  if (page === undefined) return { field: 'url', message: data.url === '' ? 'field_required' : 'field_invalid' }
  return { event: rowOf(data, page, site, text), unknown: Object.keys(value).filter((name) => !knownFields.has(name)) }
}

function objectIn(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

interface Page {
  hostname: string
  pathname: string
  tags: URLSearchParams
}

function pageOf({ url, hostname, pathname }: EventLine, site: ImportingSite): Page | undefined {
  const page = url === '' ? undefined : parsePageAddress(url)
  if (page === undefined && pathname === undefined) return undefined
  return {
    hostname: hostname ?? (page?.hostname || site.domain),
    pathname: pathname ?? page?.pathname ?? '',
    tags: page?.query ?? new URLSearchParams(),
  }
}

function rowOf(line: EventLine, { hostname, pathname, tags }: Page, site: ImportingSite, text: string): EventRow {
  const { url: _, visitor_id, interactive, id, ...rest } = line
  return {
    ...rest,
    id: id ?? hashId(site.id, text),
    site_id: site.id,
    session_id: '0',
    visitor_id: visitorOf(visitor_id, site.id),
    pathname,
    hostname,
    interactive: (interactive ?? true) && line.name !== ENGAGEMENT,
    ...wayOf(line, hostname, tags, site),
  }
}

function visitorOf(text: string, siteId: number): string {
  const isNumber = /^\d{1,20}$/.test(text) && BigInt(text) <= LARGEST_ID
  return isNumber ? BigInt(text).toString() : hashVisitor(siteId, text)
}

/** The source of the visit: given in the line, or read from its addresses as the collector reads them. */
function wayOf(line: EventLine, hostname: string, tags: URLSearchParams, site: ImportingSite) {
  const tag = (name: 'utm_source' | 'utm_medium' | 'utm_campaign' | 'utm_content' | 'utm_term') =>
    line[name] ?? (tags.get(name)?.trim() ?? '').slice(0, 200).toWellFormed()
  const utm = {
    utm_source: tag('utm_source'),
    utm_medium: tag('utm_medium'),
    utm_campaign: tag('utm_campaign'),
    utm_content: tag('utm_content'),
    utm_term: tag('utm_term'),
  }
  const ownHosts = [hostname, site.domain, ...site.ownHosts]
  // The referrer is stored without its scheme, which the collector's functions need.
  const referrer = line.referrer === '' || URL.canParse(line.referrer) ? line.referrer : `https://${line.referrer}`
  if (line.source !== undefined && line.channel !== undefined) {
    const isAddress = parseReferrer(line.referrer) !== undefined
    const address = isAddress
      ? (foreignReferrer(line.referrer, ownHosts)?.address ?? '')
      : line.referrer.slice(0, 1000).toWellFormed()
    return { ...utm, referrer: address, source: line.source, channel: line.channel }
  }
  const read = new URLSearchParams(tags)
  for (const [name, value] of Object.entries(utm)) if (value !== '') read.set(name, value)
  const found = sourceOf({ referrer, tags: read, ownHosts })
  return {
    ...utm,
    referrer: found.referrer,
    source: line.source ?? found.source,
    channel: line.channel ?? found.channel,
  }
}
