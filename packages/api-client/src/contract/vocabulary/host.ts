/** The host in a typed domain or address; undefined where there is none. */
export function hostOf(text: string): string | undefined {
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`
  if (!URL.canParse(address)) return undefined
  const host = new URL(address).hostname.replace(/\.$/, '')
  const isName =
    host === 'localhost' || /^([a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?\.)+(?!\d+$)[a-z0-9-]{2,63}$/.test(host)
  return isName && host.length <= 253 ? host : undefined
}

/**
 * The host in a typed domain or address of pages that may frame others: optionally with a port, or with a leading `*.`.
 */
export function framingHostOf(text: string): string | undefined {
  const [, scheme = 'https://', wildcard = '', rest = ''] = /^(https?:\/\/)?(\*\.)?(.*)$/is.exec(text) ?? []
  const host = hostOf(`${scheme}${rest}`)
  if (host === undefined) return undefined
  const { port } = new URL(`${scheme}${rest}`)
  return `${wildcard}${host}${port === '' ? '' : `:${port}`}`
}
