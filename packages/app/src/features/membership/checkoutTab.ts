/** The storage key of a checkout that was begun in this tab. */
const KEY = 'checkout'

type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Notes that this tab leaves for the page on which a plan is paid. */
export function noteCheckout(storage: TabStorage): void {
  try {
    storage.setItem(KEY, 'begun')
  } catch {
    // A browser may be set to refuse storage.
  }
}

/** Whether a checkout was begun in this tab; also where the browser refuses to say so. */
export function wasCheckoutBegun(storage: TabStorage): boolean {
  try {
    return storage.getItem(KEY) !== null
  } catch {
    return true
  }
}
