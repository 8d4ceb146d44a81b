/** The first letter of a domain, without the prefix `www.`. */
export function domainInitial(domain: string): string {
  return [...domain.replace(/^www\./, '')][0]?.toLowerCase() ?? '?'
}
