import type { Tag } from './page-tags.ts'

/** One Content-Security-Policy: names of directives and their sources, both in the order of the text. */
type Policy = ReadonlyMap<string, readonly string[]>

/** Every policy that a page is under; each of them must allow a thing. https://www.w3.org/TR/CSP3/ */
export function policiesOf(header: string | string[] | undefined, tags: readonly Tag[]): Policy[] {
  const fromHeader = [header ?? []].flat().flatMap((text) => text.split(','))
  const fromPage = tags
    .filter(
      ({ name, attributes }) =>
        name === 'meta' && attributes.get('http-equiv')?.toLowerCase() === 'content-security-policy',
    )
    .map(({ attributes }) => attributes.get('content') ?? '')
  return [...fromHeader, ...fromPage].map(parsePolicy).filter((policy) => policy.size > 0)
}

function parsePolicy(text: string): Policy {
  const policy = new Map<string, string[]>()
  for (const directive of text.split(';')) {
    const [name = '', ...sources] = directive.trim().split(/\s+/)
    const key = name.toLowerCase()
    if (key !== '' && !policy.has(key)) policy.set(key, sources)
  }
  return policy
}

/** Whether a script element may load. */
export function allowsScript(policies: readonly Policy[], page: URL, script: URL, tag: Tag): boolean {
  return policies.every((policy) => {
    if (policy.has('sandbox') && !policy.get('sandbox')?.includes('allow-scripts')) return false
    const sources = policy.get('script-src-elem') ?? policy.get('script-src') ?? policy.get('default-src')
    if (sources === undefined) return true
    const nonce = tag.attributes.get('nonce') ?? ''
    if (nonce !== '' && sources.includes(`'nonce-${nonce}'`)) return true
    const hashes = (tag.attributes.get('integrity') ?? '').split(/\s+/).filter((hash) => hash !== '')
    if (hashes.length > 0 && hashes.every((hash) => sources.includes(`'${hash}'`))) return true
    // Then hosts stand there for old browsers only.
    if (hasWord(sources, "'strict-dynamic'")) return false
    return sources.some((source) => matches(source, page, script))
  })
}

/** Whether the page may send to an address. */
export const allowsConnection = (policies: readonly Policy[], page: URL, target: URL): boolean =>
  policies.every((policy) => {
    const sources = policy.get('connect-src') ?? policy.get('default-src')
    return sources === undefined || sources.some((source) => matches(source, page, target))
  })

const hasWord = (sources: readonly string[], word: string): boolean =>
  sources.some((source) => source.toLowerCase() === word)

/** https://www.w3.org/TR/CSP3/#match-url-to-source-expression */
function matches(source: string, page: URL, target: URL): boolean {
  const text = source.toLowerCase()
  if (text === '*') return /^https?:$/.test(target.protocol)
  if (text === "'self'") return isSelf(page, target)
  if (text.startsWith("'")) return false
  if (/^[a-z][a-z0-9+.-]*:$/.test(text)) return isSchemeOf(text, target.protocol)
  const found = /^(?:([a-z][a-z0-9+.-]*:)\/\/)?(\*|(?:\*\.)?[^/:*]+)(?::(\d+|\*))?(\/.*)?$/.exec(text)
  if (found === null) return false
  const [, scheme = page.protocol, host = '', port] = found
  // Paths tell small from capital letters.
  const path = found[4] === undefined ? undefined : source.slice(source.length - found[4].length)
  return isSchemeOf(scheme, target.protocol) && isHost(host, target) && isPort(port, target) && isPath(path, target)
}

const isSelf = (page: URL, target: URL): boolean =>
  page.origin === target.origin ||
  (page.hostname === target.hostname && page.port === target.port && isSchemeOf(page.protocol, target.protocol))

/** http allows https as well. */
const isSchemeOf = (scheme: string, protocol: string): boolean =>
  scheme === protocol || (scheme === 'http:' && protocol === 'https:')

const isHost = (host: string, { hostname }: URL): boolean =>
  host === '*' || (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host)

function isPort(port: string | undefined, target: URL): boolean {
  if (port === '*') return true
  const standard = target.protocol === 'https:' ? '443' : '80'
  const own = target.port === '' ? standard : target.port
  return port === undefined ? own === standard : port === own || (port === '80' && own === '443')
}

function isPath(path: string | undefined, { pathname }: URL): boolean {
  if (path === undefined || path === '/') return true
  return path.endsWith('/') ? pathname.startsWith(path) : pathname === path
}
