import { profileLimits } from '@sightline/api-client'

const names = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'union_code',
  'ref_code',
  'invite_code',
] as const

/** The source of a visit, such as a referral code or a campaign, as its address names it. */
export type Attribution = Partial<Record<(typeof names)[number], string>>

/** The storage key of the attribution, which this tab keeps until somebody registers. */
const KEY = 'attribution'

type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Stores the attribution of an address, from its query or from the query behind the hash. A later address overwrites an
 * earlier one; values that are longer than the service takes are left out.
 */
export function keepAttribution({ search, hash }: Pick<Location, 'search' | 'hash'>, storage: TabStorage): void {
  const queries = [search, hash.slice(hash.indexOf('?') + 1)].map((query) => new URLSearchParams(query))
  const found = queries.map((query) => attributionOf((name) => query.get(name)))
  const kept = { ...readAttribution(storage), ...found[0], ...found[1] }
  if (Object.keys(kept).length === 0) return
  try {
    storage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // A browser may be set to refuse storage.
  }
}

export function readAttribution(storage: TabStorage): Attribution {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    const values = new Map(Object.entries(kept))
    return attributionOf((name) => {
      const value: unknown = values.get(name)
      return typeof value === 'string' ? value : null
    })
  } catch {
    return {}
  }
}

/** Removes the attribution once somebody has registered. */
export function forgetAttribution(storage: TabStorage): void {
  try {
    storage.removeItem(KEY)
  } catch {
    // The storage is refused, so there is nothing to remove.
  }
}

const attributionOf = (valueOf: (name: keyof Attribution) => string | null): Attribution =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = valueOf(name)?.trim() ?? ''
      return value === '' || value.length > profileLimits[name] ? [] : [[name, value]]
    }),
  )
