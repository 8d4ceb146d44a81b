/** The use of a site; `other` is known by name, but says nothing about the channel of a visit. */
export type SiteKind = 'search' | 'social' | 'video' | 'shopping' | 'ai' | 'email' | 'other'

export interface KnownSite {
  /** The displayed name. */
  name: string
  kind: SiteKind
  /**
   * The hosts without `www.`, each with its subdomains. `google.*` is any country's domain. Names of Android packages
   * are hosts too, because apps send them as such.
   */
  hosts: readonly string[]
  /** The values of `utm_source` that people use for the site, beside its name and hosts. */
  aliases: readonly string[]
}

/** The sites of one kind: each name with its hosts, optionally followed by `|` and aliases, all separated by spaces. */
export const sitesOf = (kind: SiteKind, sites: Readonly<Record<string, string>>): KnownSite[] =>
  Object.entries(sites).map(([name, text]) => {
    const [hosts = '', aliases = ''] = text.split('|')
    return { name, kind, hosts: wordsOf(hosts), aliases: wordsOf(aliases) }
  })

const wordsOf = (text: string): string[] => text.split(' ').filter((word) => word !== '')
