/** The use of a site; `other` is known by name, but says nothing about the channel of a visit. */
export type SiteKind = 'search' | 'social' | 'video' | 'shopping' | 'ai' | 'email' | 'other'

export interface KnownSite {
  /** The displayed name. */
  name: string
  kind: SiteKind
  /**
   * Hosts without `www.`, each with all below it. `google.*` is any country's domain. Names of Android packages are
   * hosts too, because apps send them as such.
   */
  hosts: readonly string[]
  /** The values of `utm_source` that people use for the site, beside its name and hosts. */
  aliases: readonly string[]
}

/** Sites of one kind: name to hosts, then perhaps `|` and aliases, all parted by blanks. */
export const sitesOf = (kind: SiteKind, sites: Readonly<Record<string, string>>): KnownSite[] =>
  Object.entries(sites).map(([name, text]) => {
    const [hosts = '', aliases = ''] = text.split('|')
    return { name, kind, hosts: wordsOf(hosts), aliases: wordsOf(aliases) }
  })

const wordsOf = (text: string): string[] => text.split(' ').filter((word) => word !== '')
