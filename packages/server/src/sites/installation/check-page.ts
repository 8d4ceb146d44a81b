import type { InstallationDetail, InstallationState } from '@sightline/api-client/contract'
import type { OutboundPage } from '../../outbound/fetch-page.ts'
import { tagsOf, type Tag } from './page-tags.ts'
import { allowsConnection, allowsScript, policiesOf } from './content-security-policy.ts'

export interface Verdict {
  state: InstallationState
  detail: InstallationDetail | null
}

/** The answers with which a server, or what stands before it, turns a program away. */
const REFUSALS = new Set([401, 403, 429, 503])

/** What a page says about the snippet of a site. */
export function checkPage(page: OutboundPage, publicId: string, basePath = ''): Verdict {
  if (REFUSALS.has(page.status)) return { state: 'blocked', detail: 'server_refuses' }
  if (page.status < 200 || page.status > 299) return { state: 'unreachable', detail: 'server_error' }
  if (!isHtml(page)) return { state: 'unreachable', detail: 'no_page' }
  const tags = tagsOf(page.text)
  const snippets = tags.filter(isSnippet)
  const own = snippets.filter((tag) => siteOf(tag) === publicId)
  const [first] = own
  if (first === undefined) {
    return snippets.length > 0
      ? { state: 'wrong_id', detail: null }
      : { state: 'not_found', detail: laterOf(tags, publicId) }
  }
  const blocked = blockOf(page, tags, first, basePath)
  if (blocked !== null) return { state: 'blocked', detail: blocked }
  return { state: own.length === 1 ? 'found' : 'found_twice', detail: null }
}

const isHtml = ({ headers, text }: OutboundPage): boolean =>
  /\bx?html\b/i.test(headers['content-type'] ?? '') ||
  (headers['content-type'] === undefined && /<(?:!doctype\s+html|html|head|body)\b/i.test(text))

/** Ours, or one of the scripts that send to us as well, which name the site in their own way. */
const siteOf = ({ attributes }: Tag): string =>
  (attributes.get('data-site') ?? attributes.get('data-website-id') ?? '').trim().toLowerCase()

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

const isSnippet = (tag: Tag): boolean =>
  tag.name === 'script' && (tag.attributes.get('src') ?? '') !== '' && UUID.test(siteOf(tag))

/** What the page's own policies do not let through. */
function blockOf(
  { url, headers }: OutboundPage,
  tags: readonly Tag[],
  tag: Tag,
  basePath: string,
): InstallationDetail | null {
  const script = URL.parse(tag.attributes.get('src')?.trim() ?? '', baseOf(url, tags).href)
  if (script === null) return null
  const policies = policiesOf(headers['content-security-policy'], tags)
  if (!allowsScript(policies, url, script, tag)) return 'policy_script'
  const target = URL.parse(tag.attributes.get('data-api') ?? `${basePath}/api/event`, script.href)
  return target === null || allowsConnection(policies, url, target) ? null : 'policy_connection'
}

function baseOf(url: URL, tags: readonly Tag[]): URL {
  const href = tags.find(({ name, attributes }) => name === 'base' && attributes.has('href'))?.attributes.get('href')
  return URL.parse(href ?? '', url.href) ?? url
}

const TAG_MANAGERS =
  /googletagmanager\.com\/(?:gtm\.js|gtag)|\bGTM-[A-Z0-9]{4,}|assets\.adobedtm\.com|tags\.tiqcdn\.com|cdn\.segment\.com|\bmatomo\.[a-z.]+\/js\/container_|\/container_[A-Za-z0-9]{8}\.js|piwik\.pro|cdn\.commandersact\.com|zaraz/

/** Scripts that add others are not run here, so what they add cannot be seen. */
function laterOf(tags: readonly Tag[], publicId: string): InstallationDetail | null {
  const scripts = tags.filter((tag) => tag.name === 'script')
  const written = scripts.map((tag) => `${tag.attributes.get('src') ?? ''} ${tag.text}`)
  if (written.some((text) => text.toLowerCase().includes(publicId))) return 'inserted_later'
  return written.some((text) => TAG_MANAGERS.test(text)) ? 'tag_manager' : null
}
