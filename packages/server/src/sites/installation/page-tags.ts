export interface Tag {
  /** In small letters. */
  name: string
  /** Names in small letters. */
  attributes: ReadonlyMap<string, string>
  /** Of `script` and its like: what stands between the tags. */
  text: string
}

/** Elements whose contents are text, whatever stands there. */
const RAW = new Set([
  'script',
  'style',
  'textarea',
  'title',
  'xmp',
  'iframe',
  'noembed',
  'noframes',
  'noscript',
  'template',
])

/**
 * The start tags of a page, in their order, as a browser with scripts sees them: not those in comments, in texts and in
 * templates. Follows the tokeniser of the HTML standard, whose state machine this needs only a part of.
 * https://html.spec.whatwg.org/multipage/parsing.html#tokenization
 */
export function tagsOf(html: string): Tag[] {
  const tags: Tag[] = []
  let at = 0
  while (true) {
    at = html.indexOf('<', at)
    if (at === -1) return tags
    if (html.startsWith('<!--', at)) at = endOf(html, '-->', at + 2)
    else if (/[a-z]/i.test(html[at + 1] ?? '')) at = readTag(html, at + 1, tags)
    else if (/[!?/]/.test(html[at + 1] ?? '')) at = endOf(html, '>', at)
    else at += 1
  }
}

const endOf = (html: string, mark: string, from: number): number => {
  const found = html.indexOf(mark, from)
  return found === -1 ? html.length : found + mark.length
}

/** @returns where to go on */
function readTag(html: string, start: number, tags: Tag[]): number {
  const name = (matchAt(/[^\s/>]+/y, html, start)?.[0] ?? '').toLowerCase()
  const attributes = new Map<string, string>()
  let at = start + name.length
  while (true) {
    at += matchAt(/[\s/]*/y, html, at)?.[0].length ?? 0
    if (at >= html.length) return at
    if (html[at] === '>') break
    const found = matchAt(ATTRIBUTE, html, at)
    if (found === null) return html.length
    const [whole, attribute = '', double, single, bare] = found
    const key = attribute.toLowerCase()
    // The first of two wins.
    if (!attributes.has(key)) attributes.set(key, unescape(double ?? single ?? bare ?? ''))
    at += whole.length
  }
  at += 1
  if (!RAW.has(name)) {
    tags.push({ name, attributes, text: '' })
    return at
  }
  const close = matchFrom(new RegExp(`</${name}(?=[\\s/>])`, 'gi'), html, at) ?? html.length
  tags.push({ name, attributes, text: html.slice(at, close) })
  return endOf(html, '>', close)
}

/** A name, and perhaps a value in double, in single or without quotes. */
const ATTRIBUTE = /(=?[^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"'][^\s>]*)?))?/y

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  const found = pattern.exec(text)
  return found === null || (pattern === ATTRIBUTE && found[0] === '') ? null : found
}

function matchFrom(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at
  return pattern.exec(text)?.index
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The few references that stand in addresses and policies. */
const unescape = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi,
    (whole, decimal?: string, hex?: string, named?: string) => {
      if (named !== undefined) return ENTITIES[named.toLowerCase()] ?? whole
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
    },
  )
