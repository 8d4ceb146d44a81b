/** What somebody does on a site; `other` is known by name, but says nothing about the channel of a visit. */
export type SiteKind = 'search' | 'social' | 'video' | 'shopping' | 'ai' | 'email' | 'other'

export interface KnownSite {
  /** As it is shown. */
  name: string
  kind: SiteKind
  /**
   * Hosts without `www.`, each with all below it. `google.*` is any country's domain. Names of Android packages are
   * hosts too, because apps send them as such.
   */
  hosts: readonly string[]
  /** What people write into `utm_source` beside the name and the hosts. */
  aliases: readonly string[]
}

/** Sites of one kind: name to hosts, then perhaps `|` and aliases, all parted by blanks. */
export const sitesOf = (kind: SiteKind, sites: Readonly<Record<string, string>>): KnownSite[] =>
  Object.entries(sites).map(([name, text]) => {
    const [hosts = '', aliases = ''] = text.split('|')
    return { name, kind, hosts: wordsOf(hosts), aliases: wordsOf(aliases) }
  })

const wordsOf = (text: string): string[] => text.split(' ').filter((word) => word !== '')
