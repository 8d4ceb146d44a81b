import type { Userinfo } from './types.ts'
import type { SessionStorage } from './sessionStorage.ts'

/** The signed-in person, kept under the storage keys `token` and `userinfo`. */
export interface Session {
  /** Token of each request; null while nobody is signed in. */
  token(): string | null
  /** Profile of the signed-in person; null while nobody is signed in, and where the stored text is damaged. */
  userinfo(): Userinfo | null
  /** Stores both keys; without `userinfo` the stored one stays. */
  store(session: { token: string; userinfo?: Userinfo }): void
  /** Removes both keys. */
  clear(): void
  /** Calls `listener` after each change that is made through this object. @returns a function that ends it */
  subscribe(listener: () => void): () => void
}

/** A session that also tells unreadable storage from nobody being signed in. */
export interface StoredSession extends Session {
  /** Token in the storage. @throws what the storage throws */
  readToken(): string | null
}

/** @param storage Where the two keys live, for example `localStorage`. */
export function createSession(storage: SessionStorage): StoredSession {
  const listeners = new Set<() => void>()
  const notify = () => listeners.forEach((listener) => listener())
  return {
    token: () => read(storage, 'token'),
    readToken: () => storage.getItem('token'),
    userinfo: () => parseUserinfo(read(storage, 'userinfo')),
    store({ token, userinfo }) {
      // Other tabs are told of each key separately: the token goes first, so that a new person is asked for with the new token.
      storage.setItem('token', token)
      try {
        if (userinfo !== undefined) storage.setItem('userinfo', JSON.stringify(userinfo))
      } catch (error) {
        // A token without its person would be half a session.
        storage.removeItem('token')
        throw error
      }
      notify()
    },
    clear() {
      storage.removeItem('token')
      storage.removeItem('userinfo')
      notify()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Value of a key; null where a browser refuses access to its storage. */
function read(storage: SessionStorage, key: string): string | null {
  try {
    return storage.getItem(key)
  } catch {
    return null
  }
}

function parseUserinfo(text: string | null): Userinfo | null {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Userinfo) : null
  } catch {
    return null
  }
}
