import type { Userinfo } from './outputTypes.ts'
import type { SessionStorage } from './sessionStorage.ts'

/** The session of the signed-in person, stored under the keys `token` and `userinfo`. */
export interface Session {
  /** The token of each request; null while nobody is signed in. */
  token(): string | null
  /** The profile of the signed-in person; null while nobody is signed in, and where the stored text is damaged. */
  userinfo(): Userinfo | null
  /** Stores both keys; without `userinfo` the stored one stays. */
  store(session: { token: string; userinfo?: Userinfo }): void
  /** Removes both keys. */
  clear(): void
  /** Calls `listener` after each change that is made through this object. @returns a function that stops it */
  subscribe(listener: () => void): () => void
}

/** A session that distinguishes unreadable storage from nobody being signed in. */
export interface StoredSession extends Session {
  /** The token in the storage. @throws the storage's error */
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
      // Other tabs receive an event for each key: the token is stored first, so that they request a new person with the
      // new token.
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

/** The value of a key; null where a browser refuses access to its storage. */
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
