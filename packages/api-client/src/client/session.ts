import type { Userinfo } from './types.ts'
import type { SessionStorage } from './sessionStorage.ts'

/** The signed-in person as it is stored: `token` and `userinfo`, the specification's two keys. */
export interface Session {
  /** Goes with each request; null while nobody is signed in. */
  token(): string | null
  /** Null while nobody is signed in, and where what is stored is damaged. */
  userinfo(): Userinfo | null
  /** Keeps both, in place of what was there. Without `userinfo` the one that is there stays. */
  store(session: { token: string; userinfo?: Userinfo }): void
  /** Removes both. */
  clear(): void
  /** Calls `listener` after each change that is made through this object. @returns a function that ends it */
  subscribe(listener: () => void): () => void
}

/** A session whose storage may be unreadable, which is not the same as that nobody is signed in. */
export interface StoredSession extends Session {
  /** @throws what the storage throws */
  readToken(): string | null
}

/** @param storage Where the two keys live, for example `localStorage`. */
export function createSession(storage: SessionStorage): StoredSession {
  const listeners = new Set<() => void>()
  const tell = () => listeners.forEach((listener) => listener())
  return {
    token: () => read(storage, 'token'),
    readToken: () => storage.getItem('token'),
    userinfo: () => parseUserinfo(read(storage, 'userinfo')),
    store({ token, userinfo }) {
      // Other tabs hear of each key by itself: who hears of another person asks with that person's token already.
      storage.setItem('token', token)
      try {
        if (userinfo !== undefined) storage.setItem('userinfo', JSON.stringify(userinfo))
      } catch (error) {
        // A token without its person would be half a session.
        storage.removeItem('token')
        throw error
      }
      tell()
    },
    clear() {
      storage.removeItem('token')
      storage.removeItem('userinfo')
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Browsers can be told to refuse storage: nobody is signed in there then. */
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

/** Storage for where there is none: Node, tests, stories. */
export function memoryStorage(): SessionStorage {
  const entries = new Map<string, string>()
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }
}
